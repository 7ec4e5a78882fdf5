import type { MethodTraits, ProviderMethod } from '../provider.ts'

/** What each way to pay is called at KOMOJU. */
export const PAYMENT_TYPES = {
  card: 'credit_card',
  konbini: 'konbini',
  paypay: 'paypay',
  bank_transfer: 'bank_transfer',
  deferred: 'paidy',
} as const satisfies Record<ProviderMethod, string>

const HOSTED = { entry: 'hosted', can_capture_later: false, can_refund: true } as const

/**
 * Everything is typed and chosen on KOMOJU's page. Cash from a shop or a bank cannot be sent back the way it came: KOMOJU
 * wants the shopper's bank account for it, which the shop does not have.
 */
export const METHODS: Record<ProviderMethod, MethodTraits> = {
  card: { ...HOSTED, can_capture_later: true },
  konbini: { ...HOSTED, can_refund: false },
  paypay: HOSTED,
  bank_transfer: { ...HOSTED, can_refund: false },
  deferred: HOSTED,
}

/** Types whose payment is `authorized` when the shopper has the instructions, not when money is there. */
const PAID_LATER: readonly string[] = ['konbini', 'bank_transfer', 'pay_easy']

/** Whether a payment of this type waits for the shopper to go and pay. */
export const isPaidLater = (type: string): boolean => PAID_LATER.includes(type)
