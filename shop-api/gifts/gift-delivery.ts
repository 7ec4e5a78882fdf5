import type { SocialGiftLeadtime } from '#contract/shapes/social-gift.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { promiseDelivery } from '#shop-api/cart/delivery-wishes.ts'
import { toPromise } from '#shop-api/cart/load-leadtimes.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import type { DeliveryPromise } from '#src/rules/product/delivery-promise.ts'
import { getDeliveryTimezoneName } from '#src/rules/checkout/delivery-timezones.ts'
import { GIFT_ERRORS } from '#src/text/gift/gift-recipient.ts'
import { findOrderShippingId, requireOpenGift, type GiftScope } from './find-gift.ts'

export interface GiftWishes {
  prefecture: string
  delivery_at: string | null
  delivery_timezone_key: string | null
}

/** Days and time slots a gift can arrive at an address. @throws ApiError 422 where the shop does not deliver */
export async function loadGiftLeadtimes(
  scope: GiftScope,
  token: string,
  prefecture: string,
): Promise<SocialGiftLeadtime[]> {
  const { row } = await requireOpenGift(scope, token)
  const promise = await requirePromise(scope, prefecture, 'pref')
  return [{ order_shipping_id: await findOrderShippingId(scope.db, row), ...toPromise(promise) }]
}

/** @throws ApiError 422 beside the field, where the shop does not deliver, then, or at that time of day */
export async function checkGiftDelivery(
  scope: { db: Db | Tx; channel: { id: number }; now: Date },
  { prefecture, delivery_at, delivery_timezone_key }: GiftWishes,
): Promise<void> {
  const { days } = await requirePromise(scope, prefecture, 'prefecture')
  if (delivery_at !== null && !days.includes(delivery_at)) {
    throw refuseField('delivery_at', 'social_gift.day_not_available')
  }
  if (delivery_timezone_key !== null && getDeliveryTimezoneName(delivery_timezone_key) === undefined) {
    throw refuseField('delivery_timezone_key', 'social_gift.timezone_not_available')
  }
}

async function requirePromise(
  { db, channel, now }: { db: Db | Tx; channel: { id: number }; now: Date },
  prefecture: string,
  field: string,
): Promise<DeliveryPromise> {
  const promise = promiseDelivery(await loadSellingTerms(db, channel.id), prefecture, now)
  if (promise === undefined) throw refuseField(field, 'social_gift.area_not_served')
  return promise
}

const refuseField = (field: string, code: keyof typeof GIFT_ERRORS) =>
  invalidField(field, code, GIFT_ERRORS[code])
