import type { PublicationTable } from './is-shown.ts'
import { coupons } from './schema/campaigns.ts'

/** When a coupon is there: it starts and expires, where other things are published and closed. */
export const COUPON_DATES: PublicationTable = {
  is_draft: coupons.is_draft,
  published_at: coupons.starts_at,
  close_at: coupons.expires_at,
}
