/** What becomes of KOMOJU's own test cards (doc.komoju.com/docs/test-cards and its page on testing 3-D Secure). */
export type CardFate =
  | 'approved'
  | 'challenge'
  | 'failed_challenge'
  | 'not_authenticated'
  | 'insufficient_funds'

const FATES: Readonly<Record<string, CardFate>> = {
  '4111111111111111': 'approved',
  '5555555555554444': 'approved',
  '3530111333300000': 'approved',
  '4100000000000100': 'approved',
  '4100000000005000': 'challenge',
  '4100000000300005': 'failed_challenge',
  '4100000000500000': 'not_authenticated',
  '4123111111111000': 'insufficient_funds',
}

export const KOMOJU_NUMBERS = Object.keys(FATES)

/** Undefined for a number that is none. */
export const findFate = (number: string): CardFate | undefined => FATES[number.replaceAll(/\D/g, '')]

/** The password its test page of 3-D Secure takes. */
export const CHALLENGE_PASSWORD = '123456'

export function toCardDetails(number: string, expiry: string) {
  const digits = number.replaceAll(/\D/g, '')
  const [month = '12', year = '30'] = expiry.split('/')
  const brands: Readonly<Record<string, string>> = { 3: 'jcb', 4: 'visa', 5: 'mastercard' }
  return {
    brand: brands[digits.slice(0, 1)] ?? 'visa',
    last_four_digits: digits.slice(-4),
    month: Number(month),
    year: 2000 + Number(year),
  }
}
