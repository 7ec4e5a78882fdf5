import { eq, inArray } from 'drizzle-orm'
import type { AdminFitment } from '#contract/shapes/admin-bikes.ts'
import type { Db } from '#shop-api/db/db.ts'
import { bikes, fitments } from '#shop-api/db/schema/bikes.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { toBikeName } from '#src/rules/bike/bike-name.ts'

/** Fitments as the editor sees them, in the order of the ids. */
export async function loadAdminFitments(db: Db, ids: readonly number[]): Promise<AdminFitment[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: fitments.id,
      version: fitments.version,
      code: products.code,
      state: fitments.state,
      note: fitments.note,
      product_key: product_models.key,
      product_name: products.name,
      bike: bikes,
    })
    .from(fitments)
    .innerJoin(products, eq(products.id, fitments.product_id))
    .innerJoin(product_models, eq(product_models.id, fitments.model_id))
    .innerJoin(bikes, eq(bikes.id, fitments.bike_id))
    .where(inArray(fitments.id, [...ids]))
  const byId = new Map(rows.map(({ bike, ...row }) => [row.id, { ...row, ...toBikeFields(bike) }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const toBikeFields = (bike: typeof bikes.$inferSelect) => ({
  bike_key: bike.key,
  bike_name: toBikeName(bike),
})
