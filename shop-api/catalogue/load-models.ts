import { asc, eq, getTableColumns, inArray, type InferSelectModel } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import {
  categories,
  product_model_tags,
  product_models,
  products,
  tags,
} from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import type { Reference } from '#contract/shapes/fields.ts'
import { groupRows } from './group-rows.ts'

export type VariationRow = InferSelectModel<typeof products>

/** A product with all that a card shows. */
export interface LoadedModel {
  row: Omit<InferSelectModel<typeof product_models>, 'search_text'>
  maker: Reference | null
  brand: Reference | null
  category: Reference | null
  tags: Reference[]
  variations: VariationRow[]
}

/** All columns but the search text, which nobody reads back. */
const { search_text: _search_text, ...modelColumns } = getTableColumns(product_models)

/** Loads products by id in three queries, however many; unknown ids are missing from the map. */
export async function loadModels(db: Db, ids: readonly number[]): Promise<Map<number, LoadedModel>> {
  if (ids.length === 0) return new Map()
  const wanted = [...new Set(ids)]
  const [rows, tagRows, variations] = await Promise.all([
    db
      .select({
        row: modelColumns,
        maker: { key: makers.key, name: makers.name },
        brand: { key: brands.key, name: brands.name },
        category: { key: categories.key, name: categories.name },
      })
      .from(product_models)
      .leftJoin(makers, eq(makers.id, product_models.maker_id))
      .leftJoin(brands, eq(brands.id, product_models.brand_id))
      .leftJoin(categories, eq(categories.id, product_models.category_id))
      .where(inArray(product_models.id, wanted)),
    db
      .select({ model_id: product_model_tags.model_id, key: tags.key, name: tags.name })
      .from(product_model_tags)
      .innerJoin(tags, eq(tags.id, product_model_tags.tag_id))
      .where(inArray(product_model_tags.model_id, wanted))
      .orderBy(asc(tags.position)),
    db
      .select()
      .from(products)
      .where(inArray(products.model_id, wanted))
      .orderBy(asc(products.model_id), asc(products.position)),
  ])
  const tagsByModel = groupRows(tagRows, (tag) => tag.model_id)
  const variationsByModel = groupRows(variations, (variation) => variation.model_id)
  return new Map(
    rows.map((model) => [
      model.row.id,
      {
        ...model,
        tags: (tagsByModel.get(model.row.id) ?? []).map(({ key, name }) => ({ key, name })),
        variations: variationsByModel.get(model.row.id) ?? [],
      },
    ]),
  )
}
