import type { Order } from '#contract/shapes/order.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { ORDER_MAIL } from '#src/text/order/order-mail.ts'
import type { DescribedOrder, Row } from './describe-order.ts'
import type { Opening } from './order-mail-parts.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'

const RULE = '────────────────────'

/** The plain form of an order mail: short lines, one fact each. */
export function writeOrderText(
  order: Order,
  described: DescribedOrder,
  opening: Opening,
  seller: Seller,
): string {
  const { shop, company } = seller
  const { payment_name, note } = order.detail.order
  const blocks = [
    opening.dear,
    ORDER_MAIL.greeting(shop),
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
    [payment_name, order.payment_guide].filter(Boolean).join('\n\n'),
    ...(opening.papers_link
      ? [writeTitle(ORDER_MAIL.papers), `${ORDER_MAIL.papers_note}\n${opening.papers_link}`]
      : []),
    ...(note === null ? [] : [writeTitle(ORDER_MAIL.note), note]),
    writeTitle(ORDER_MAIL.cancellation_label),
    ORDER_MAIL.cancellation,
    RULE,
    ORDER_MAIL.foot,
    [
      `${shop}（${company.name}）`,
      `〒${formatPostalCode(company.postal_code)} ${company.address}`,
      `TEL ${company.phone_number}（${company.business_hours}）`,
      company.email,
    ].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function writeTitle(title: string): string {
  return `■ ${title}`
}

function writeRows(rows: readonly Row[]): string {
  return rows.map(([label, value]) => `${label}：${value}`).join('\n')
}
