import type { CaptureOutcome, KnownPayment } from '../provider.ts'
import type { KomojuApi } from './api.ts'
import {
  findCounted,
  isCancelled,
  isHidden,
  isToBePaid,
  loadPayment,
  loadState,
  toAmount,
} from './known-state.ts'
import { type KomojuPayment, KomojuPaymentSchema } from './shapes.ts'

/**
 * Takes what is reserved on a card, or a part of it. KOMOJU takes a payment once, so asked again it is answered by how the
 * payment stands; no key is needed.
 */
export async function capture(api: KomojuApi, asked: KnownPayment, amount: number): Promise<CaptureOutcome> {
  const state = await loadState(api, asked)
  if (state.state === 'unknown') return { result: 'unknown' }
  const payment = findCounted(state.payments)
  if (!payment) return { result: isHidden(state) ? 'unknown' : 'refused' }
  if (payment.status === 'pending') return { result: 'unknown' }
  if (payment.status !== 'authorized' || isToBePaid(payment) || amount > toAmount(payment)) {
    return toCaptureOutcome(payment, asked)
  }
  const answer = await api.post(`/payments/${encodeURIComponent(payment.id)}/capture`, KomojuPaymentSchema, {
    // Of a part KOMOJU would reckon the tax itself, if it were left out.
    body: amount < toAmount(payment) ? { amount, tax: 0 } : {},
  })
  if (answer.state === 'unknown') return { result: 'unknown' }
  if (answer.state === 'answered') return toCaptureOutcome(answer.body, asked)
  const now = await loadPayment(api, payment.id)
  if (now === 'unknown' || now === undefined) return { result: 'unknown' }
  return toCaptureOutcome(now, asked)
}

function toCaptureOutcome(payment: KomojuPayment, { idempotency_key }: KnownPayment): CaptureOutcome {
  const isTaken = ['captured', 'refunded'].includes(payment.status) && !isCancelled(payment, idempotency_key)
  return { result: isTaken ? 'captured' : 'refused' }
}
