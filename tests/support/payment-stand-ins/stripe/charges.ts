import { begin, type Books, type Charge, type Intent, nameAnew } from './books.ts'
import { cardError } from './card-methods.ts'
import { openDispute } from './disputes.ts'
import type { TestCard } from './test-cards.ts'

/** Whether the card's owner is asked, by what the shop wants and what the card does. */
export function mustAsk(
  { card, is_set_up }: { card: TestCard; is_set_up: boolean },
  wanted: string,
): boolean {
  if (card.asks === 'always') return true
  if (card.asks === 'until_set_up') return !is_set_up
  return card.asks === 'if_asked' && wanted !== 'automatic'
}

/** Sends the shopper to a page: 3-D Secure, or PayPay. */
export function askOwner(books: Books, intent: Intent, return_url: string): Intent {
  const errand = nameAnew('errand')
  books.errands.set(errand, { of: 'payment_intent', id: intent.id, return_url, is_done: false })
  intent.status = 'requires_action'
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url: `https://hooks.stripe.com/redirect/authenticate/${errand}`, return_url },
  }
  books.tell('payment_intent.requires_action', intent)
  return intent
}

const SELLER_MESSAGES: Readonly<Record<TestCard['risk'], string>> = {
  normal: 'Payment complete.',
  elevated: 'Stripe evaluated this payment as having elevated risk.',
  highest: 'Stripe blocked this payment as too risky.',
}

export function approve(books: Books, intent: Intent): Intent {
  const isLater = intent.capture_method === 'manual'
  const charge = addCharge(books, intent, 'succeeded', isLater ? 0 : intent.amount)
  Object.assign(intent, {
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    status: isLater ? 'requires_capture' : 'succeeded',
    amount_capturable: isLater ? intent.amount : 0,
    amount_received: isLater ? 0 : intent.amount,
  })
  books.tell('charge.succeeded', charge)
  books.tell(isLater ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', intent)
  if (books.cards.get(intent.payment_method ?? '')?.card.is_disputed) openDispute(books, intent)
  return intent
}

/** @throws ApiError 402, as Stripe answers a refused card; what the intent is then stays */
export function decline(books: Books, intent: Intent): never {
  const held = books.cards.get(intent.payment_method ?? '')
  const decline_code = held?.card.charge === 'insufficient_funds' ? 'insufficient_funds' : 'generic_decline'
  fail(books, intent, 'card_declined', 'Your card was declined.', decline_code)
  throw cardError('card_declined', 'Your card was declined.', {
    decline_code,
    payment_intent: intent,
    charge: intent.latest_charge,
  })
}

/** The attempt came to nothing; the intent waits for another way to pay. */
export function fail(
  books: Books,
  intent: Intent,
  code: string,
  message: string,
  decline_code?: string,
): Intent {
  const method = books.methods.get(intent.payment_method ?? '')
  if (decline_code) intent.latest_charge = addCharge(books, intent, 'failed', 0).id
  Object.assign(intent, {
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_payment_error: {
      type: decline_code ? 'card_error' : 'invalid_request_error',
      code,
      message,
      ...(decline_code && { decline_code }),
      ...(method && { payment_method: method }),
    },
  })
  books.tell('payment_intent.payment_failed', intent)
  return intent
}

function addCharge(books: Books, intent: Intent, status: Charge['status'], captured: number): Charge {
  const method = books.methods.get(intent.payment_method ?? '')
  const risk = books.cards.get(method?.id ?? '')?.card.risk
  const type = method?.type ?? 'card'
  const isGood = status === 'succeeded'
  const charge: Charge = {
    ...begin('ch', 'charge', books.now()),
    amount: intent.amount,
    amount_captured: captured,
    amount_refunded: 0,
    captured: captured > 0,
    currency: intent.currency,
    disputed: false,
    metadata: { ...intent.metadata },
    outcome: {
      type: isGood ? 'authorized' : 'issuer_declined',
      network_status: isGood ? 'approved_by_network' : 'declined_by_network',
      risk_level: risk ?? 'not_assessed',
      seller_message: SELLER_MESSAGES[risk ?? 'normal'],
      reason: risk === 'elevated' ? 'elevated_risk_level' : null,
    },
    paid: isGood,
    payment_intent: intent.id,
    payment_method: method?.id ?? '',
    payment_method_details: { type, [type]: method?.card ?? {} },
    refunded: false,
    status,
  }
  books.charges.set(charge.id, charge)
  return charge
}
