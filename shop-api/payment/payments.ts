import { type OpenProvider, PROVIDER_METHODS, type ProviderMethod } from '#payment/provider.ts'

/** Who takes payments for the shops of this installation. */
export interface Payments {
  /** Who takes a way to pay for a shop now; undefined when nobody does. */
  take: (channel: string, code: string) => OpenProvider | undefined
  /** A provider the shop has an account at, also one that takes nothing new any more: what it took it gives back. */
  named: (channel: string, name: string) => OpenProvider | undefined
  /** Each account once, with the shops it is for. */
  accounts: readonly { account: OpenProvider; isOf: (channel: string) => boolean }[]
  close: () => Promise<void>
}

/** Used where nobody takes payments: what needs a provider is not offered. */
export const noPayments: Payments = {
  take: () => undefined,
  named: () => undefined,
  accounts: [],
  close: async () => undefined,
}

/** Ways to pay that are not there without a provider; a bank transfer can be taken by the shop itself. */
const NEEDS_PROVIDER: readonly string[] = PROVIDER_METHODS.filter((method) => method !== 'bank_transfer')

export const needsProvider = (code: string): boolean => NEEDS_PROVIDER.includes(code)

/** Whether a shop's way to pay can be chosen now. */
export const isTaken = ({ take }: Payments, channel: string, code: string): boolean =>
  !needsProvider(code) || take(channel, code) !== undefined

/** Narrows a way to pay to one that a provider takes. */
export const isProviderMethod = (code: string): code is ProviderMethod =>
  PROVIDER_METHODS.some((method) => method === code)
