import type { KnownPayment, RefundOutcome, RefundRequest } from '../provider.ts'
import type { Answer, KomojuApi } from './api.ts'
import { findCounted, isHidden, isToBePaid, loadState } from './known-state.ts'
import { type KomojuPayment, KomojuPaymentSchema } from './shapes.ts'

/**
 * Gives back. The key goes with the refund as its description: KOMOJU forgets a request's own key after a day, what a refund
 * is described by it keeps.
 */
export async function refund(
  api: KomojuApi,
  asked: KnownPayment,
  { refund_key, amount }: RefundRequest,
): Promise<RefundOutcome> {
  const state = await loadState(api, asked)
  if (state.state === 'unknown') return { result: 'unknown' }
  const payment = findCounted(state.payments)
  if (!payment && isHidden(state)) return { result: 'unknown' }
  if (!payment || isToBePaid(payment)) return { result: 'refused' }
  const earlier = findRefund(payment, refund_key)
  if (earlier) return { result: 'refunded', reference: earlier }
  if (payment.status !== 'captured') return { result: 'refused' }
  const answer = await sendRefund(api, payment, amount, refund_key)
  if (answer.state === 'unknown') return { result: 'unknown' }
  if (answer.state === 'refused') return { result: 'refused' }
  return { result: 'refunded', reference: findRefund(answer.body, refund_key) ?? payment.id }
}

/** At most once by this key. */
export const sendRefund = (
  api: KomojuApi,
  payment: KomojuPayment,
  amount: number,
  key: string,
): Promise<Answer<KomojuPayment>> =>
  api.post(`/payments/${encodeURIComponent(payment.id)}/refund`, KomojuPaymentSchema, {
    body: { amount, description: key },
    once_as: `refund.${key}`,
  })

const findRefund = ({ refunds }: KomojuPayment, key: string): string | undefined =>
  refunds.find(({ description }) => description === key)?.id
