import type { Orderer } from '#contract/shapes/cart.ts'
import type { Order } from '#contract/shapes/order.ts'
import type { Company } from '#contract/shapes/settings.ts'
import { formatInstant } from '#src/rules/format-instant.ts'
import { ORDER_MAIL } from '#src/text/order-mail.ts'
import { describeOrder } from './describe-order.ts'
import type { Mail } from './mail.ts'
import { writeOrderHtml } from './order-mail-html.ts'
import { writeOrderText } from './order-mail-text.ts'

/** Who sells: name of the shop as shoppers know it, and the company behind it. */
export interface Seller {
  shop: string
  company: Company
}

/** The mail that confirms an order, with the link of a social gift to pass on; undefined for an order without an orderer, which has nobody to write to. */
export async function createOrderMail(
  order: Order,
  seller: Seller,
  gift_link?: string,
): Promise<Mail | undefined> {
  const { orderer } = order.detail.order
  if (orderer === null) return undefined
  const described = describeOrder(order, gift_link)
  const opening = {
    dear: toDear(orderer),
    ordered_at: formatInstant(order.ordered_at),
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

/** How a mail about an order begins. */
export interface Opening {
  /** A line each for company, department and person. */
  dear: string
  ordered_at: string
}
