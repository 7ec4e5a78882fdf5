import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { toJapanDay, toJapanInstant } from '#src/rules/date/japan-time.ts'

/**
 * Yen of this month's orders that stand, by member; the month is Japan's. What waits for the card company counts, too: it may
 * become an order any moment. Members who ordered nothing are left out.
 */
export async function sumOrdered(
  db: Db | Tx,
  { channel_id, now }: { channel_id: number; now: Date },
  user_ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (user_ids.length === 0) return new Map()
  const ids = [...user_ids]
  const { from, to } = toMonth(now)
  const placed = await db
    .select({
      user_id: orders.user_id,
      total: sql<number>`coalesce(sum(${orders.total_payment}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        eq(orders.channel_id, channel_id),
        inArray(orders.user_id, ids),
        ne(orders.status, 'cancelled'),
        gte(orders.ordered_at, from),
        lt(orders.ordered_at, to),
      ),
    )
    .groupBy(orders.user_id)
  const deciding = await db
    .select({ user_id: carts.user_id, detail: carts.decided_detail })
    .from(carts)
    .where(and(eq(carts.channel_id, channel_id), inArray(carts.user_id, ids), eq(carts.state, 'deciding')))
  const sums = new Map<number, number>()
  const add = (user_id: number | null, total: number) => {
    if (user_id !== null) sums.set(user_id, (sums.get(user_id) ?? 0) + total)
  }
  for (const { user_id, total } of placed) add(user_id, total)
  for (const { user_id, detail } of deciding) add(user_id, detail?.order.total_payment ?? 0)
  return sums
}

/** The month in Japan a moment falls in. */
function toMonth(now: Date): { from: Date; to: Date } {
  const [year = 0, month = 1] = toJapanDay(now).split('-').map(Number)
  const toFirst = (at: number) =>
    toJapanInstant(new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10), 0)
  return { from: toFirst(month - 1), to: toFirst(month) }
}
