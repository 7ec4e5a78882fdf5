import { inArray } from 'drizzle-orm'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { loadSummaries } from '#shop-api/catalogue/load-summaries.ts'
import { type ProductScope, toProductCondition } from '#shop-api/catalogue/product-filter.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { markFavourites } from './mark-favourites.ts'

/**
 * Cards of products in a member's own lists, by id. Products that are no longer sold, or hidden behind a password this
 * visitor did not give, are missing.
 */
export async function loadOwnProducts(
  context: MemberContext,
  ids: readonly number[],
): Promise<Map<number, ProductSummary>> {
  const { db, member, now } = context
  const shown = await listShown(await toProductScope(context), ids)
  const cards = await markFavourites(db, member, await loadSummaries(db, shown, now))
  return new Map(cards.map((card) => [card.id, card]))
}

/** Those of the products that this visitor may see, in the order given, each once. */
export async function listShown(scope: ProductScope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await scope.db
    .select({ id: product_models.id })
    .from(product_models)
    .where(toProductCondition(scope, {}, inArray(product_models.id, [...ids])))
  const shown = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => shown.has(id))
}
