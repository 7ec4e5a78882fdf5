import type { Order } from '#contract/shapes/order.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { CANCEL_MAIL } from '#src/text/order/order-mail.ts'
import { TRANSFER_MAILS } from '#src/text/order/transfer-mails.ts'
import { createLetter } from './create-letter.ts'
import type { Mail } from './mail.ts'

/** Reminds of a transfer that is awaited; undefined for an order without an orderer, or of which none is. */
export async function createTransferReminder(order: Order, seller: Seller): Promise<Mail | undefined> {
  const { order_no, payment_guide, pay_by } = order
  const { orderer, total_payment } = order.detail.order
  if (!orderer || pay_by === null) return undefined
  const words = TRANSFER_MAILS.reminder
  const name = `${orderer.last_name} ${orderer.first_name}`
  const total = formatYen(total_payment)
  const day = formatDayWithWeekday(pay_by)
  const guide = payment_guide ?? ''
  const paragraphs = [...words.lines(name, seller.shop, order_no, total, day), guide, words.crossed]
  const values = { name, order_no, total, pay_by: day, payment_guide: guide }
  const subject = words.subject(seller.shop, order_no)
  return createLetter(orderer.email, subject, paragraphs.filter(Boolean), seller, {
    code: 'transfer_reminder',
    values,
  })
}

/**
 * Tells that an order ended because its transfer did not come; undefined for an order without an orderer.
 * @param pay_by the day it was awaited by
 */
export async function createTransferEndMail(
  order: Order,
  pay_by: string,
  seller: Seller,
): Promise<Mail | undefined> {
  const { order_no, detail } = order
  const { orderer, total_payment, used_point } = detail.order
  if (!orderer) return undefined
  const words = TRANSFER_MAILS.ended
  const name = `${orderer.last_name} ${orderer.first_name}`
  const total = formatYen(total_payment)
  const day = formatDayWithWeekday(pay_by)
  const notes: string[] = [CANCEL_MAIL.transfer]
  if (used_point > 0 || detail.coupons.length > 0) notes.push(words.benefits)
  notes.push(words.again)
  const paragraphs = [...words.lines(name, seller.shop, order_no, total, day), ...notes]
  const values = { name, order_no, total, pay_by: day, note: notes.join('\n\n') }
  const subject = words.subject(seller.shop, order_no)
  return createLetter(orderer.email, subject, paragraphs, seller, { code: 'transfer_ended', values })
}
