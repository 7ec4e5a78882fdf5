import type { ListedPayment } from '../provider.ts'
import { type KomojuApi, orThrow } from './api.ts'
import { isToBePaid, toAmount } from './known-state.ts'
import { readExternalNumber } from './order-number.ts'
import { type KomojuPayment, PaymentListSchema } from './shapes.ts'

const PER_PAGE = 100

/**
 * Every payment begun in the time, `until` not included, oldest first. KOMOJU promises no order, so all pages are read before
 * the first is told. A refused attempt is left out when another of the same number counts: it is one payment to the shop.
 * @throws Error when KOMOJU does not tell them all
 */
export async function* listPayments(
  api: KomojuApi,
  { from, until }: { from: Date; until: Date },
): AsyncIterable<ListedPayment> {
  const found = new Map<string, KomojuPayment>()
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = {
      // A second more on both sides: whether the ends belong to it KOMOJU does not say.
      start_time: new Date(from.getTime() - 1_000).toISOString(),
      end_time: new Date(until.getTime() + 1_000).toISOString(),
      page: String(page),
      per_page: String(PER_PAGE),
    }
    const list = orThrow('listing payments', await api.get('/payments', PaymentListSchema, query))
    for (const payment of list.data) found.set(payment.id, payment)
    last = list.last_page
  }
  const begun = [...found.values()].filter(({ created_at }) => {
    const at = Date.parse(created_at)
    return at >= from.getTime() && at < until.getTime()
  })
  const counted = new Set(begun.filter((one) => !hasEnded(one)).map((one) => one.external_order_num))
  const told = begun.filter((one) => !hasEnded(one) || !counted.has(one.external_order_num))
  yield* told
    .toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))
    .map(toListed)
}

const hasEnded = ({ status }: KomojuPayment): boolean => ['failed', 'cancelled', 'expired'].includes(status)

const toListed = (payment: KomojuPayment): ListedPayment => ({
  ...readExternalNumber(payment.external_order_num),
  reference: payment.id,
  amount: toAmount(payment),
  currency: payment.currency.toUpperCase(),
  state: toState(payment),
  refunded: payment.amount_refunded,
  begun_at: new Date(payment.created_at),
})

function toState(payment: KomojuPayment): ListedPayment['state'] {
  if (hasEnded(payment)) return 'ended'
  if (payment.status === 'pending') return 'open'
  if (payment.status === 'authorized') return isToBePaid(payment) ? 'awaiting' : 'reserved'
  return 'captured'
}
