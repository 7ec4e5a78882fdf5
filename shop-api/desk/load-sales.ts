import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Sales } from '#contract/shapes/today.ts'
import type { Db } from '#shop-api/db/db.ts'
import { order_lines, orders } from '#shop-api/db/schema/selling.ts'
import { countRefunded, sumRefunded } from '#shop-api/orders/sum-refunded.ts'
import { addDays, getWeekday, toJapanDay, toJapanInstant } from '#src/rules/date/japan-time.ts'

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
}

const USUAL_DAYS = 30
const BEST = 10

/**
 * What was sold on the last days, today included; days on which nothing was are there too. A refund is taken off the day of its
 * order, whenever it was made, and pieces that were paid back off their product; money without pieces is off no product.
 */
export async function loadSales({ db, channel, now }: Scope, days = USUAL_DAYS): Promise<Sales> {
  const today = toJapanDay(now)
  const first = addDays(today, 1 - days)
  const isMeant = and(
    eq(orders.channel_id, channel.id),
    gte(orders.ordered_at, toJapanInstant(first, 0)),
    ne(orders.status, 'cancelled'),
  )
  const day = sql<string>`to_char(${orders.ordered_at} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`
  const sold = await db
    .select({
      day,
      orders: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`sum(${orders.total_payment} - ${sumRefunded()})`.mapWith(Number),
    })
    .from(orders)
    .where(isMeant)
    // By place, not by expression: as a parameter the zone's name would be another one in each part of the statement.
    .groupBy(sql`1`)
  const byDay = new Map(sold.map((row) => [row.day, row]))
  const by_day = Array.from({ length: days }, (_, at) => {
    const one = addDays(first, at)
    return byDay.get(one) ?? { day: one, orders: 0, amount: 0 }
  })
  const pieces = sql`(${order_lines.quantity} - ${countRefunded()})`
  const by_product = await db
    .select({
      code: sql<string>`min(${order_lines.line}->'product_info'->>'code')`,
      name: sql<string>`min(${order_lines.line}->>'product_name')`,
      quantity: sql<number>`sum(${pieces})`.mapWith(Number),
      amount: sql<number>`sum(${pieces} * ${order_lines.unit_price})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(order_lines, eq(order_lines.order_id, orders.id))
    .where(isMeant)
    .groupBy(order_lines.product_id)
    .having(sql`sum(${pieces}) > 0`)
    .orderBy(sql`4 desc`)
    .limit(BEST)
  return {
    by_day,
    by_week: toWeeks(by_day),
    by_product: by_product.map(({ code, name, ...row }) => ({ ...row, code: code ?? '', name: name ?? '' })),
  }
}

/** Days in weeks that begin on Monday; the first and the last may be shorter. */
function toWeeks(days: Sales['by_day']): Sales['by_week'] {
  const weeks = new Map<string, Sales['by_week'][number]>()
  for (const { day, orders: placed, amount } of days) {
    const monday = addDays(day, -((getWeekday(day) + 6) % 7))
    const week = weeks.get(monday) ?? { day: monday, orders: 0, amount: 0 }
    weeks.set(monday, { day: monday, orders: week.orders + placed, amount: week.amount + amount })
  }
  return [...weeks.values()]
}
