import type { EcommerceEventName, TrackingDestination } from '#contract/shapes/event.ts'
import type { AnalyticsItem } from './analytics-item.ts'

/** Goods with what they come to, in yen. */
interface Goods {
  currency: 'JPY'
  value: number
  items: AnalyticsItem[]
}

/** What each event says, in the words of GA4 (https://developers.google.com/analytics/devguides/collection/ga4/reference/events). */
interface Args {
  view_item_list: { item_list_name: string; items: AnalyticsItem[] }
  view_item: Goods
  add_to_cart: Goods
  remove_from_cart: Goods
  view_cart: Goods
  begin_checkout: Goods
  add_shipping_info: Goods
  add_payment_info: Goods & { payment_type: string }
  purchase: Goods & { transaction_id: string; tax: number; shipping: number; coupon?: string }
  search: { search_term: string }
  login: { method: 'site' }
  sign_up: { method: 'site' }
}
export type TrackedName = keyof Args & EcommerceEventName
export type EventArgs<Name extends TrackedName> = Args[Name]

/** An event as it waits to be delivered. */
export interface TrackedEvent {
  /** UUID: whoever is told twice knows it (POST /v1/ecommerce_events). */
  event_id: string
  name: TrackedName
  args: EventArgs<TrackedName>
  at_ms: number
  cart_token?: string
  /** Who has not been told yet. */
  to: TrackingDestination[]
}
