import type { PaymentProvider } from './payment-provider.ts'

/**
 * Stands where nobody takes cards. No card is usable. What a provider was asked before it was taken away stays unknown,
 * so that no order is lost and none is made up: the provider must come back to say.
 */
export const noProvider: PaymentProvider = {
  isUsable: async () => false,
  authorise: async () => ({ result: 'unknown' }),
  find: async () => ({ result: 'unknown' }),
  readVerdict: async () => undefined,
  cancel: () => Promise.reject(new Error('There is no payment provider that could cancel a charge.')),
  keep: async () => ({ result: 'unknown_token' }),
  forget: () => Promise.reject(new Error('There is no payment provider that could forget a card.')),
}
