import { inArray } from 'drizzle-orm'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { loadSummaries } from './load-summaries.ts'
import { type ProductScope, toProductCondition } from './product-filter.ts'

/** So many are kept (behaviour 8.5). */
const KEPT = 10

/** The products a browser remembers, in its order; what is no number or no longer sold is left out. */
export async function listViewed(
  scope: ProductScope,
  remembered: readonly string[],
): Promise<ProductSummary[]> {
  const ids = [...new Set(remembered.filter((id) => /^\d{1,9}$/.test(id)).map(Number))].slice(0, KEPT)
  if (ids.length === 0) return []
  const shown = await scope.db
    .select({ id: product_models.id })
    .from(product_models)
    .where(toProductCondition(scope, {}, inArray(product_models.id, ids)))
  const known = new Set(shown.map(({ id }) => id))
  return loadSummaries(
    scope.db,
    ids.filter((id) => known.has(id)),
    scope.now,
  )
}
