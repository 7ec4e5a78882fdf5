import { and, eq, inArray, not } from 'drizzle-orm'
import { isUnlocked } from '#shop-api/catalogue/product-filter.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { listOpenedTags, type TagVisit } from '#shop-api/channels/tag-pass.ts'
import type { Addition } from './change-lines.ts'
import { refuseField } from './refuse-cart.ts'

/**
 * What a password hides cannot be put into a cart by guessing its number. In a cart it stays: the visitor who put it
 * there knew the password.
 * @throws ApiError 422, as for a product that is none
 */
export async function refuseLocked(
  context: TagVisit,
  additions: readonly Pick<Addition, 'product_id'>[],
): Promise<void> {
  const locked = await listLocked(
    context,
    additions.map(({ product_id }) => product_id),
  )
  if (locked.size > 0) throw refuseField('cart.add_products.product_not_found', 'product_id')
}

/** Those of some products a password hides from this visitor. */
export async function listLocked(
  context: TagVisit,
  product_ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const opened = await listOpenedTags(context)
  const isSeen = isUnlocked(context.db, opened, true)
  if (!isSeen || product_ids.length === 0) return new Set()
  const hidden = await context.db
    .select({ id: products.id })
    .from(products)
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .where(and(inArray(products.id, [...new Set(product_ids)]), not(isSeen)))
  return new Set(hidden.map(({ id }) => id))
}
