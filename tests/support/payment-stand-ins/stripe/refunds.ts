import { missing, refuse } from './api-error.ts'
import { begin, type Books, type Charge, type Refund } from './books.ts'
import type { Tree } from './form.ts'
import { checkParameters, parameters } from './parameters.ts'

export function createRefund(books: Books, tree: Tree): Refund {
  const asked = checkParameters(parameters.createRefund, tree)
  const charge = findCharge(books, asked)
  if (!charge.captured)
    throw refuse('This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
    })
  if (charge.disputed)
    throw refuse(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  // What a capture of a part set free counts as given back, too.
  const left = charge.amount - charge.amount_refunded
  if (left <= 0)
    throw refuse(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = asked.amount === undefined ? left : Number(asked.amount)
  if (amount < 1)
    throw refuse('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount > left)
    throw refuse(`Refund amount (¥${amount}) is greater than unrefunded amount on charge (¥${left})`, {
      param: 'amount',
    })
  const isCash = books.methods.get(charge.payment_method)?.type === 'konbini'
  if (isCash && asked.instructions_email === undefined)
    throw refuse('Missing required param: instructions_email.', {
      code: 'parameter_missing',
      param: 'instructions_email',
    })
  const refund: Refund = {
    ...begin('re', 'refund', books.now()),
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: asked.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: asked.reason ?? null,
    ...(asked.instructions_email !== undefined && { instructions_email: asked.instructions_email }),
    status: isCash ? 'requires_action' : 'succeeded',
  }
  books.refunds.set(refund.id, refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  books.tell('refund.created', refund)
  books.tell('charge.refunded', charge)
  return refund
}

/** The part of a reservation that was not taken. The worse case of what the documents leave open: Stripe shows it as a refund. */
export function setRestFree(books: Books, charge: Charge): void {
  const rest = charge.amount - charge.amount_captured
  if (rest === 0) return
  charge.amount_refunded += rest
  const refund: Refund = {
    ...begin('re', 'refund', books.now()),
    amount: rest,
    charge: charge.id,
    currency: charge.currency,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'expired_uncaptured_charge',
    status: 'succeeded',
  }
  books.refunds.set(refund.id, refund)
}

/** What the bank, or the shopper, made of it later. */
export function settleRefund(books: Books, id: string, status: Refund['status']): Refund {
  const refund = books.refunds.get(id)
  if (!refund) throw missing('refund', id, 'id')
  const charge = books.charges.get(refund.charge)
  const hasGone = ['failed', 'canceled'].includes(refund.status)
  const goes = ['failed', 'canceled'].includes(status)
  if (charge && goes && !hasGone) {
    charge.amount_refunded -= refund.amount
    charge.refunded = false
  }
  refund.status = status
  books.tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
  return refund
}

function findCharge(books: Books, asked: { payment_intent?: string; charge?: string }): Charge {
  const { payment_intent, charge } = asked
  if ((payment_intent === undefined) === (charge === undefined))
    throw refuse('One of these is required: payment_intent, charge.', { code: 'parameter_missing' })
  if (charge !== undefined) return books.charges.get(charge) ?? raise(missing('charge', charge, 'charge'))
  const intent = books.intents.get(payment_intent ?? '')
  if (!intent) throw missing('payment_intent', payment_intent ?? '', 'payment_intent')
  return (
    books.charges.get(intent.latest_charge ?? '') ??
    raise(
      refuse('This PaymentIntent does not have a successful charge to refund.', {
        code: 'payment_intent_unexpected_state',
      }),
    )
  )
}

function raise(error: Error): never {
  throw error
}
