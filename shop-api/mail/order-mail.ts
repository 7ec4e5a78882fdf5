import type { Orderer } from '#contract/shapes/cart.ts'
import type { Order } from '#contract/shapes/order.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { ORDER_MAIL } from '#src/text/order/order-mail.ts'
import { describeOrder } from './describe-order.ts'
import type { Mail } from './mail.ts'
import { writeOrderHtml } from './order-mail-html.ts'
import { writeOrderText } from './order-mail-text.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'

/** Addresses in the shop a mail leads to; undefined while nobody said where the shop is. */
export interface OrderLinks {
  /** Of a social gift, to pass on. */
  gift?: string | undefined
  /** Receipt and bill, for whoever has the mail (behaviour 7.4). */
  papers?: string | undefined
}

/** The mail that confirms an order; undefined for an order without an orderer, which has nobody to write to. */
export async function createOrderMail(
  order: Order,
  seller: Seller,
  links: OrderLinks = {},
): Promise<Mail | undefined> {
  const { orderer } = order.detail.order
  if (orderer === null) return undefined
  const described = describeOrder(order, links.gift)
  const opening = {
    dear: toDear(orderer),
    ordered_at: formatInstant(order.ordered_at),
    papers_link: links.papers,
  }
  return {
    to: orderer.email,
    from: { name: seller.shop, address: seller.company.email },
    subject: ORDER_MAIL.subject(seller.shop, order.order_no),
    text: writeOrderText(order, described, opening, seller),
    html: await writeOrderHtml(order, described, opening, seller),
  }
}

/** A qualified invoice names whom it is for, so a company stands above the person who orders for it. */
function toDear({ company_name, department_name, last_name, first_name }: Orderer): string {
  const lines = [company_name, department_name, ORDER_MAIL.dear(`${last_name} ${first_name}`)]
  return lines.filter(Boolean).join('\n')
}
