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
  charged: 'card' | 'account' | null,
): Promise<Mail | undefined> {
  const { orderer, total_payment } = detail.order
  if (!orderer) return undefined
  const dear = `${orderer.last_name} ${orderer.first_name}`
  const total = formatYen(total_payment)
  const notes: string[] = []
  if (charged) notes.push(CANCEL_MAIL[charged])
  if (cancel_only_ecd_key === 'refund_by_transfer') notes.push(CANCEL_MAIL.transfer)
  const paragraphs = [...CANCEL_MAIL.lines(dear, seller.shop, order_no, total), ...notes]
  const values = { name: dear, order_no, total, note: notes.join('\n\n') }
  const subject = CANCEL_MAIL.subject(seller.shop, order_no)
  return createLetter(orderer.email, subject, paragraphs, seller, { code: 'cancelled', values })
}
