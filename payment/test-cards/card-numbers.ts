import { isCardExpiryValid } from '#src/rules/checkout/card-expiry.ts'
import { passesLuhn } from '#src/rules/checkout/card-number.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'

export type CardBehaviour = 'approve' | 'decline' | 'time_out_once' | 'challenge'

/** What the test provider does with its well-known numbers; every other number is declined. */
const BEHAVIOURS: Readonly<Record<string, CardBehaviour>> = {
  '4111111111111111': 'approve',
  '5555555555554444': 'approve',
  '4000000000000002': 'decline',
  '4000000000000119': 'time_out_once',
  '4000000000003220': 'challenge',
}

/** One number for each of them, to be shown to whoever tries the shop. */
export const SHOWN_NUMBERS = [
  '4111 1111 1111 1111',
  '4000 0000 0000 3220',
  '4000 0000 0000 0002',
  '4000 0000 0000 0119',
].map((number) => ({ number, behaviour: getBehaviour(number.replaceAll(' ', '')) }))

export function getBehaviour(number: string): CardBehaviour {
  return BEHAVIOURS[number] ?? 'decline'
}

/** 13-19 digits with a right check digit. */
export function isPossibleNumber(number: string): boolean {
  return /^\d{13,19}$/.test(number) && passesLuhn(number)
}

/** @param expiration `YYYYMM` (behaviour 5.15) */
export function isCurrent(expiration: string, now: Date): boolean {
  return isCardExpiryValid(expiration, toJapanDay(now).slice(0, 7).replace('-', ''))
}

export function getBrand(number: string): string {
  if (number.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'Mastercard'
  if (number.startsWith('35')) return 'JCB'
  if (/^3[47]/.test(number)) return 'American Express'
  return /^3(0|6|8)/.test(number) ? 'Diners Club' : 'Card'
}
