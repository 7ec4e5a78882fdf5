import type { Order } from '#contract/shapes/order.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { CANCEL_MAIL } from '#src/text/order/order-mail.ts'
import { EXPIRED_GIFT_MAIL } from '#src/text/gift/expired-gift-mail.ts'
import { createLetter } from './create-letter.ts'
import type { Mail } from './mail.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'

/** Tells the sender that nobody answered and what was paid goes back; undefined for an order without an orderer. */
export async function createExpiredGiftMail(
  { order_no, detail, cancel_only_ecd_key }: Order,
  seller: Seller,
  { receiver_name, charged }: { receiver_name: string; charged: 'card' | 'account' | null },
): Promise<Mail | undefined> {
  const { orderer, total_payment, used_point } = detail.order
  if (!orderer) return undefined
  const dear = `${orderer.last_name} ${orderer.first_name}`
  const total = formatYen(total_payment)
  const notes: string[] = []
  if (charged) notes.push(CANCEL_MAIL[charged])
  if (cancel_only_ecd_key === 'refund_by_transfer') notes.push(CANCEL_MAIL.transfer)
  if (used_point > 0 || detail.coupons.length > 0) notes.push(EXPIRED_GIFT_MAIL.benefits)
  notes.push(EXPIRED_GIFT_MAIL.again)
  const paragraphs = [...EXPIRED_GIFT_MAIL.lines(dear, receiver_name, order_no, total), ...notes]
  const values = { name: dear, receiver: receiver_name, order_no, total, note: notes.join('\n\n') }
  const subject = EXPIRED_GIFT_MAIL.subject(seller.shop, order_no)
  return createLetter(orderer.email, subject, paragraphs, seller, { code: 'gift_expired', values })
}
