import { and, inArray, not } from 'drizzle-orm'
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
  const opened = await listOpenedTags(context)
  const isSeen = isUnlocked(context.db, opened, true)
  if (!isSeen) return
  const wanted = context.db
    .select({ id: products.model_id })
    .from(products)
    .where(
      inArray(
        products.id,
        additions.map(({ product_id }) => product_id),
      ),
    )
  const [hidden] = await context.db
    .select({ id: product_models.id })
    .from(product_models)
    .where(and(inArray(product_models.id, wanted), not(isSeen)))
    .limit(1)
  if (hidden) throw refuseField('cart.add_products.product_not_found', 'product_id')
}
