import type { Order } from '#contract/shapes/order.ts'
import type { Refund } from '#contract/shapes/admin-order.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'
import { formatNumber, formatYen } from '#src/rules/money/format-yen.ts'
import { REFUND_MAIL } from '#src/text/order/order-mail.ts'
import { createLetter } from './create-letter.ts'
import type { Mail } from './mail.ts'

/**
 * Says what was given back; undefined for an order without an orderer, because nobody can be written to.
 * @param papers where the paper about it lies; left out where nothing says the shop's address
 */
export async function createRefundMail(
  { order_no, detail }: Order,
  seller: Seller,
  { method, amount, point, reason }: Pick<Refund, 'method' | 'amount' | 'point' | 'reason'>,
  papers?: string,
): Promise<Mail | undefined> {
  const { orderer } = detail.order
  if (!orderer) return undefined
  const name = `${orderer.last_name} ${orderer.first_name}`
  const refund: string[] = []
  if (amount > 0) refund.push(REFUND_MAIL[method](formatYen(amount)))
  if (point > 0) refund.push(REFUND_MAIL.point(formatNumber(point)))
  if (reason !== '') refund.push(REFUND_MAIL.reason(reason))
  if (amount > 0 && papers !== undefined) refund.push(REFUND_MAIL.papers(papers))
  const paragraphs = [...REFUND_MAIL.lines(name, seller.shop, order_no), ...refund]
  const values = { name, order_no, refund: refund.join('\n\n') }
  const subject = REFUND_MAIL.subject(seller.shop, order_no)
  return createLetter(orderer.email, subject, paragraphs, seller, { code: 'refunded', values })
}
