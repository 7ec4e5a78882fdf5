import type { KnownPayment } from '../provider.ts'
import { type Answer, type KomojuApi, orThrow } from './api.ts'
import { isPaidLater } from './methods.ts'
import { toExternalNumber } from './order-number.ts'
import {
  type KomojuPayment,
  KomojuPaymentSchema,
  PaymentListSchema,
  type Session,
  SessionSchema,
} from './shapes.ts'

/** What KOMOJU has of one payment of the shop. */
export interface KnownState {
  /** Undefined where KOMOJU does not tell of it. */
  session: Session | undefined
  /** The attempts on its page: a card that was refused, then another. */
  payments: KomojuPayment[]
}

type Found = { state: 'found' } & KnownState

/**
 * Looks for a payment by its number, then for its session. The session alone is known while the shopper has not chosen
 * anything on its page; the name that was given for the payment is the session's then.
 * @throws Error when KOMOJU does not take the question
 */
export async function loadState(
  api: KomojuApi,
  payment: KnownPayment,
): Promise<Found | { state: 'unknown' }> {
  const listed = await api.get('/payments', PaymentListSchema, {
    external_order_num: toExternalNumber(payment),
    per_page: '100',
  })
  if (listed.state === 'unknown') return { state: 'unknown' }
  const payments = [...orThrow('GET /payments', listed).data]
  let session = await loadSession(api, payments.find((one) => one.session)?.session ?? payment.reference)
  if (session === undefined && payments.length === 0 && payment.reference !== null) {
    // The list does not reach back to it.
    const named = await loadPayment(api, payment.reference)
    if (named === 'unknown') return { state: 'unknown' }
    if (named) payments.push(named)
    session = await loadSession(api, named?.session)
  }
  if (session === 'unknown') return { state: 'unknown' }
  // A list may be a moment behind.
  const newest = session?.payment
  const others = payments.filter(({ id }) => id !== newest?.id)
  return { state: 'found', session, payments: newest ? [newest, ...others] : others }
}

const loadSession = async (
  api: KomojuApi,
  id: string | null | undefined,
): Promise<Session | 'unknown' | undefined> =>
  id ? lookAt(api.get(`/sessions/${encodeURIComponent(id)}`, SessionSchema)) : undefined

/** One payment by KOMOJU's name of it; undefined when there is none. */
export const loadPayment = (api: KomojuApi, id: string): Promise<KomojuPayment | 'unknown' | undefined> =>
  lookAt(api.get(`/payments/${encodeURIComponent(id)}`, KomojuPaymentSchema))

async function lookAt<Body>(asked: Promise<Answer<Body>>): Promise<Body | 'unknown' | undefined> {
  const answer = await asked
  if (answer.state === 'unknown') return 'unknown'
  if (answer.state === 'refused' && answer.refusal.status === 404) return undefined
  return orThrow('a look at what it has', answer)
}

const WEIGHT: Readonly<Record<KomojuPayment['status'], number>> = {
  captured: 4,
  refunded: 3,
  authorized: 2,
  pending: 1,
  failed: 0,
  cancelled: 0,
  expired: 0,
}

/** The attempt that counts: the one with money, then the one that may still bring some, then the newest. */
export const findCounted = (payments: readonly KomojuPayment[]): KomojuPayment | undefined =>
  payments.toSorted(
    (one, other) =>
      WEIGHT[other.status] - WEIGHT[one.status] || Date.parse(other.created_at) - Date.parse(one.created_at),
  )[0]

/** Whether KOMOJU has a payment that it does not show yet. */
export const isHidden = ({ session, payments }: KnownState): boolean =>
  session?.status === 'completed' && payments.length === 0

/** What the shop asked for: KOMOJU's own fee for the shopper is not part of it. */
export const toAmount = ({ total, payment_method_fee }: KomojuPayment): number => total - payment_method_fee

/** Whether the shopper has to go somewhere and pay. */
export const isToBePaid = ({ payment_details }: KomojuPayment): boolean =>
  payment_details != null && isPaidLater(payment_details.type)

/** The description of a refund by which the shop cancelled a payment that had been taken. */
export const toCancelMark = (idempotency_key: string): string => `cancel.${idempotency_key}`

/** Whether it was given back because the shop cancelled it. */
export const isCancelled = ({ refunds }: KomojuPayment, idempotency_key: string): boolean =>
  refunds.some(({ description }) => description === toCancelMark(idempotency_key))
