import type { PaymentAttempt } from './begin-decision.ts'

/** Whether a payment has ended, whatever came of it. */
export function isFinalState(state: PaymentAttempt['state']): boolean {
  return state === 'approved' || isFailedState(state)
}

/** Whether a payment has ended and nobody was charged. */
export function isFailedState(state: PaymentAttempt['state']): boolean {
  return state === 'declined' || state === 'cancelled' || state === 'dismissed'
}
