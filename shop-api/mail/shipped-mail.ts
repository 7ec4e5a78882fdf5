import type { Order } from '#contract/shapes/order.ts'
import type { Parcel } from '#contract/shapes/parcel.ts'
import { SHIPPED_MAIL } from '#src/text/order/order-mail.ts'
import { CARRIERS } from '#src/text/order/parcels.ts'
import { createLetter } from './create-letter.ts'
import type { Mail } from './mail.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'

/**
 * Says what has left; undefined for an order without an orderer, because nobody can be written to.
 * @param parcel_ids those it tells of; of one alone also how it is followed
 */
export async function createShippedMail(
  { order_no, status, detail, parcels = [] }: Order,
  seller: Seller,
  parcel_ids: readonly number[],
): Promise<Mail | undefined> {
  const { orderer } = detail.order
  if (!orderer) return undefined
  const dear = `${orderer.last_name} ${orderer.first_name}`
  const told = parcels.filter(({ id }) => parcel_ids.includes(id))
  const goods = told.flatMap((parcel) => [listGoods(detail, parcel), ...describeWay(parcel)])
  const isPart = status === 'partly_shipped'
  const paragraphs = SHIPPED_MAIL.lines({ dear, shop: seller.shop, order_no, goods, isPart })
  const values = { name: dear, order_no, goods: goods.join('\n\n') }
  const subject = SHIPPED_MAIL.subject(seller.shop, order_no)
  return createLetter(orderer.email, subject, paragraphs, seller, { code: 'shipped', values })
}

/** What is in a parcel, under its destination's name where there are several. */
function listGoods({ shippings }: Order['detail'], { shipping_key, contents }: Parcel): string {
  const lines = contents.map(({ product_name, quantity }) => SHIPPED_MAIL.pieces(product_name, quantity))
  const address = shippings.find(({ key }) => key === shipping_key)?.address
  // The sender of a social gift does not learn where it goes.
  if (shippings.length < 2 || !address) return lines.join('\n')
  const name = `${address.shipping_last_name} ${address.shipping_first_name}`
  return [SHIPPED_MAIL.destination(name), ...lines].join('\n')
}

function describeWay({ carrier, tracking_no, tracking_url }: Parcel): string[] {
  if (tracking_no === null) return []
  const lines = [SHIPPED_MAIL.tracking(CARRIERS[carrier], tracking_no), tracking_url]
  return [lines.filter(Boolean).join('\n')]
}
