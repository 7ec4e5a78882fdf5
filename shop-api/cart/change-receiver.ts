import { toProductIds, type CartChange } from './change-cart.ts'
import { resetShippings } from './change-destinations.ts'
import { loadCatalogueLines } from './load-catalogue-lines.ts'
import { refuseField } from './refuse-cart.ts'

/**
 * Makes the cart a gift whose recipient will say where it goes: one destination, whose address and day are the
 * recipient's to choose. Null makes it an order of the usual kind again.
 * @throws ApiError 422 for goods that are no gifts, or a shop that sends none
 */
export function setReceiver(receiver: { name: string; message: string | null } | null): CartChange {
  return async (cart) => {
    const { detail, tx, channel_id, terms, now } = cart
    if (receiver === null) {
      delete detail.gift
      return
    }
    const catalogue = await loadCatalogueLines(tx, channel_id, toProductIds(detail), now)
    const isAllGifts = detail.lines.every((line) => catalogue.get(line.product_id)?.product_info.is_giftable)
    if (!isAllGifts || terms.gift_shipping_fee === null) {
      throw refuseField('cart.social.not_giftable', 'receiver')
    }
    await resetShippings({ is_removing_address: true })(cart)
    for (const packing of detail.packings) packing.delivery_timezone_key = null
    detail.gift = { receiver_name: receiver.name, message: receiver.message ?? '' }
  }
}
