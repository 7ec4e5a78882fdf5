import type { KnownPayment } from '../provider.ts'
import { type KomojuApi, orThrow } from './api.ts'
import { isHidden, isToBePaid, loadPayment, loadState, toAmount, toCancelMark } from './known-state.ts'
import { sendRefund } from './refund.ts'
import { openSession } from './sessions.ts'
import { type KomojuPayment, KomojuPaymentSchema, type Session, SessionSchema } from './shapes.ts'

/**
 * Makes sure that a payment takes nothing: its page is closed, so that none can begin on it any more, then what began there
 * is ended or given back.
 * @throws Error while nobody knows, and where the money of a konbini or a bank has arrived: it goes back by hand only
 */
export async function cancel(api: KomojuApi, asked: KnownPayment): Promise<void> {
  const before = await loadKnown(api, asked)
  const session = before.session ?? (await openAnyway(api, asked, before.payments))
  if (session?.status === 'pending') await closeSession(api, session)
  // Once more: the shopper may have paid just before the page was closed.
  const known = await loadKnown(api, { ...asked, reference: asked.reference ?? session?.id ?? null })
  for (const payment of known.payments) await endPayment(api, asked, payment)
  if (isHidden(known)) {
    throw new Error('KOMOJU has taken a payment, but does not show it yet: cancel it again later.')
  }
}

async function loadKnown(api: KomojuApi, asked: KnownPayment) {
  const known = await loadState(api, asked)
  if (known.state === 'found') return known
  throw new Error('Nobody knows how a payment stands at KOMOJU that is to be cancelled: ask again later.')
}

/**
 * Takes the place of a request that may still be on its way: arriving later, it is answered with this session, which is closed
 * by then. One that KOMOJU refuses needs no closing.
 */
async function openAnyway(
  api: KomojuApi,
  asked: KnownPayment,
  payments: readonly KomojuPayment[],
): Promise<Session | undefined> {
  if (payments.length > 0) return undefined
  const opened = await openSession(api, asked)
  return opened.state === 'refused' ? undefined : orThrow('opening a session to close it', opened)
}

async function closeSession(api: KomojuApi, { id }: Session): Promise<void> {
  const closed = await api.post(`/sessions/${encodeURIComponent(id)}/cancel`, SessionSchema)
  // Refused is one that was completed meanwhile, or has expired: what began on it is looked at next.
  if (closed.state === 'unknown') orThrow('closing a session', closed)
}

async function endPayment(api: KomojuApi, asked: KnownPayment, payment: KomojuPayment): Promise<void> {
  if (payment.status === 'pending' || payment.status === 'authorized') {
    const ended = await api.post(`/payments/${encodeURIComponent(payment.id)}/cancel`, KomojuPaymentSchema)
    if (ended.state === 'answered') return
    if (ended.state === 'unknown') orThrow('cancelling a payment', ended)
    const now = await loadPayment(api, payment.id)
    if (now === undefined || now === 'unknown' || now.status === payment.status) {
      throw new Error(
        `KOMOJU does not cancel payment ${payment.id}, which is ${payment.status}: ask again later.`,
      )
    }
    return endPayment(api, asked, now)
  }
  if (payment.status === 'captured') await giveBack(api, asked, payment)
}

async function giveBack(api: KomojuApi, asked: KnownPayment, payment: KomojuPayment): Promise<void> {
  if (isToBePaid(payment)) {
    throw new Error(
      `Payment ${payment.id} was paid in cash or by transfer, which KOMOJU cannot send back: ask for a refund to the shopper's bank account in its dashboard.`,
    )
  }
  const rest = toAmount(payment) - payment.amount_refunded
  if (rest <= 0) return
  orThrow(
    'giving back a cancelled payment',
    await sendRefund(api, payment, rest, toCancelMark(asked.idempotency_key)),
  )
}
