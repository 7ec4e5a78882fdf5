import { and, eq, exists, inArray, notExists, sql } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { fitments } from '#shop-api/db/schema/bikes.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'

/**
 * Products got fitments or lost some. Those that never had one until now are judged by them from now on; those that have none
 * left have to be asked about. What goes on every bike stays so.
 *
 * @param first products that had none before
 */
export async function settleFitKinds(
  tx: Tx,
  model_ids: readonly number[],
  first: readonly number[] = [],
): Promise<void> {
  if (model_ids.length === 0) return
  const { id, key, fit_kind } = product_models
  const own = tx
    .select({ one: sql`1` })
    .from(fitments)
    .where(eq(fitments.model_id, id))
  const isLeft = and(inArray(id, [...model_ids]), eq(fit_kind, 'listed'), notExists(own))
  const isListed = and(inArray(id, [...first]), inArray(fit_kind, ['none', 'ask']), exists(own))
  for (const [condition, to] of [
    [isLeft, 'ask'],
    [isListed, 'listed'],
  ] as const) {
    // In the order of `record-change.ts`.
    const rows = await tx
      .select({ id })
      .from(product_models)
      .where(condition)
      .orderBy(key)
      .for('no key update')
    if (rows.length === 0) continue
    const ids = rows.map((row) => row.id)
    await tx.update(product_models).set({ fit_kind: to }).where(inArray(id, ids))
  }
}
