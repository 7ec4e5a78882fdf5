import type { KnownPayment, PaymentOutcome } from '../provider.ts'
import { findCounted, isCancelled, isToBePaid, type KnownState, toAmount } from './known-state.ts'
import { toChallenge } from './sessions.ts'
import type { KomojuPayment, Session } from './shapes.ts'
import { toInstructions } from './to-instructions.ts'

/** What KOMOJU has of a payment, said as the shop says it; undefined when it has nothing of it. */
export function toOutcome(
  { session, payments }: KnownState,
  asked: KnownPayment,
): PaymentOutcome | undefined {
  const counted = findCounted(payments)
  if (counted) return toOutcomeOf(counted, session, asked)
  if (!session) return asked.reference === null ? undefined : { result: 'unknown' }
  if (isOpen(session)) return toChallenge(session)
  // A payment is coming that the list does not have yet.
  return session.status === 'completed' ? { result: 'unknown' } : { result: 'declined' }
}

const isOpen = (session: Session): boolean => session.status === 'pending' && !session.expired

function toOutcomeOf(
  payment: KomojuPayment,
  session: Session | undefined,
  asked: KnownPayment,
): PaymentOutcome {
  switch (payment.status) {
    case 'captured':
    case 'refunded':
      return isCancelled(payment, asked.idempotency_key) ? { result: 'declined' } : toApproved(payment, true)
    case 'authorized':
      return isToBePaid(payment) ? toAwaiting(payment, asked) : toApproved(payment, false)
    case 'pending':
      if (session && isOpen(session)) return toChallenge(session)
      // It has its number already, and is `authorized` in a moment.
      if (session?.status === 'completed' && isToBePaid(payment)) return toAwaiting(payment, asked)
      return { result: 'unknown' }
    default:
      // Another card may still be tried on the page.
      if (session && isOpen(session)) return toChallenge(session)
      return { result: payment.status === 'expired' && isToBePaid(payment) ? 'expired' : 'declined' }
  }
}

const toAwaiting = (payment: KomojuPayment, { days_to_pay }: KnownPayment): PaymentOutcome => ({
  result: 'awaiting',
  reference: payment.id,
  instructions: toInstructions(payment, days_to_pay),
})

const toApproved = (payment: KomojuPayment, is_captured: boolean): PaymentOutcome => ({
  result: 'approved',
  is_captured,
  reference: payment.id,
  amount: toAmount(payment),
  currency: payment.currency.toUpperCase(),
  card: toCard(payment),
  // KOMOJU tells of no score.
  risk: null,
})

function toCard({ payment_details }: KomojuPayment) {
  const { brand, last_four_digits: last4 } = payment_details ?? {}
  return brand && last4 ? { brand, last4 } : null
}
