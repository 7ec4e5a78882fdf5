import type * as z from 'zod/mini'
import { missing, refuse } from './api-error.ts'
import { begin, type Books, type Intent, type Method } from './books.ts'
import { findCustomer, makeSecret, takeCard } from './card-methods.ts'
import { approve, askOwner, decline, mustAsk } from './charges.ts'
import type { Tree } from './form.ts'
import { showVoucher } from './konbini.ts'
import { setRestFree } from './refunds.ts'
import { checkParameters, parameters } from './parameters.ts'

/** Yen that a way to pay takes: docs.stripe.com/payments. */
const LIMITS: Readonly<Record<string, { least: number; most: number }>> = {
  konbini: { least: 120, most: 300_000 },
}

export function findIntent(books: Books, id: string): Intent {
  const found = books.intents.get(id)
  if (!found) throw missing('payment_intent', id, 'intent')
  return found
}

export function createIntent(books: Books, tree: Tree): Intent {
  const asked = checkParameters(parameters.createIntent, tree)
  if (asked.currency !== 'jpy') throw refuse('The stand-in takes yen only.', { param: 'currency' })
  const amount = Number(asked.amount)
  if (amount < 50)
    throw refuse('Amount must be at least ¥50 jpy', { code: 'amount_too_small', param: 'amount' })
  if (amount > 99_999_999)
    throw refuse('Amount must be no more than ¥99,999,999 jpy', { code: 'amount_too_large', param: 'amount' })
  if (asked.customer !== undefined) findCustomer(books, asked.customer, 'customer')
  const isTaken = (method: string) => {
    const { least = 0, most = Infinity } = LIMITS[method] ?? {}
    return books.turned_on.has(method) && amount >= least && amount <= most
  }
  const beginning = begin('pi', 'payment_intent', books.now())
  const intent: Intent = {
    ...beginning,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    currency: asked.currency,
    capture_method: asked.capture_method ?? 'automatic_async',
    client_secret: makeSecret(beginning.id),
    customer: asked.customer ?? null,
    description: asked.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: asked.metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_types: (asked.allowed_payment_method_types ?? [...books.turned_on]).filter(isTaken),
    cancellation_reason: null,
    canceled_at: null,
    status: 'requires_payment_method',
  }
  books.intents.set(intent.id, intent)
  books.tell('payment_intent.created', intent)
  return intent
}

type Confirmation = z.output<typeof parameters.confirmIntent>

export function confirmIntent(books: Books, id: string, tree: Tree): Intent {
  const intent = findIntent(books, id)
  const asked = checkParameters(parameters.confirmIntent, tree)
  if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
    throw unexpected(intent, 'confirm')
  const type = asked.payment_method === undefined ? asked.payment_method_data?.type : 'card'
  if (type === undefined)
    throw refuse('You cannot confirm this PaymentIntent because it’s missing a payment method.', {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    })
  if (!intent.payment_method_types.includes(type))
    throw refuse(`The payment method type "${type}" is not among those of this PaymentIntent.`, {
      code: 'payment_intent_incompatible_payment_method',
    })
  const return_url = asked.return_url ?? null
  if (type === 'card') return chargeCard(books, intent, asked, return_url)
  const method = makeMethod(books, asked)
  if (type === 'konbini')
    return showVoucher(books, intent, method, asked.payment_method_options?.konbini ?? {})
  if (return_url === null) throw refuse('A `return_url` must be provided.', { param: 'return_url' })
  intent.payment_method = method.id
  return askOwner(books, intent, return_url)
}

function chargeCard(books: Books, intent: Intent, asked: Confirmation, return_url: string | null): Intent {
  const { method, held } = takeCard(books, asked.payment_method ?? '', intent.customer)
  intent.payment_method = method.id
  const wanted = asked.payment_method_options?.card?.request_three_d_secure ?? 'automatic'
  if (mustAsk(held, wanted)) {
    if (return_url === null) throw refuse('A `return_url` must be provided.', { param: 'return_url' })
    return askOwner(books, intent, return_url)
  }
  held.is_used = true
  return held.card.charge === 'approve' ? approve(books, intent) : decline(books, intent)
}

function makeMethod(books: Books, { payment_method_data: data }: Confirmation): Method {
  if (!data) throw new Error('only asked with data')
  const { name = null, email = null, phone = null, address = null } = data.billing_details ?? {}
  if (data.type === 'konbini')
    for (const [field, value] of Object.entries({ name, email }))
      if (value === null)
        throw refuse(`Missing required param: billing_details[${field}].`, {
          code: 'parameter_missing',
          param: `billing_details[${field}]`,
        })
  const method: Method = {
    ...begin('pm', 'payment_method', books.now()),
    type: data.type,
    customer: null,
    metadata: data.metadata ?? {},
    billing_details: { name, email, phone, address },
  }
  books.methods.set(method.id, method)
  return method
}

export function captureIntent(books: Books, id: string, tree: Tree): Intent {
  const intent = findIntent(books, id)
  const { amount_to_capture } = checkParameters(parameters.captureIntent, tree)
  if (intent.status !== 'requires_capture') throw unexpected(intent, 'capture')
  const amount = Number(amount_to_capture ?? intent.amount_capturable)
  if (amount < 1 || amount > intent.amount_capturable)
    throw refuse('The amount to capture is greater than the remaining amount you can capture.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
  const charge = books.charges.get(intent.latest_charge ?? '')
  if (charge) {
    Object.assign(charge, { captured: true, amount_captured: amount })
    setRestFree(books, charge)
    books.tell('charge.captured', charge)
  }
  Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
  books.tell('payment_intent.succeeded', intent)
  return intent
}

export function cancelIntent(books: Books, id: string, tree: Tree): Intent {
  const intent = findIntent(books, id)
  const { cancellation_reason = null } = checkParameters(parameters.cancelIntent, tree)
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw unexpected(intent, 'cancel')
  return end(books, intent, cancellation_reason)
}

/** Also what Stripe does by itself when nobody takes what was reserved: after seven days. */
export function end(books: Books, intent: Intent, cancellation_reason: string | null): Intent {
  Object.assign(intent, {
    status: 'canceled',
    cancellation_reason,
    canceled_at: books.now(),
    amount_capturable: 0,
    next_action: null,
  })
  books.tell('payment_intent.canceled', intent)
  return intent
}

const unexpected = (intent: Intent, doing: string) =>
  refuse(`You cannot ${doing} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })
