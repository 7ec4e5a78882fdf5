/** A way to pay; cards by the names that Stripe's documents have for test cards. */
export type Way = { code: 'card'; card: string } | { code: 'konbini' | 'paypay' | 'bank_transfer' }

/** What a shopper does on the page of a payment company. Who leaves closes the tab there. */
export type Answer = 'approve' | 'refuse' | 'approve and leave' | 'leave' | 'give up'

/** What happens to the order afterwards: money comes, does not come in time, or the staff cancel it. */
export type Sequel = 'pay' | 'expire' | 'cancel' | 'pay and cancel'

export interface Plan {
  name: string
  /** The next one after each refusal, the last one again and again. */
  ways: readonly [Way, ...Way[]]
  /** At each visit of the company's page, the last one again and again. */
  answers?: readonly Answer[]
  sequel?: Sequel
}

const toCard = (card: string): Way => ({ code: 'card', card })
const GOOD = toCard('tok_visa')
const ASKING = toCard('tok_threeDSecure2Required')
const KONBINI: Way = { code: 'konbini' }
const PAYPAY: Way = { code: 'paypay' }

/** What shoppers intend. Each comes once before any comes again. */
export const PLANS: readonly Plan[] = [
  { name: 'card', ways: [GOOD] },
  { name: 'another card', ways: [toCard('tok_mastercard')] },
  { name: 'card, cancelled', ways: [toCard('tok_jcb')], sequel: 'cancel' },
  { name: 'card refused, then another', ways: [toCard('tok_chargeDeclined'), toCard('tok_amex')] },
  { name: 'challenge', ways: [ASKING, GOOD], answers: ['approve'] },
  { name: 'challenge failed, then another card', ways: [ASKING, GOOD], answers: ['refuse'] },
  { name: 'challenge, tab closed', ways: [ASKING, GOOD], answers: ['approve and leave'] },
  { name: 'challenge left', ways: [ASKING, GOOD], answers: ['leave'] },
  { name: 'konbini, paid', ways: [KONBINI], sequel: 'pay' },
  { name: 'konbini, not paid in time', ways: [KONBINI], sequel: 'expire' },
  { name: 'konbini, cancelled', ways: [KONBINI], sequel: 'cancel' },
  { name: 'konbini, paid and cancelled', ways: [KONBINI], sequel: 'pay and cancel' },
  { name: 'konbini, waiting', ways: [KONBINI] },
  { name: 'PayPay', ways: [PAYPAY], answers: ['approve'] },
  { name: 'PayPay, cancelled', ways: [PAYPAY], answers: ['approve'], sequel: 'cancel' },
  { name: 'PayPay, tab closed', ways: [PAYPAY], answers: ['approve and leave'] },
  { name: 'PayPay refused, then paid', ways: [PAYPAY], answers: ['refuse', 'approve'] },
  { name: 'PayPay given up, then card', ways: [PAYPAY, GOOD], answers: ['give up'] },
  { name: 'PayPay left', ways: [PAYPAY], answers: ['leave'] },
  { name: 'bank transfer', ways: [{ code: 'bank_transfer' }] },
]

/** One of several, counted from 0; the last for all that come after it. */
export const takeAt = <One>(all: readonly One[], at: number): One | undefined =>
  all[Math.min(at, all.length - 1)]
