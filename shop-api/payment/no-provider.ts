import type { PaymentProvider } from './payment-provider.ts'

/**
 * Used where nobody takes cards: no card is usable. What an earlier provider was asked stays unknown, so that no order
 * is lost and none is made up. That provider must come back to say.
 */
export const noProvider: PaymentProvider = {
  isUsable: async () => false,
  authorise: async () => ({ result: 'unknown' }),
  find: async () => ({ result: 'unknown' }),
  readVerdict: async () => undefined,
  cancel: () => Promise.reject(new Error('There is no payment provider that could cancel a charge.')),
  refund: async () => ({ result: 'unknown' }),
  keep: async () => ({ result: 'unknown_token' }),
  forget: () => Promise.reject(new Error('There is no payment provider that could forget a card.')),
}
