import { and, eq } from 'drizzle-orm'
import type { ProductInput } from '#contract/shapes/admin.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import {
  categories,
  product_model_categories,
  product_model_tags,
  product_models,
  tags,
} from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditingScope } from './edited-kind.ts'
import { findIds } from './find-ids.ts'

/** Puts a product where its keys say: maker, brand, categories (and those above them), tags. @throws ApiError 422 */
export async function placeProduct(
  tx: Tx,
  scope: EditingScope,
  model_id: number,
  { maker_key, brand_key, category_keys, tag_keys }: Partial<ProductInput>,
): Promise<void> {
  const isModel = eq(product_models.id, model_id)
  if (maker_key !== undefined) {
    const [maker_id = null] = await findIds(tx, makers, scope, {
      field: 'maker_key',
      keys: maker_key,
      label: EDITOR_ERRORS.maker,
    })
    await tx.update(product_models).set({ maker_id }).where(isModel)
  }
  if (brand_key !== undefined) {
    const [brand_id = null] = await findIds(tx, brands, scope, {
      field: 'brand_key',
      keys: brand_key,
      label: EDITOR_ERRORS.brand,
    })
    await tx.update(product_models).set({ brand_id }).where(isModel)
  }
  if (tag_keys) {
    const ids = await findIds(tx, tags, scope, {
      field: 'tag_keys',
      keys: tag_keys,
      label: EDITOR_ERRORS.tag,
    })
    await tx.delete(product_model_tags).where(eq(product_model_tags.model_id, model_id))
    if (ids.length > 0)
      await tx.insert(product_model_tags).values(ids.map((tag_id) => ({ tag_id, model_id })))
  }
  if (category_keys) await placeInCategories(tx, scope.channel_id, model_id, category_keys)
}

async function placeInCategories(
  tx: Tx,
  channel_id: number,
  model_id: number,
  keys: string[],
): Promise<void> {
  const rows = await tx
    .select({ id: categories.id, key: categories.key, path: categories.path })
    .from(categories)
    .where(and(eq(categories.channel_id, channel_id), eq(categories.belongs_to, 'products')))
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const chosen = [...new Set(keys)].map((key, at) => {
    const category = byKey.get(key)
    if (!category) throw unknown(`category_keys.${at}`, EDITOR_ERRORS.category)
    return category
  })
  const direct = new Set(chosen.map(({ id }) => id))
  const all = new Set(chosen.flatMap(({ path }) => path))
  await tx.delete(product_model_categories).where(eq(product_model_categories.model_id, model_id))
  if (all.size > 0) {
    await tx
      .insert(product_model_categories)
      .values([...all].map((category_id) => ({ category_id, model_id, is_direct: direct.has(category_id) })))
  }
  await tx
    .update(product_models)
    .set({ category_id: chosen[0]?.id ?? null })
    .where(eq(product_models.id, model_id))
}

function unknown(field: string, label: string) {
  return invalidField(field, 'choice', EDITOR_ERRORS.unknown(label))
}
