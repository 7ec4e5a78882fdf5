import type { CartPacking } from '#contract/shapes/cart.ts'
import { getDeliveryPromise, type DeliveryPromise } from '#src/rules/product/delivery-promise.ts'
import { getOfferedSlotName } from '#shop-api/channels/load-delivery-slots.ts'
import { listFittingCords } from '#src/rules/gift/noshi-customs.ts'
import { getRegion } from '#src/rules/input/prefectures.ts'
import { toUnfittingCords } from '#src/text/gift/noshi.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import type { CartChange, OpenCart } from './change-cart.ts'
import { refuseField } from './refuse-cart.ts'
import type { SellingTerms } from './selling-terms.ts'

/** When an order placed now reaches a prefecture; undefined when the shop does not deliver there. */
export function promiseDelivery(
  terms: SellingTerms,
  prefecture: string,
  now: Date,
): DeliveryPromise | undefined {
  const transit_days = terms.transit_days_by_region[getRegion(prefecture) ?? '']
  return transit_days === undefined ? undefined : getDeliveryPromise(terms.dispatch, transit_days, now)
}

/** When the goods of a destination can arrive; undefined until its address is known. */
export function promiseShipping(
  { detail, terms, now }: { detail: CartDetail; terms: SellingTerms; now: Date },
  shipping_key: string,
): DeliveryPromise | undefined {
  const address = detail.shippings.find((shipping) => shipping.key === shipping_key)?.address
  return address ? promiseDelivery(terms, address.prefecture, now) : undefined
}

/** Days that were chosen for another address or another day and cannot be kept, and time slots the shop took away. */
export function dropStaleWishes(cart: Pick<OpenCart, 'detail' | 'terms' | 'now'>): void {
  for (const packing of cart.detail.packings) {
    const slot = packing.delivery_timezone_key
    if (!getOfferedSlotName(cart.terms.delivery_slots, slot)) packing.delivery_timezone_key = null
    if (packing.delivery_date === null) continue
    const promise = promiseShipping(cart, packing.shipping_key)
    if (!promise?.days.includes(packing.delivery_date)) packing.delivery_date = null
  }
}

export type PackingInput = Partial<Omit<CartPacking, 'key' | 'shipping_key' | 'delivery_timezone'>>

/** Sets the given values; what is left out stays. */
export function modifyPacking(key: string, input: PackingInput): CartChange {
  return (cart) => {
    const packing = cart.detail.packings.find((candidate) => candidate.key === key)
    if (packing === undefined) throw refuseField('cart.packing.not_found', 'key')
    const { delivery_date, delivery_timezone_key } = input
    if (delivery_date) {
      const promise = promiseShipping(cart, packing.shipping_key)
      if (!promise?.days.includes(delivery_date)) {
        throw refuseField('cart.packing.day_not_available', 'delivery_date')
      }
    }
    if (delivery_timezone_key && !getOfferedSlotName(cart.terms.delivery_slots, delivery_timezone_key)) {
      throw refuseField('cart.packing.timezone_not_available', 'delivery_timezone_key')
    }
    const { noshi } = input
    const fitting = listFittingCords(noshi?.title ?? '')
    if (noshi?.mizuhiki && !fitting.includes(noshi.mizuhiki)) {
      const why = toUnfittingCords(noshi.mizuhiki, fitting)
      throw refuseField('cart.packing.mizuhiki_not_fitting', 'noshi.mizuhiki', why)
    }
    const given = Object.entries(input).filter(([, value]) => value !== undefined)
    Object.assign(packing, Object.fromEntries(given))
  }
}
