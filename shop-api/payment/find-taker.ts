import type { MethodTraits, ProviderMethod } from '#payment/provider.ts'
import { isProviderMethod, type Payments } from './payments.ts'

/** Who takes the money of an order, and how. */
export interface Taker {
  /** The provider's folder name. */
  provider: string
  method: ProviderMethod
  entry: MethodTraits['entry']
  capture: 'at_order' | 'at_shipping'
  days_to_pay: number
}

interface ChosenPayment {
  code: string
  capture: 'at_order' | 'at_shipping'
  guide: { deadline_days: number } | null
}

/** Days a shopper has for what is paid later, where the shop does not say. */
const DAYS_TO_PAY = 3

/** The provider that takes a way to pay for a shop; null where the shop takes the money itself. */
export function findTaker(
  { payments, channel }: { payments: Payments; channel: { name: string } },
  chosen: ChosenPayment | undefined,
): Taker | null {
  if (!chosen || !isProviderMethod(chosen.code)) return null
  const account = payments.take(channel.name, chosen.code)
  const traits = account?.provider.methods[chosen.code]
  if (!account || !traits) return null
  return {
    provider: account.provider.name,
    method: chosen.code,
    entry: traits.entry,
    capture: traits.can_capture_later ? chosen.capture : 'at_order',
    days_to_pay: chosen.guide?.deadline_days ?? DAYS_TO_PAY,
  }
}
