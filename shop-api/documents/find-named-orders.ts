import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { OrderStatus } from '#contract/shapes/order.ts'
import type { Db } from '#shop-api/db/db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { isOfPresent } from '#shop-api/orders/is-of-present.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { addDays, toJapanInstant } from '#src/rules/date/japan-time.ts'

/** Which orders are meant: those named, or all of some days and states. */
export interface NamedOrders {
  ids?: readonly number[] | undefined
  status?: readonly OrderStatus[] | undefined
  date_from?: string | undefined
  date_to?: string | undefined
  /** Whether orders of members who left are among them. */
  sees_former: boolean
}

/** Most orders a file has. */
const MOST = 5000

/** Orders of the shop, the oldest first. Ids of other shops name nothing. */
export function findNamedOrders(
  db: Db,
  channel_id: number,
  { ids, status, date_from, date_to, sees_former }: NamedOrders,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.channel_id, channel_id),
        sees_former ? undefined : isOfPresent(db),
        ids && inArray(orders.id, [...ids]),
        status && inArray(orders.status, [...status]),
        date_from ? gte(orders.ordered_at, toJapanInstant(date_from, 0)) : undefined,
        date_to ? lt(orders.ordered_at, toJapanInstant(addDays(date_to, 1), 0)) : undefined,
      ),
    )
    .orderBy(orders.ordered_at, orders.id)
    .limit(MOST)
}
