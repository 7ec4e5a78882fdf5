import { and, asc, eq, gte } from 'drizzle-orm'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { order_list_lines, order_lists } from '#shop-api/db/schema/order-lists.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { findNextDay } from '#src/rules/order-list/next-day.ts'
import { daysAgo } from './days-ago.ts'
import { insertRows } from './insert-rows.ts'
import { createRandom } from './random.ts'
import type { DemoContext } from './seed-context.ts'

/** So much is left of what a list holds. */
const NEEDED_STOCK = 20
/** Pieces of its goods, in turn. */
const QUANTITIES = [10, 5, 12, 3, 6]

/** Lists of the demo member: the first is due, and its owner was told. */
export async function insertDemoOrderLists({
  tx,
  channel_id,
  shop,
  user,
  story,
  now,
}: DemoContext): Promise<void> {
  const today = toJapanDay(now)
  const rows = await tx
    .selectDistinctOn([product_models.position], { id: products.id, order_multiple: products.order_multiple })
    .from(products)
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .where(and(eq(products.channel_id, channel_id), gte(products.stock, NEEDED_STOCK)))
    .orderBy(asc(product_models.position), asc(products.position))
  const random = createRandom(`order lists of ${shop.channel}`)
  for (const [at, { goods, day_of_month, ...list }] of (story.order_lists ?? []).entries()) {
    const is_due = at === 0
    const lines = random.sample(rows, goods)
    // A small demo shop has too little to sell.
    if (lines.length < goods) return
    const [added] = await tx
      .insert(order_lists)
      .values({
        ...list,
        day_of_month: is_due ? Math.min(28, Number(today.slice(8))) : day_of_month,
        next_on: is_due ? today : findNextDay(day_of_month, today),
        told_on: is_due ? today : null,
        last_ordered_at: daysAgo(now, 31),
        channel_id,
        user_id: user.id,
        created_at: daysAgo(now, 120),
        updated_at: daysAgo(now, 60),
      })
      .returning({ id: order_lists.id })
    if (!added) throw new Error(`The list ${list.name} was not kept`)
    await insertRows(
      tx,
      order_list_lines,
      lines.map(({ id: product_id, order_multiple }, position) => ({
        list_id: added.id,
        product_id,
        quantity: toMultiple(QUANTITIES[position % QUANTITIES.length] ?? 1, order_multiple),
        position,
      })),
    )
  }
}

const toMultiple = (pieces: number, multiple: number) => Math.ceil(pieces / multiple) * multiple
