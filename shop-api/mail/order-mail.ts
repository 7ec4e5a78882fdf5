import type { Orderer } from '#contract/shapes/cart.ts'
import type { Order } from '#contract/shapes/order.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { ORDER_MAIL } from '#src/text/order/order-mail.ts'
import { describeOrder, describePayment, type DescribedOrder, type Row } from './describe-order.ts'
import type { Mail } from './mail.ts'
import { writeOrderHtml } from './order-mail-html.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'
import type { Opening } from './order-mail-parts.ts'
import { fillMarks, fillParagraphs, toMark } from './own-words.ts'
import { toSignature } from './to-signature.ts'

const RULE = '────────────────────'

/** Addresses in the shop that a mail links to; undefined while the shop's address is unknown. */
export interface OrderLinks {
  /** Of a social gift, to pass on. */
  gift?: string | undefined
  /** Receipt and bill, for whoever has the mail (behaviour 7.4). */
  papers?: string | undefined
}

/** The mail that confirms an order; undefined for an order without an orderer, because nobody can be written to. */
export async function createOrderMail(
  order: Order,
  seller: Seller,
  links: OrderLinks = {},
): Promise<Mail | undefined> {
  const { orderer } = order.detail.order
  if (orderer === null) return undefined
  const described = describeOrder(order, links.gift)
  const opening = {
    ...toWords(order.order_no, toDear(orderer), seller),
    ordered_at: formatInstant(order.ordered_at),
    papers_link: links.papers,
  }
  return {
    to: orderer.email,
    from: { name: seller.shop, address: seller.company.email },
    subject: opening.subject,
    text: writeOrderText(order, described, opening, seller),
    html: await writeOrderHtml(order, described, opening, seller),
  }
}

/** The shop's own words, else those every shop has. */
function toWords(
  order_no: string,
  name: string,
  { shop, mail_texts }: Seller,
): Pick<Opening, 'subject' | 'head' | 'foot'> {
  const own = mail_texts?.letters.find(({ code }) => code === 'order')
  if (!own) {
    const subject = ORDER_MAIL.subject(shop, order_no)
    return { subject, head: [name, ORDER_MAIL.greeting(shop)], foot: [ORDER_MAIL.foot] }
  }
  // «様» is part of a name with its company above it.
  const values = { shop, order_no, name: name.replace(/ 様$/, '') }
  const [above = '', ...below] = own.body.split(toMark('order_details'))
  return {
    subject: fillMarks(own.subject, values).replace(/[\r\n]+/g, ' '),
    head: fillParagraphs(above, values),
    foot: fillParagraphs(below.join('\n\n'), values),
  }
}

/** A qualified invoice names its addressee, so a company is named above the person who orders for it. */
function toDear({ company_name, department_name, last_name, first_name }: Orderer): string {
  const lines = [company_name, department_name, ORDER_MAIL.dear(`${last_name} ${first_name}`)]
  return lines.filter(Boolean).join('\n')
}

/** The plain form of an order mail: short lines, one fact each. */
function writeOrderText(order: Order, described: DescribedOrder, opening: Opening, seller: Seller): string {
  const { company } = seller
  const { note } = order.detail.order
  const blocks = [
    ...opening.head,
    writeRows([
      [ORDER_MAIL.order_no, order.order_no],
      [ORDER_MAIL.ordered_at, opening.ordered_at],
    ]),
    writeTitle(ORDER_MAIL.products),
    described.lines.map((line) => [line.name, line.detail, line.amount].join('\n')).join('\n\n'),
    described.has_reduced_rate ? ORDER_MAIL.reduced_rate_note : '',
    RULE,
    writeRows([...described.totals, described.total]),
    writeRows(described.tax),
    writeRows([[ORDER_MAIL.invoice_number, company.invoice_number]]),
    ...described.deliveries.flatMap(({ place, rows }) => [
      writeTitle(ORDER_MAIL.delivery),
      `${place}\n${writeRows(rows)}`,
    ]),
    writeTitle(ORDER_MAIL.payment),
    describePayment(order),
    ...(opening.papers_link
      ? [writeTitle(ORDER_MAIL.papers), `${ORDER_MAIL.papers_note}\n${opening.papers_link}`]
      : []),
    ...(note === null ? [] : [writeTitle(ORDER_MAIL.note), note]),
    writeTitle(ORDER_MAIL.cancellation_label),
    ORDER_MAIL.cancellation,
    RULE,
    ...opening.foot,
    toSignature(seller).join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function writeTitle(title: string): string {
  return `■ ${title}`
}

function writeRows(rows: readonly Row[]): string {
  return rows.map(([label, value]) => `${label}：${value}`).join('\n')
}
