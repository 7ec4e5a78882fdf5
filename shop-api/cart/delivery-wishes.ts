import type { CartPacking } from '#contract/shapes/cart.ts'
import { getDeliveryPromise, type DeliveryPromise } from '#src/rules/product/delivery-promise.ts'
import { getOfferedSlotName } from '#shop-api/channels/load-delivery-slots.ts'
import { getRegion } from '#src/rules/input/prefectures.ts'
import { CART_ERRORS } from '#src/text/cart/cart-errors.ts'
import { toRecipientProblem } from '#src/text/checkout/recipients-file.ts'
import type { CartDetail, CartParcel } from '#shop-api/db/json/cart-detail.ts'
import type { CartChange, OpenCart } from './change-cart.ts'
import { findUnfittingCords } from './check-noshi.ts'
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
    checkWishes(cart, [packing], input)
    Object.assign(packing, leaveOutMissing(input))
  }
}

/** The same for every parcel. A day is for those that hold something and must be possible for all of them. */
export function modifyAllPackings(input: PackingInput): CartChange {
  return (cart) => {
    const { packings, lines } = cart.detail
    const filled = new Set(lines.map(({ packing_key }) => packing_key))
    const held = packings.filter(({ key }) => filled.has(key))
    checkWishes(cart, held, input)
    const { delivery_date: _delivery_date, ...dress } = input
    for (const packing of packings) {
      const wishes = filled.has(packing.key) ? input : dress
      Object.assign(packing, structuredClone(leaveOutMissing(wishes)))
    }
  }
}

function checkWishes(cart: OpenCart, packings: readonly CartParcel[], input: PackingInput): void {
  const { delivery_date, delivery_timezone_key, noshi } = input
  if (delivery_date) {
    const late = packings.find(
      ({ shipping_key }) => !promiseShipping(cart, shipping_key)?.days.includes(delivery_date),
    )
    if (late) throw refuseDay(cart, late, packings.length)
  }
  if (delivery_timezone_key && !getOfferedSlotName(cart.terms.delivery_slots, delivery_timezone_key)) {
    throw refuseField('cart.packing.timezone_not_available', 'delivery_timezone_key')
  }
  const why = findUnfittingCords(noshi)
  if (why !== undefined) throw refuseField('cart.packing.mizuhiki_not_fitting', 'noshi.mizuhiki', why)
}

/** Of many parcels it is said which one cannot come that day. */
function refuseDay({ detail }: OpenCart, { shipping_key }: CartParcel, parcels: number) {
  const code = 'cart.packing.day_not_available'
  const at = detail.shippings.findIndex(({ key }) => key === shipping_key)
  const address = detail.shippings[at]?.address
  if (parcels === 1 || !address) return refuseField(code, 'delivery_date')
  return refuseField(code, 'delivery_date', toRecipientProblem(at + 1, address, CART_ERRORS[code]))
}

function leaveOutMissing(input: PackingInput): PackingInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
