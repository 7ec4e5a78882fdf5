import type { Order } from '#contract/shapes/order.ts'
import { SHIPPED_MAIL } from '#src/text/shipped-mail.ts'
import { createLetter } from './create-letter.ts'
import type { Mail } from './mail.ts'
import type { Seller } from './order-mail.ts'

/** Says that an order has left; undefined for an order without an orderer, which has nobody to write to. */
export async function createShippedMail(
  { order_no, detail }: Order,
  seller: Seller,
): Promise<Mail | undefined> {
  const { orderer } = detail.order
  if (!orderer) return undefined
  const dear = `${orderer.last_name} ${orderer.first_name}`
  const goods = detail.products
    .map(({ product_name, quantity }) => SHIPPED_MAIL.pieces(product_name, quantity))
    .join('\n')
  const paragraphs = SHIPPED_MAIL.lines(dear, seller.shop, order_no, goods)
  return createLetter(orderer.email, SHIPPED_MAIL.subject(seller.shop, order_no), paragraphs, seller)
}
