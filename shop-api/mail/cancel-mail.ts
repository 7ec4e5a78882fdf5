import type { Order } from '#contract/shapes/order.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { CANCEL_MAIL } from '#src/text/order/order-mail.ts'
import { createLetter } from './create-letter.ts'
import type { Mail } from './mail.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'

/** Confirms a cancellation; undefined for an order without an orderer, because nobody can be written to. */
export async function createCancelMail(
  { order_no, detail, cancel_only_ecd_key }: Order,
  seller: Seller,
  is_card: boolean,
): Promise<Mail | undefined> {
  const { orderer, total_payment } = detail.order
  if (!orderer) return undefined
  const dear = `${orderer.last_name} ${orderer.first_name}`
  const paragraphs = CANCEL_MAIL.lines(dear, seller.shop, order_no, formatYen(total_payment))
  if (is_card) paragraphs.push(CANCEL_MAIL.card)
  if (cancel_only_ecd_key === 'refund_by_transfer') paragraphs.push(CANCEL_MAIL.transfer)
  return createLetter(orderer.email, CANCEL_MAIL.subject(seller.shop, order_no), paragraphs, seller)
}
