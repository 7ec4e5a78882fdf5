import type { Order } from '#contract/shapes/order.ts'
import type { Refund } from '#contract/shapes/admin-order.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'
import { formatNumber, formatYen } from '#src/rules/money/format-yen.ts'
import { REFUND_MAIL } from '#src/text/order/order-mail.ts'
import { createLetter } from './create-letter.ts'
import type { Mail } from './mail.ts'

/** Says what was given back; undefined for an order without an orderer, because nobody can be written to. */
export async function createRefundMail(
  { order_no, detail }: Order,
  seller: Seller,
  { method, amount, point, reason }: Pick<Refund, 'method' | 'amount' | 'point' | 'reason'>,
): Promise<Mail | undefined> {
  const { orderer } = detail.order
  if (!orderer) return undefined
  const paragraphs = REFUND_MAIL.lines(`${orderer.last_name} ${orderer.first_name}`, seller.shop, order_no)
  if (amount > 0) paragraphs.push(REFUND_MAIL[method](formatYen(amount)))
  if (point > 0) paragraphs.push(REFUND_MAIL.point(formatNumber(point)))
  if (reason !== '') paragraphs.push(REFUND_MAIL.reason(reason))
  return createLetter(orderer.email, REFUND_MAIL.subject(seller.shop, order_no), paragraphs, seller)
}
