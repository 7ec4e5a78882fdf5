import type { ProductSummary } from '#contract/shapes/product.ts'
import type { Db } from '#shop-api/db/db.ts'
import { loadModels } from './load-models.ts'
import { toProductSummary } from './to-product-summary.ts'

/** Cards of products, in the order of the ids. */
export async function loadSummaries(db: Db, ids: readonly number[], now: Date): Promise<ProductSummary[]> {
  const models = await loadModels(db, ids)
  return ids.flatMap((id) => {
    const model = models.get(id)
    return model ? [toProductSummary(model, now)] : []
  })
}
