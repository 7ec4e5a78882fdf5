import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AdminProduct } from '#contract/shapes/admin.ts'
import { groupRows } from '#shop-api/catalogue/group-rows.ts'
import { loadModels } from '#shop-api/catalogue/load-models.ts'
import type { Db } from '#shop-api/db/db.ts'
import {
  accessories,
  categories,
  product_model_categories,
  product_models,
  product_texts,
} from '#shop-api/db/schema/catalogue.ts'
import { pick } from './pick.ts'
import { toPublicationFields } from './to-dates.ts'

/** Fields that have the same name in a product's row and in the editor. */
export const PRODUCT_COLUMNS = [
  'key',
  'name',
  'name_kana',
  'catch_copy',
  'tax_rate',
  'is_giftable',
  'is_embroiderable',
  'fit_kind',
  'best_before',
  'release_month',
  'content_unit',
  'pictures',
] as const

/** Products as the editor sees them, exact stock included, in the order of the ids. */
export async function loadAdminProducts(db: Db, ids: readonly number[], now: Date): Promise<AdminProduct[]> {
  if (ids.length === 0) return []
  const [models, texts, shelves, parts] = await Promise.all([
    loadModels(db, ids),
    db
      .select()
      .from(product_texts)
      .where(inArray(product_texts.model_id, [...ids])),
    db
      .select({ model_id: product_model_categories.model_id, id: categories.id, key: categories.key })
      .from(product_model_categories)
      .innerJoin(categories, eq(categories.id, product_model_categories.category_id))
      .where(
        and(
          inArray(product_model_categories.model_id, [...ids]),
          eq(product_model_categories.is_direct, true),
        ),
      )
      .orderBy(asc(categories.position)),
    db
      .select({ model_id: accessories.model_id, key: product_models.key })
      .from(accessories)
      .innerJoin(product_models, eq(product_models.id, accessories.accessory_id))
      .where(inArray(accessories.model_id, [...ids]))
      .orderBy(asc(accessories.position)),
  ])
  const partsOf = groupRows(parts, ({ model_id }) => model_id)
  const textOf = new Map(texts.map((text) => [text.model_id, text]))
  const shelvesOf = groupRows(shelves, ({ model_id }) => model_id)
  return ids.flatMap((id) => {
    const model = models.get(id)
    const text = textOf.get(id)
    if (!model || !text) return []
    const { row, maker, brand, tags, variations } = model
    const own = (shelf: { id: number }) => Number(shelf.id !== row.category_id)
    return {
      ...pick(row, PRODUCT_COLUMNS),
      description: text.description,
      specs: text.specs,
      axes: text.axes,
      size_table: text.size_table,
      accessory_keys: (partsOf.get(id) ?? []).map(({ key }) => key),
      position: row.position,
      ...toPublicationFields(
        {
          ...row,
          version: row.edit_version,
        },
        now,
      ),
      maker_key: maker?.key ?? null,
      brand_key: brand?.key ?? null,
      category_keys: (shelvesOf.get(id) ?? []).sort((a, b) => own(a) - own(b)).map((shelf) => shelf.key),
      tag_keys: tags.map((tag) => tag.key),
      products: variations.map((variation) => ({
        id: variation.id,
        code: variation.code,
        options: variation.options,
        unit_price: variation.unit_price,
        list_price: variation.list_price,
        stock: variation.stock,
        jan_code: variation.jan_code,
        order_multiple: variation.order_multiple,
        carton_quantity: variation.carton_quantity,
        max_per_order: variation.max_per_order,
        content_amount: variation.content_amount,
        pictures: variation.pictures,
      })),
      updated_at: row.updated_at.toISOString(),
    }
  })
}
