import type { Book } from './book.ts'
import { PAID_LATER, type StandInChargeback, type StandInPayment, type StandInSession } from './shapes.ts'

/** The origin of the real service, which the stand-in is reached under. */
export const ORIGIN = 'https://komoju.com'

/** A session with every field of the public model. */
export function toWireSession(book: Book, session: StandInSession) {
  const payment = session.payment_id ? book.payments.get(session.payment_id) : undefined
  return {
    id: session.id,
    resource: 'session',
    mode: 'payment',
    amount: session.amount,
    currency: 'JPY',
    session_url: `${ORIGIN}/sessions/${session.id}`,
    return_url: session.return_url,
    default_locale: session.default_locale,
    payment_methods: [{ type: session.type, hashed_gateway: 'stand-in' }],
    created_at: session.created_at,
    cancelled_at: session.cancelled_at,
    completed_at: session.completed_at,
    status: session.cancelled_at ? 'cancelled' : session.completed_at ? 'completed' : 'pending',
    expired: book.isExpired(session),
    metadata: {},
    ...(payment && { payment }),
    payment_data: {
      external_order_num: session.external_order_num,
      capture: session.is_captured_later ? 'manual' : 'auto',
    },
    ...(session.email && { email: session.email }),
  }
}

interface Page {
  page?: string | undefined
  per_page?: string | undefined
  start_time?: string | undefined
  end_time?: string | undefined
}

/** A page of things, newest first. */
export function toWireList<Entry extends { created_at: string }>(
  resource: string,
  entries: readonly Entry[],
  { page = '1', per_page = '10', start_time, end_time }: Page,
) {
  const found = entries
    .filter(({ created_at }) => !start_time || Date.parse(created_at) > Date.parse(start_time))
    .filter(({ created_at }) => !end_time || Date.parse(created_at) < Date.parse(end_time))
    .toReversed()
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  const [size, at] = [Number(per_page), Number(page)]
  return {
    resource,
    data: found.slice((at - 1) * size, at * size),
    start_time: start_time ?? null,
    end_time: end_time ?? null,
    total: found.length,
    page: at,
    per_page: size,
    last_page: Math.max(1, Math.ceil(found.length / size)),
  }
}

export function toWireChargeback(chargeback: StandInChargeback, payment: StandInPayment) {
  const { payment_id: _named, ...told } = chargeback
  return {
    ...told,
    last_updated_at: told.created_at,
    timeline: [],
    payment: {
      id: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      created_at: payment.created_at,
      captured_at: payment.captured_at,
      payment_method: { type: payment.payment_details.type },
      masked_card_number: null,
    },
    customer: null,
    defense: null,
  }
}

export const toWireListedChargeback = (chargeback: StandInChargeback, payment: StandInPayment) => ({
  ...chargeback,
  amount: payment.amount,
  currency: payment.currency,
  payment_method: { type: payment.payment_details.type },
})

/** Whether money waits for the shopper. */
export const isAwaiting = ({ status, payment_details }: StandInPayment): boolean =>
  status === 'authorized' && PAID_LATER.includes(payment_details.type)
