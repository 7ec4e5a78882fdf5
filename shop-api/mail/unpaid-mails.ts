import type { Order } from '#contract/shapes/order.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { CANCEL_MAIL } from '#src/text/order/order-mail.ts'
import { KONBINI_ENDED, KONBINI_REMINDER, toOrderPage } from '#src/text/order/payment-mails.ts'
import { TRANSFER_MAILS } from '#src/text/order/transfer-mails.ts'
import { createLetter } from './create-letter.ts'
import type { Mail } from './mail.ts'

interface Reminding {
  /** Where the shopper pays. */
  at: 'bank' | 'konbini'
  /** Where the order is shown to whoever has the mail; undefined where nothing says the shop's address. */
  link: string | undefined
}

/** Reminds of money that is awaited; undefined for an order without an orderer, or of which none is. */
export async function createPaymentReminder(
  order: Order,
  seller: Seller,
  { at, link = '' }: Reminding,
): Promise<Mail | undefined> {
  const { order_no, payment_guide, pay_by } = order
  const { orderer, total_payment } = order.detail.order
  if (!orderer || pay_by === null) return undefined
  const words = at === 'konbini' ? KONBINI_REMINDER : TRANSFER_MAILS.reminder
  const name = `${orderer.last_name} ${orderer.first_name}`
  const total = formatYen(total_payment)
  const day = formatDayWithWeekday(pay_by)
  const guide = payment_guide ?? ''
  const shown = link && toOrderPage(link)
  const paragraphs = [...words.lines(name, seller.shop, order_no, total, day), guide, shown, words.crossed]
  const values = { name, order_no, total, link }
  const subject = words.subject(seller.shop, order_no)
  return createLetter(orderer.email, subject, paragraphs.filter(Boolean), seller, {
    code: at === 'konbini' ? 'konbini_reminder' : 'transfer_reminder',
    values:
      at === 'konbini'
        ? { ...values, pay_until: day, how_to_pay: guide }
        : { ...values, pay_by: day, payment_guide: guide },
  })
}

/**
 * Tells that an order ended because its money did not come; undefined for an order without an orderer.
 * @param pay_by the day it was awaited by
 */
export async function createUnpaidEndMail(
  order: Order,
  pay_by: string,
  seller: Seller,
  at: Reminding['at'] = 'bank',
): Promise<Mail | undefined> {
  const { order_no, detail } = order
  const { orderer, total_payment, used_point } = detail.order
  if (!orderer) return undefined
  const words = at === 'konbini' ? KONBINI_ENDED : TRANSFER_MAILS.ended
  const name = `${orderer.last_name} ${orderer.first_name}`
  const total = formatYen(total_payment)
  const day = formatDayWithWeekday(pay_by)
  const notes: string[] = [at === 'konbini' ? KONBINI_ENDED.paid : CANCEL_MAIL.transfer]
  if (used_point > 0 || detail.coupons.length > 0) notes.push(TRANSFER_MAILS.ended.benefits)
  notes.push(words.again)
  const paragraphs = [...words.lines(name, seller.shop, order_no, total, day), ...notes]
  const subject = words.subject(seller.shop, order_no)
  const values = { name, order_no, total, note: notes.join('\n\n') }
  return createLetter(orderer.email, subject, paragraphs, seller, {
    code: at === 'konbini' ? 'konbini_ended' : 'transfer_ended',
    values: at === 'konbini' ? { ...values, pay_until: day } : { ...values, pay_by: day },
  })
}
