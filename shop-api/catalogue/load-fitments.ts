import { asc, eq, inArray } from 'drizzle-orm'
import type { Fitment } from '#contract/shapes/bikes.ts'
import type { Db } from '#shop-api/db/db.ts'
import { bikes, fitments } from '#shop-api/db/schema/bikes.ts'
import { groupRows } from './group-rows.ts'
import { toBikeNames } from './to-bike-names.ts'

/** The bikes each product is said to go on or not, by maker, model and years; one row for what is said alike of variations. */
export async function loadFitments(db: Db, model_ids: readonly number[]): Promise<Map<number, Fitment[]>> {
  const rows = await db
    .select({ fitment: fitments, bike: bikes })
    .from(fitments)
    .innerJoin(bikes, eq(bikes.id, fitments.bike_id))
    .where(inArray(fitments.model_id, [...model_ids]))
    .orderBy(
      asc(bikes.maker_kana),
      asc(bikes.model_kana),
      asc(bikes.year_from),
      asc(bikes.id),
      asc(fitments.product_id),
    )
  const byModel = groupRows(rows, ({ fitment }) => fitment.model_id)
  return new Map(
    [...byModel].map(([model_id, group]) => {
      const alike = Map.groupBy(group, ({ fitment: { bike_id, state, note } }) =>
        JSON.stringify([bike_id, state, note]),
      )
      return [model_id, [...alike.values()].map(toFitment)]
    }),
  )
}

type Row = { fitment: typeof fitments.$inferSelect; bike: typeof bikes.$inferSelect }

function toFitment(rows: readonly Row[]): Fitment {
  const { fitment, bike } = rows[0]!
  const { key, year_from, year_to } = bike
  return {
    bike: { key, ...toBikeNames(bike), year_from, year_to },
    state: fitment.state,
    note: fitment.note || null,
    product_ids: rows.map((row) => row.fitment.product_id),
  }
}
