import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'

/** Keeps what lists read of a product true to its variations: lowest and highest price, first code. */
export async function setModelPrices(tx: Tx, model_id: number): Promise<void> {
  const variations = await tx
    .select({ code: products.code, unit_price: products.unit_price, list_price: products.list_price })
    .from(products)
    .where(eq(products.model_id, model_id))
    .orderBy(asc(products.position))
  const [first] = variations
  if (!first) return
  const cheapest = variations.reduce((low, one) => (one.unit_price < low.unit_price ? one : low))
  await tx
    .update(product_models)
    .set({
      code: first.code,
      unit_price: cheapest.unit_price,
      max_unit_price: Math.max(...variations.map(({ unit_price }) => unit_price)),
      list_price: cheapest.list_price,
    })
    .where(eq(product_models.id, model_id))
}
