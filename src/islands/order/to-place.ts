import type { Cart, CartPacking, CartShipping } from '#contract/shapes/cart.ts'
import { listGoods } from '#src/rules/checkout/list-goods.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { listUsedPackings } from '#src/rules/checkout/checkout-steps.ts'

interface Place {
  address: CartShipping['address']
  /** What is in the parcel, a text each; null where there is one parcel. */
  goods: string[] | null
  /** Who is named as the sender; null for the orderer. */
  sender: CartShipping['address']
  /** Yen of its destination's shipping fee, with the first parcel that goes there; null where there is one parcel. */
  carriage: number | null
}

/** Where a parcel of a cart or an order goes, with what, and from whom. */
export function toPlace(detail: Cart['detail'], { key, shipping_key }: CartPacking): Place {
  const shipping = detail.shippings.find((one) => one.key === shipping_key)
  const packings = listUsedPackings(detail)
  const isOne = packings.length === 1
  const first = packings.find((one) => one.shipping_key === shipping_key)
  const lines = detail.products.filter(({ packing_key }) => packing_key === key)
  return {
    address: shipping?.address ?? null,
    goods: isOne ? null : listGoods(lines, shipping_key, cartTexts.count),
    sender: shipping?.sender ?? null,
    carriage: isOne || first?.key !== key ? null : (shipping?.carriage ?? null),
  }
}
