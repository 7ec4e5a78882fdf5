import type { Order } from '#contract/shapes/order.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'
import type { JapanDay } from '#src/rules/date/japan-time.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { PAID_MAIL } from '#src/text/order/payment-mails.ts'
import { createLetter } from './create-letter.ts'
import type { Mail } from './mail.ts'

interface Days {
  today: JapanDay
  /** When it should leave; null while nobody can say. */
  ships_on: JapanDay | null
}

/** Says that the money of an order is there; undefined for an order without an orderer, because nobody can be written to. */
export async function createPaidMail(order: Order, seller: Seller, days: Days): Promise<Mail | undefined> {
  const { order_no } = order
  const { orderer, total_payment, payment_name } = order.detail.order
  if (!orderer) return undefined
  const name = `${orderer.last_name} ${orderer.first_name}`
  const total = formatYen(total_payment)
  const way = payment_name ?? ''
  const next = describeNext(order, days)
  const paragraphs = [...PAID_MAIL.lines(name, seller.shop, order_no, total, way), next]
  const subject = PAID_MAIL.subject(seller.shop, order_no)
  const values = { name, order_no, total, payment_name: way, next }
  return createLetter(orderer.email, subject, paragraphs, seller, { code: 'paid', values })
}

function describeNext({ detail, social_gift }: Order, { today, ships_on }: Days): string {
  const { next } = PAID_MAIL
  const months = detail.products.map(({ product_info }) => product_info.release_month ?? '')
  if (social_gift?.status === 'waiting') return next.when_accepted(social_gift.receiver_name)
  if (months.some((month) => month >= today.slice(0, 7))) return next.when_released
  return ships_on === null ? next.when_ready : next.ships_on(formatDayWithWeekday(ships_on))
}
