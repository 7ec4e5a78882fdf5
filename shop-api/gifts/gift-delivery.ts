import type { SocialGiftLeadtime } from '#contract/shapes/social-gift.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { promiseDelivery } from '#shop-api/cart/delivery-wishes.ts'
import { getOfferedSlotName } from '#shop-api/channels/load-delivery-slots.ts'
import { toPromise } from '#shop-api/cart/load-leadtimes.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import type { SellingTerms } from '#shop-api/cart/selling-terms.ts'
import type { DeliveryPromise } from '#src/rules/product/delivery-promise.ts'
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
  const terms = await loadSellingTerms(scope.db, scope.channel.id)
  const promise = requirePromise(terms, scope.now, prefecture, 'pref')
  return [{ order_shipping_id: await findOrderShippingId(scope.db, row), ...toPromise(promise, terms) }]
}

/** @throws ApiError 422 beside the field, where the shop does not deliver, then, or at that time of day */
export async function checkGiftDelivery(
  scope: { db: Db | Tx; channel: { id: number }; now: Date },
  { prefecture, delivery_at, delivery_timezone_key }: GiftWishes,
): Promise<void> {
  const terms = await loadSellingTerms(scope.db, scope.channel.id)
  const { days } = requirePromise(terms, scope.now, prefecture, 'prefecture')
  if (delivery_at !== null && !days.includes(delivery_at)) {
    throw refuseField('delivery_at', 'social_gift.day_not_available')
  }
  if (delivery_timezone_key !== null && !getOfferedSlotName(terms.delivery_slots, delivery_timezone_key)) {
    throw refuseField('delivery_timezone_key', 'social_gift.timezone_not_available')
  }
}

function requirePromise(terms: SellingTerms, now: Date, prefecture: string, field: string): DeliveryPromise {
  const promise = promiseDelivery(terms, prefecture, now)
  if (promise === undefined) throw refuseField(field, 'social_gift.area_not_served')
  return promise
}

const refuseField = (field: string, code: keyof typeof GIFT_ERRORS) =>
  invalidField(field, code, GIFT_ERRORS[code])
