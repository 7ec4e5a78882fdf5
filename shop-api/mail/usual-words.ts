import type { MailCode } from '#contract/shapes/mail-texts.ts'
import { INQUIRY_MAILS } from '#src/text/contact/inquiry.ts'
import { EXPIRED_GIFT_MAIL } from '#src/text/gift/expired-gift-mail.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import { MAIL_LETTERS } from '#src/text/order/mail-placeholders.ts'
import { CANCEL_MAIL, ORDER_MAIL, REFUND_MAIL, SHIPPED_MAIL } from '#src/text/order/order-mail.ts'
import { KONBINI_ENDED, KONBINI_REMINDER, PAID_MAIL, toOrderPage } from '#src/text/order/payment-mails.ts'
import { TRANSFER_MAILS } from '#src/text/order/transfer-mails.ts'
import { REQUEST_MAILS } from '#src/text/product/product-request.ts'
import { REVIEW_MAIL } from '#src/text/product/reviews.ts'
import { toMark } from './own-words.ts'

interface Words {
  subject: string
  body: string
}

const [shop, name, order_no, total, note] = (['shop', 'name', 'order_no', 'total', 'note'] as const).map(
  toMark,
) as [string, string, string, string, string]

/** The words every shop's letters begin with, with the placeholders in them, for staff to start from. */
export function toUsualWords(code: MailCode): Words {
  const words = writeWords(code)
  return { subject: words.subject, body: words.lines.join('\n\n') }
}

function writeWords(code: MailCode): { subject: string; lines: readonly string[] } {
  switch (code) {
    case 'order':
      return {
        subject: ORDER_MAIL.subject(shop, order_no),
        lines: [ORDER_MAIL.dear(name), ORDER_MAIL.greeting(shop), toMark('order_details'), ORDER_MAIL.foot],
      }
    case 'paid':
      return {
        subject: PAID_MAIL.subject(shop, order_no),
        lines: [...PAID_MAIL.lines(name, shop, order_no, total, toMark('payment_name')), toMark('next')],
      }
    case 'shipped': {
      const goods = [toMark('goods')]
      return {
        subject: SHIPPED_MAIL.subject(shop, order_no),
        lines: SHIPPED_MAIL.lines({ dear: name, shop, order_no, goods, isPart: false }),
      }
    }
    case 'cancelled':
      return {
        subject: CANCEL_MAIL.subject(shop, order_no),
        lines: [...CANCEL_MAIL.lines(name, shop, order_no, total), note],
      }
    case 'refunded':
      return {
        subject: REFUND_MAIL.subject(shop, order_no),
        lines: [...REFUND_MAIL.lines(name, shop, order_no), toMark('refund')],
      }
    case 'gift_expired':
      return {
        subject: EXPIRED_GIFT_MAIL.subject(shop, order_no),
        lines: [...EXPIRED_GIFT_MAIL.lines(name, toMark('receiver'), order_no, total), note],
      }
    case 'transfer_reminder':
      return {
        subject: TRANSFER_MAILS.reminder.subject(shop, order_no),
        lines: [
          ...TRANSFER_MAILS.reminder.lines(name, shop, order_no, total, toMark('pay_by')),
          toMark('payment_guide'),
          toOrderPage(toMark('link')),
          TRANSFER_MAILS.reminder.crossed,
        ],
      }
    case 'konbini_reminder':
      return {
        subject: KONBINI_REMINDER.subject(shop, order_no),
        lines: [
          ...KONBINI_REMINDER.lines(name, shop, order_no, total, toMark('pay_until')),
          toMark('how_to_pay'),
          toOrderPage(toMark('link')),
          KONBINI_REMINDER.crossed,
        ],
      }
    case 'konbini_ended':
      return {
        subject: KONBINI_ENDED.subject(shop, order_no),
        lines: [...KONBINI_ENDED.lines(name, shop, order_no, total, toMark('pay_until')), note],
      }
    case 'transfer_ended':
      return {
        subject: TRANSFER_MAILS.ended.subject(shop, order_no),
        lines: [...TRANSFER_MAILS.ended.lines(name, shop, order_no, total, toMark('pay_by')), note],
      }
    case 'back_in_stock': {
      const { subject, lines } = REQUEST_MAILS.back_in_stock
      const product = toMark('product')
      return {
        subject: subject(shop, product),
        lines: lines(shop, product, toMark('product_code'), toMark('link')),
      }
    }
    case 'question_answered': {
      const { subject, lines } = REQUEST_MAILS.answer
      const product = toMark('product')
      return {
        subject: subject(shop, product),
        lines: lines(name, shop, product, toMark('question'), toMark('answer')),
      }
    }
    case 'inquiry_received': {
      const { subject, lines } = INQUIRY_MAILS.received
      return { subject: subject(shop, toMark('inquiry_no')), lines: lines(name, shop, [toMark('inquiry')]) }
    }
    case 'inquiry_answered': {
      const { subject, lines } = INQUIRY_MAILS.answered
      const described = [toMark('inquiry')]
      return {
        subject: subject(shop, toMark('inquiry_no')),
        lines: lines(name, shop, toMark('answer'), described),
      }
    }
    case 'inquiry_arrived': {
      const { subject, lines } = INQUIRY_MAILS.arrived
      return {
        subject: subject(shop, toMark('inquiry_no')),
        lines: lines(toMark('email'), shop, [toMark('inquiry')]),
      }
    }
    case 'inquiry_asked_again': {
      const { subject, lines } = INQUIRY_MAILS.asked_again
      return {
        subject: subject(shop, toMark('inquiry_no')),
        lines: lines(toMark('email'), shop, toMark('reply'), [toMark('inquiry')]),
      }
    }
    case 'question_arrived': {
      const { subject, lines } = REQUEST_MAILS.question
      const product = toMark('product')
      return {
        subject: subject(shop, product),
        lines: lines(product, toMark('product_code'), name, toMark('email'), toMark('question')),
      }
    }
    case 'review_arrived': {
      const product = toMark('product')
      return {
        subject: REVIEW_MAIL.subject(shop, product),
        lines: REVIEW_MAIL.lines(product, name, toMark('rating'), [toMark('review')]),
      }
    }
    case 'catalog_ordered': {
      const { subject, lines } = REQUEST_MAILS.catalog_order
      const receipt_no = toMark('receipt_no')
      return {
        subject: subject(shop, receipt_no),
        lines: lines(name, shop, receipt_no, toMark('catalogs'), toMark('place')),
      }
    }
    default: {
      const { subject, lines } = MEMBER_MAILS[code]
      // Numbers among the details are only written into a sentence, as a placeholder is.
      const write = lines as unknown as (...details: string[]) => readonly string[]
      return { subject: subject(shop), lines: write(shop, ...MAIL_LETTERS[code].placeholders.map(toMark)) }
    }
  }
}
