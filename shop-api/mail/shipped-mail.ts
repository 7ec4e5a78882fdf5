import type { Order } from '#contract/shapes/order.ts'
import { SHIPPED_MAIL } from '#src/text/order/order-mail.ts'
import { createLetter } from './create-letter.ts'
import type { Mail } from './mail.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'

/** Says that an order has left; undefined for an order without an orderer, because nobody can be written to. */
export async function createShippedMail(
  { order_no, detail }: Order,
  seller: Seller,
): Promise<Mail | undefined> {
  const { orderer } = detail.order
  if (!orderer) return undefined
  const dear = `${orderer.last_name} ${orderer.first_name}`
  const paragraphs = SHIPPED_MAIL.lines(dear, seller.shop, order_no, listGoods(detail))
  return createLetter(orderer.email, SHIPPED_MAIL.subject(seller.shop, order_no), paragraphs, seller)
}

/** What has left, by destination where there are several. The sender of a social gift does not learn where it goes. */
function listGoods({ products, shippings }: Order['detail']): string[] {
  const toLines = (lines: typeof products) =>
    lines.map(({ product_name, quantity }) => SHIPPED_MAIL.pieces(product_name, quantity)).join('\n')
  if (shippings.length < 2) return [toLines(products)]
  return shippings.flatMap(({ key, address }) => {
    const lines = products.filter((line) => line.shipping_key === key)
    if (lines.length === 0 || !address) return []
    const name = `${address.shipping_last_name} ${address.shipping_first_name}`
    return [`${SHIPPED_MAIL.destination(name)}\n${toLines(lines)}`]
  })
}
