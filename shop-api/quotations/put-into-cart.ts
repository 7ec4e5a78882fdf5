import type { Cart } from '#contract/shapes/cart.ts'
import { adoptCart } from '#shop-api/cart/adopt-cart.ts'
import { requireCartRow } from '#shop-api/cart/cart-row.ts'
import { changeCart } from '#shop-api/cart/change-cart.ts'
import { resetCart } from '#shop-api/cart/change-destinations.ts'
import { dropStaleWishes } from '#shop-api/cart/delivery-wishes.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { requireQuotation, toStatus } from './find-quotation.ts'
import type { MemberShop } from './member-shop.ts'

/**
 * Replaces what is in a cart by the goods of a quotation, with where they go and how they are paid. While the quotation is open
 * its prices hold there; otherwise the cart tells what costs something else today.
 * @throws ApiError 404 for a quotation or cart of somebody else; as `changeCart` does
 */
export async function putIntoCart(shop: MemberShop, id: number, token: string): Promise<Cart> {
  const { channel, now, member_id } = shop
  const row = await requireQuotation(shop, id)
  const { user_id } = await requireCartRow(shop.db, shop, token)
  // The prices are the member's, so the cart has to be, too.
  if (user_id === null) await shop.db.transaction((tx) => adoptCart(tx, { channel, now, member_id }, token))
  return changeCart(shop, token, async (cart) => {
    await resetCart()(cart)
    const { detail } = cart
    Object.assign(detail, toFreshDetail(row.cart_detail, detail))
    if (toStatus(row, now) === 'open') detail.quotation_id = id
    dropStaleWishes(cart)
  })
}

/** Keys are never used twice in a cart, and the one that is replaced used some. */
function toFreshDetail(quoted: CartDetail, { next_key, request_ids }: CartDetail): CartDetail {
  const { shippings, packings, lines, ...others } = structuredClone(quoted)
  const fresh = new Map(
    [...shippings, ...packings, ...lines].map(({ key }, at) => [key, `${key.slice(0, 1)}${next_key + at}`]),
  )
  const rename = (key: string): string => {
    const name = fresh.get(key)
    if (name === undefined) throw new Error(`A quotation names ${key}, which it has not`)
    return name
  }
  return {
    ...others,
    next_key: next_key + fresh.size,
    shippings: shippings.map((shipping) => ({ ...shipping, key: rename(shipping.key) })),
    packings: packings.map((packing) => ({
      ...packing,
      key: rename(packing.key),
      shipping_key: rename(packing.shipping_key),
    })),
    lines: lines.map((line) => ({
      ...line,
      key: rename(line.key),
      shipping_key: rename(line.shipping_key),
      packing_key: rename(line.packing_key),
      ...(line.parent_key !== undefined && { parent_key: rename(line.parent_key) }),
    })),
    request_ids,
  }
}
