import { and, eq, inArray } from 'drizzle-orm'
import type { PgTable, PgInsertValue } from 'drizzle-orm/pg-core'
import type { ProductInput } from '#contract/shapes/admin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import type { Publication as Dates } from '#shop-api/db/is-shown.ts'
import {
  product_model_categories,
  product_model_tags,
  product_models,
  product_texts,
  products,
} from '#shop-api/db/schema/catalogue.ts'
import type { EditingScope } from './edited-kind.ts'
import { PRODUCT_COLUMNS } from './load-admin-products.ts'
import { loadShelves, type Place } from './load-shelves.ts'
import { pick } from './pick.ts'
import { toProductSearchText } from './refresh-search-text.ts'
import { isTaken } from './save-content.ts'
import { toModelPrices } from './to-model-prices.ts'
import { checkJanCodes, checkVariations, refuseTakenCodes, toVariationRow } from './write-variations.ts'

export interface NewProduct {
  input: ProductInput
  dates: Dates
  /** Of the edit; left out, it is noted later. */
  version?: number
}

/**
 * Adds products, all but what they belong to, in as many statements as one takes.
 * @returns their ids, in their order
 * @throws ApiError 422; which of them is to blame is known to whoever adds one alone
 */
export async function insertProducts(
  tx: Tx,
  scope: EditingScope,
  list: readonly NewProduct[],
): Promise<number[]> {
  const { channel_id } = scope
  await refuseTakenKeys(tx, channel_id, list)
  const inputs = list.map(({ input }) => input)
  const toPlace = await loadShelves(tx, scope, inputs)
  const placed = list.map((one) => ({ ...one, place: toPlace(one.input) }))
  for (const input of inputs) {
    checkVariations(input.products, input.axes)
    checkJanCodes(input.products)
  }
  await refuseTakenCodes(tx, channel_id, inputs)
  const rows = await tx
    .insert(product_models)
    .values(placed.map((one) => toModelRow(scope, one)))
    .returning({ id: product_models.id, key: product_models.key })
  const idOf = new Map(rows.map(({ id, key }) => [key, id]))
  const made = placed.map(({ input, place }) => ({ input, place, model_id: idOf.get(input.key) ?? 0 }))
  await tx.insert(product_texts).values(
    made.map(({ model_id, input: { description, specs, axes, size_table } }) => ({
      model_id,
      description,
      specs,
      axes,
      size_table,
    })),
  )
  await insertAll(
    tx,
    product_model_tags,
    made.flatMap(({ model_id, place: { tag_ids = [] } }) => tag_ids.map((tag_id) => ({ tag_id, model_id }))),
  )
  await insertAll(
    tx,
    product_model_categories,
    made.flatMap(({ model_id, place: { categories = [] } }) =>
      categories.map(({ id, is_direct }) => ({ category_id: id, model_id, is_direct })),
    ),
  )
  await insertAll(
    tx,
    products,
    made.flatMap(({ model_id, input }) =>
      input.products.map((variation, position) => ({
        ...toVariationRow(input.name, variation, position),
        stock: variation.stock,
        channel_id,
        model_id,
      })),
    ),
  )
  return made.map(({ model_id }) => model_id)
}

async function insertAll<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(table).values(rows)
}

async function refuseTakenKeys(tx: Tx, channel_id: number, list: readonly NewProduct[]): Promise<void> {
  const keys = list.map(({ input }) => input.key)
  const isOurs = and(eq(product_models.channel_id, channel_id), inArray(product_models.key, keys))
  if (new Set(keys).size < keys.length || (await tx.$count(product_models, isOurs)) > 0) throw isTaken('key')
}

function toModelRow(
  { channel_id, now }: EditingScope,
  { input, dates, version = 0, place }: NewProduct & { place: Place },
): typeof product_models.$inferInsert {
  const { maker, brand, category_id, categories = [] } = place
  return {
    ...pick(input, PRODUCT_COLUMNS),
    ...toModelPrices(input.products),
    channel_id,
    maker_id: maker?.id ?? null,
    brand_id: brand?.id ?? null,
    category_id: category_id ?? null,
    search_text: toProductSearchText(input, {
      codes: input.products.map(({ code }) => code),
      maker,
      brand,
      shelves: categories.map(({ name }) => name),
    }),
    position: input.position ?? 0,
    is_draft: dates.is_draft,
    close_at: dates.close_at,
    published_at: dates.published_at ?? now,
    updated_at: now,
    version,
    edit_version: version,
  }
}
