import type { PaymentOutcome, PaymentRequest } from '../provider.ts'
import { type Answer, type KomojuApi, toMistake } from './api.ts'
import { PAYMENT_TYPES } from './methods.ts'
import { toExternalNumber } from './order-number.ts'
import { type Session, SessionSchema } from './shapes.ts'

/**
 * A session is what the shopper is sent to: a page on which exactly one way to pay can be chosen. Opened again with the same
 * request, it is the same session, for a day; later the external number, which must be new, refuses a second.
 */
export const openSession = (api: KomojuApi, request: PaymentRequest): Promise<Answer<Session>> =>
  api.post('/sessions', SessionSchema, {
    body: toSessionBody(request),
    once_as: `session.${request.idempotency_key}`,
  })

function toSessionBody(request: PaymentRequest) {
  const { method, amount, return_url, payer, capture } = request
  const isTakenLater = method === 'card' && capture === 'at_shipping'
  return {
    mode: 'payment',
    amount,
    currency: 'JPY',
    return_url,
    payment_types: [PAYMENT_TYPES[method]],
    default_locale: 'ja',
    ...(payer.email && { email: payer.email }),
    payment_data: {
      external_order_num: toExternalNumber(request),
      capture: isTakenLater ? 'manual' : 'auto',
      ...(payer.name && { name: payer.name }),
      ...(payer.name_kana && { name_kana: payer.name_kana }),
    },
  }
}

/** Where the shopper is sent. */
export const toChallenge = ({ id, session_url }: Session): PaymentOutcome => ({
  result: 'challenge',
  redirect_url: session_url,
  reference: id,
})

/** Fields whose refusal is about this payment, not about how it is asked for: too much for the way to pay, or a second session. */
const OF_THE_PAYMENT: readonly (string | null)[] = [
  'amount',
  'payment_data[external_order_num]',
  'external_order_num',
]

/**
 * Opens the page.
 * @throws Error when the request is one KOMOJU never takes
 */
export async function authorise(api: KomojuApi, request: PaymentRequest): Promise<PaymentOutcome> {
  const opened = await openSession(api, request)
  if (opened.state === 'unknown') return { result: 'unknown' }
  if (opened.state === 'answered') return toChallenge(opened.body)
  const { refusal } = opened
  if (refusal.status === 402 || OF_THE_PAYMENT.includes(refusal.param)) return { result: 'declined' }
  throw toMistake('POST /sessions', refusal)
}
