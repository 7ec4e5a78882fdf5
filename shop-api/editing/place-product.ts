import { eq } from 'drizzle-orm'
import type { ProductInput } from '#contract/shapes/admin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import {
  product_model_categories,
  product_model_tags,
  product_models,
} from '#shop-api/db/schema/catalogue.ts'
import type { EditingScope } from './edited-kind.ts'
import { loadShelves } from './load-shelves.ts'

/** Puts a product where its keys say: maker, brand, categories (and those above them), tags. @throws ApiError 422 */
export async function placeProduct(
  tx: Tx,
  scope: EditingScope,
  model_id: number,
  input: Partial<ProductInput>,
): Promise<void> {
  const toPlace = await loadShelves(tx, scope, [input])
  const { maker, brand, tag_ids, categories, category_id } = toPlace(input)
  const own = {
    ...(maker !== undefined && { maker_id: maker?.id ?? null }),
    ...(brand !== undefined && { brand_id: brand?.id ?? null }),
    ...(category_id !== undefined && { category_id }),
  }
  if (Object.keys(own).length > 0)
    await tx.update(product_models).set(own).where(eq(product_models.id, model_id))
  if (tag_ids) {
    await tx.delete(product_model_tags).where(eq(product_model_tags.model_id, model_id))
    if (tag_ids.length > 0)
      await tx.insert(product_model_tags).values(tag_ids.map((tag_id) => ({ tag_id, model_id })))
  }
  if (categories) {
    await tx.delete(product_model_categories).where(eq(product_model_categories.model_id, model_id))
    if (categories.length > 0)
      await tx
        .insert(product_model_categories)
        .values(categories.map(({ id, is_direct }) => ({ category_id: id, model_id, is_direct })))
  }
}
