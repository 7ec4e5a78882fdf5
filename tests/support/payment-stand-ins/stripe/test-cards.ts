import { createHash } from 'node:crypto'

export interface TestCard {
  brand: string
  /** What the card company does. */
  charge: 'approve' | 'decline' | 'insufficient_funds' | 'block'
  /** When it asks its owner: never, when 3-D Secure is asked for, always, or until it was set up. */
  asks: 'never' | 'if_asked' | 'always' | 'until_set_up'
  risk: 'normal' | 'elevated' | 'highest'
  /** Whether its owner disputes every charge. */
  is_disputed?: boolean
}

const plain: TestCard = { brand: 'visa', charge: 'approve', asks: 'never', risk: 'normal' }

/** Numbers and what they do: docs.stripe.com/testing. */
const NUMBERS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': plain,
  '5555555555554444': { ...plain, brand: 'mastercard' },
  '3566002020360505': { ...plain, brand: 'jcb' },
  '378282246310005': { ...plain, brand: 'amex' },
  '4000000000000002': { ...plain, charge: 'decline' },
  '4000000000009995': { ...plain, charge: 'insufficient_funds' },
  '4000000000003055': { ...plain, asks: 'if_asked' },
  '4000000000003220': { ...plain, asks: 'always' },
  '4000002760003184': { ...plain, asks: 'always' },
  '4000002500003155': { ...plain, asks: 'until_set_up' },
  '4000008400001629': { ...plain, asks: 'always', charge: 'decline' },
  '4000000000000259': { ...plain, is_disputed: true },
  '4000000000009235': { ...plain, risk: 'elevated' },
  '4100000000000019': { ...plain, charge: 'block', risk: 'highest' },
}

/** Names that stand for numbers, so that a test sends none. */
const TOKENS: Readonly<Record<string, string>> = {
  tok_visa: '4242424242424242',
  tok_mastercard: '5555555555554444',
  tok_jcb: '3566002020360505',
  tok_amex: '378282246310005',
  tok_chargeDeclined: '4000000000000002',
  tok_chargeDeclinedInsufficientFunds: '4000000000009995',
  tok_threeDSecureOptional: '4000000000003055',
  tok_threeDSecure2Required: '4000000000003220',
  tok_createDispute: '4000000000000259',
  tok_riskLevelElevated: '4000000000009235',
}

export const toNumber = (token: string): string | undefined => TOKENS[token]

export const STRIPE_NUMBERS = Object.keys(NUMBERS)

/** Any other number is refused, as Stripe refuses real cards in its test mode. */
export const findTestCard = (number: string): TestCard | undefined => NUMBERS[number]

/** The same for a number whenever it is given, and nothing of the number. */
export const toFingerprint = (number: string): string =>
  createHash('sha256').update(`stand-in ${number}`).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 16)

export function passesLuhn(number: string): boolean {
  const digits = [...number].toReversed().map(Number)
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
