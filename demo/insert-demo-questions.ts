import { product_questions } from '#shop-api/db/schema/visitors.ts'
import { daysAgo } from './days-ago.ts'
import { findDemoProducts } from './find-demo-products.ts'
import type { SeedContext } from './seed-context.ts'
import { insertRows } from './insert-rows.ts'

/** A shop answers within a day. */
const ANSWERED_AFTER_DAYS = 1

/** Inserts answered questions about the products there are. */
export async function insertDemoQuestions(context: SeedContext): Promise<void> {
  const { tx, channel_id, shop, now } = context
  const asked = await findDemoProducts(context, [
    ...new Set(shop.product_questions.map((one) => one.product_key)),
  ])
  const idByKey = new Map(asked.map(({ key, id }) => [key, id]))
  const rows = shop.product_questions.flatMap(({ product_key, asked_days_ago, ...question }) => {
    const model_id = idByKey.get(product_key)
    if (!model_id) return []
    const asked_at = daysAgo(now, asked_days_ago)
    const answered_at = daysAgo(now, asked_days_ago - ANSWERED_AFTER_DAYS)
    return [{ ...question, channel_id, model_id, asked_at, answered_at }]
  })
  await insertRows(tx, product_questions, rows)
}
