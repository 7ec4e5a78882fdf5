import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import { toSearchText } from '#shop-api/catalogue/to-search-text.ts'
import type { Tx } from '#shop-api/db/db.ts'
import {
  categories,
  product_model_categories,
  product_models,
  products,
} from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'

const BATCH = 500

/** Makes the search text of products again from today's names: name, kana, codes, maker, brand, categories. */
export async function refreshSearchText(tx: Tx, model_ids: readonly number[]): Promise<void> {
  for (let start = 0; start < model_ids.length; start += BATCH) {
    await refreshBatch(tx, model_ids.slice(start, start + BATCH))
  }
}

/** Something that products are found by has a new name. Rows are taken in the order of `record-change.ts`. */
export async function refreshSearchTextOf(tx: Tx, condition: SQL | undefined): Promise<void> {
  const models = await tx
    .select({ id: product_models.id })
    .from(product_models)
    .where(condition)
    .orderBy(asc(product_models.key))
    .for('no key update')
  await refreshSearchText(
    tx,
    models.map(({ id }) => id),
  )
}

/** Takes a maker or brand that is about to be removed from its products: they stay, without it. */
export async function takeFromProducts(tx: Tx, column: 'maker_id' | 'brand_id', id: number): Promise<void> {
  const models = await tx
    .select({ id: product_models.id })
    .from(product_models)
    .where(eq(product_models[column], id))
    .orderBy(asc(product_models.key))
    .for('no key update')
  await tx
    .update(product_models)
    .set({ [column]: null })
    .where(eq(product_models[column], id))
  await refreshSearchText(
    tx,
    models.map((model) => model.id),
  )
}

interface Spoken {
  name: string
  name_kana: string
}

interface FoundBy {
  codes: readonly string[]
  maker: Spoken | null | undefined
  brand: Spoken | null | undefined
  /** Names of its categories, from the top down. */
  shelves: readonly string[]
}

/** What a product is found by. */
export function toProductSearchText(product: Spoken, { codes, maker, brand, shelves }: FoundBy): string {
  return toSearchText([
    product.name,
    product.name_kana,
    ...codes,
    maker?.name,
    maker?.name_kana,
    brand?.name,
    brand?.name_kana,
    ...shelves,
  ])
}

async function refreshBatch(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const [models, codes, shelves] = await Promise.all([
    tx
      .select({ model: product_models, maker: makers, brand: brands })
      .from(product_models)
      .leftJoin(makers, eq(makers.id, product_models.maker_id))
      .leftJoin(brands, eq(brands.id, product_models.brand_id))
      .where(inArray(product_models.id, ids)),
    tx
      .select({ model_id: products.model_id, text: products.code })
      .from(products)
      .where(inArray(products.model_id, ids))
      .orderBy(asc(products.position)),
    tx
      .select({ model_id: product_model_categories.model_id, text: categories.name })
      .from(product_model_categories)
      .innerJoin(categories, eq(categories.id, product_model_categories.category_id))
      .where(inArray(product_model_categories.model_id, ids))
      .orderBy(asc(categories.depth), asc(categories.position)),
  ])
  for (const { model, maker, brand } of models) {
    const textsOf = (rows: { model_id: number; text: string }[]) =>
      rows.filter(({ model_id }) => model_id === model.id).map(({ text }) => text)
    const search_text = toProductSearchText(model, {
      codes: textsOf(codes),
      maker,
      brand,
      shelves: textsOf(shelves),
    })
    if (search_text === model.search_text) continue
    await tx.update(product_models).set({ search_text }).where(eq(product_models.id, model.id))
  }
}
