import type { CallOutput } from '#contract/index.ts'
import type { Leadtime } from '#contract/shapes/cart.ts'
import type { DeliveryPromise } from '#src/rules/product/delivery-promise.ts'
import { getRegion } from '#src/rules/input/prefectures.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { isExpired, requireCartRow } from './cart-row.ts'
import { promiseDelivery, promiseShipping } from './delivery-wishes.ts'
import { loadSellingTerms } from './load-selling-terms.ts'
import { refuseCart } from './refuse-cart.ts'
import type { SellingTerms } from './selling-terms.ts'
import type { Shop } from './shop.ts'

export interface LeadtimeQuery {
  /** Only these destinations or parcels; all of them when left out. */
  keys?: readonly string[] | undefined
  /** `together`: only days all of them can arrive on. */
  choiceMode?: 'earliest' | 'together' | undefined
}

/** Days and time slots of each parcel whose address is known. */
export async function loadCartLeadtimes(
  shop: Shop,
  token: string,
  { keys, choiceMode }: LeadtimeQuery = {},
): Promise<Leadtime[]> {
  const row = await requireCartRow(shop.db, shop, token)
  if (row.state === 'open' && isExpired(row, shop.now)) throw refuseCart('cart.common.is_expired')
  const terms = await loadSellingTerms(shop.db, shop.channel.id)
  const { detail } = row
  const leadtimes = listLeadtimes({ detail, terms, now: shop.now }).filter(
    ({ shipping_key, packing_key }) => !keys || keys.includes(packing_key) || keys.includes(shipping_key),
  )
  return choiceMode === 'together' ? keepCommonDays(leadtimes) : leadtimes
}

/** When each parcel can arrive whose address is known and can be reached. */
export function listLeadtimes(of: { detail: CartDetail; terms: SellingTerms; now: Date }): Leadtime[] {
  return of.detail.packings.flatMap(({ key: packing_key, shipping_key }) => {
    const promise = promiseShipping(of, shipping_key)
    return promise === undefined ? [] : [toLeadtime({ shipping_key, packing_key }, promise, of.terms)]
  })
}

/** Earliest arrival and shipping fee before there is an address. @throws ApiError 404 where the shop does not deliver. */
export async function loadPrefectureLeadtime(
  { db, channel, now }: Pick<Shop, 'db' | 'channel' | 'now'>,
  prefecture: string,
): Promise<CallOutput<'GET /v1/shipping-leadtime/prefectures/{prefecture}'>> {
  const terms = await loadSellingTerms(db, channel.id)
  const promise = promiseDelivery(terms, prefecture, now)
  const carriage = terms.shipping_fees.by_region[getRegion(prefecture) ?? '']
  if (promise === undefined || carriage === undefined) throw notFound()
  const { ships_on, earliest, order_before } = promise
  return {
    prefecture,
    carriage,
    free_from: terms.shipping_fees.free_from,
    ships_on,
    earliest,
    order_before: order_before.toISOString(),
  }
}

function toLeadtime(
  names: Pick<Leadtime, 'shipping_key' | 'packing_key'>,
  promise: DeliveryPromise,
  terms: SellingTerms,
): Leadtime {
  return { ...names, ...toPromise(promise, terms) }
}

/** A delivery promise as calls tell it, with the time slots there are. */
export function toPromise(
  { earliest, days, order_before, ships_on }: DeliveryPromise,
  { delivery_slots }: SellingTerms,
): Omit<Leadtime, 'shipping_key' | 'packing_key'> {
  return {
    earliest,
    days,
    timezones: delivery_slots.slots,
    order_before: order_before.toISOString(),
    ships_on,
  }
}

function keepCommonDays(leadtimes: readonly Leadtime[]): Leadtime[] {
  return leadtimes.map((leadtime) => ({
    ...leadtime,
    days: leadtime.days.filter((day) => leadtimes.every((other) => other.days.includes(day))),
  }))
}
