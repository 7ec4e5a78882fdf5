import { and, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
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

/** Puts a product where its keys say: maker, brand, categories (and those above them), tags. @throws ApiError 422 */
export async function placeProduct(
  tx: Tx,
  { channel_id }: EditingScope,
  model_id: number,
  { maker_key, brand_key, category_keys, tag_keys }: Partial<ProductInput>,
): Promise<void> {
  const isModel = eq(product_models.id, model_id)
  if (maker_key !== undefined) {
    const [maker_id = null] = await findIds(
      tx,
      makers,
      channel_id,
      'maker_key',
      maker_key,
      EDITOR_ERRORS.maker,
    )
    await tx.update(product_models).set({ maker_id }).where(isModel)
  }
  if (brand_key !== undefined) {
    const [brand_id = null] = await findIds(
      tx,
      brands,
      channel_id,
      'brand_key',
      brand_key,
      EDITOR_ERRORS.brand,
    )
    await tx.update(product_models).set({ brand_id }).where(isModel)
  }
  if (tag_keys) {
    const ids = await findIds(tx, tags, channel_id, 'tag_keys', tag_keys, EDITOR_ERRORS.tag)
    await tx.delete(product_model_tags).where(eq(product_model_tags.model_id, model_id))
    if (ids.length > 0)
      await tx.insert(product_model_tags).values(ids.map((tag_id) => ({ tag_id, model_id })))
  }
  if (category_keys) await placeInCategories(tx, channel_id, model_id, category_keys)
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

async function findIds(
  tx: Tx,
  table: PgTable & Record<'id' | 'channel_id' | 'key', PgColumn>,
  channel_id: number,
  field: string,
  keys: string | string[] | null,
  label: string,
): Promise<number[]> {
  const wanted = [...new Set(typeof keys === 'string' ? [keys] : keys)]
  if (wanted.length === 0) return []
  const rows = (await tx
    .select({ id: table.id, key: table.key })
    .from(table as PgTable)
    .where(and(eq(table.channel_id, channel_id), inArray(table.key, wanted)))) as {
    id: number
    key: string
  }[]
  return wanted.map((key, at) => {
    const row = rows.find((one) => one.key === key)
    if (!row) throw unknown(Array.isArray(keys) ? `${field}.${at}` : field, label)
    return row.id
  })
}

function unknown(field: string, label: string) {
  return invalidField(field, 'choice', EDITOR_ERRORS.unknown(label))
}
