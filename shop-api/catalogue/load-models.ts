import { eq, getTableColumns, type InferSelectModel, sql } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import {
  categories,
  product_model_tags,
  product_models,
  products,
  tags,
} from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { oncePer } from '#shop-api/process/once-per.ts'
import type { Reference } from '#contract/shapes/fields.ts'

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

/** All columns but the search text, which is never read back. */
const { search_text: _search_text, ...modelColumns } = getTableColumns(product_models)

const tagsOfModel = sql<Reference[]>`(
  select coalesce(json_agg(json_build_object('key', ${tags.key}, 'name', ${tags.name}) order by ${tags.position}), '[]')
  from ${product_model_tags} join ${tags} on ${tags.id} = ${product_model_tags.tag_id}
  where ${product_model_tags.model_id} = ${product_models.id})`

/** Column types that come through JSON unchanged: numbers, texts and JSON. */
const variationColumns = sql.join(
  Object.entries(getTableColumns(products)).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
)
const variationsOfModel = sql<VariationRow[]>`(
  select coalesce(json_agg(json_build_object(${variationColumns}) order by ${products.position}), '[]')
  from ${products} where ${products.model_id} = ${product_models.id})`

/** Built once: Drizzle takes as long to build it as PostgreSQL to answer. */
const modelsById = oncePer((db: Db) =>
  db
    .select({
      row: modelColumns,
      maker: { key: makers.key, name: makers.name },
      brand: { key: brands.key, name: brands.name },
      category: { key: categories.key, name: categories.name },
      tags: tagsOfModel,
      variations: variationsOfModel,
    })
    .from(product_models)
    .leftJoin(makers, eq(makers.id, product_models.maker_id))
    .leftJoin(brands, eq(brands.id, product_models.brand_id))
    .leftJoin(categories, eq(categories.id, product_models.category_id))
    .where(sql`${product_models.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('models_by_id'),
)

/** Loads products by id in one query, however many; unknown ids are missing from the map. */
export async function loadModels(db: Db, ids: readonly number[]): Promise<Map<number, LoadedModel>> {
  if (ids.length === 0) return new Map()
  const models = await modelsById(db).execute({ ids: `{${[...new Set(ids)].join()}}` })
  return new Map(models.map((model) => [model.row.id, model]))
}
