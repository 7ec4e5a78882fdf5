import type { PaymentAttempt } from './known-payment.ts'
import type { Payments } from './payments.ts'

/**
 * Whether the provider frees a payment that is cancelled: what is reserved or still awaited always, what was taken where it
 * gives this way to pay back. A provider that is away for now is asked again later.
 */
export function givesBack(
  { payments, channel }: { payments: Payments; channel: string },
  { provider, method, state, capture, captured_at }: PaymentAttempt,
): boolean {
  const isReserved = capture === 'at_shipping' && captured_at === null
  if (state === 'awaiting' || isReserved) return true
  return payments.named(channel, provider)?.provider.methods[method]?.can_refund !== false
}
