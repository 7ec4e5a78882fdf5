import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { landing_pages } from '#shop-api/db/schema/campaigns.ts'

/** Whether a landing page shows a coupon, as a condition. */
export function showsCoupon(id: PgColumn | number): SQL {
  return sql`${landing_pages.coupon_ids} @> to_jsonb(${id}::int)`
}
