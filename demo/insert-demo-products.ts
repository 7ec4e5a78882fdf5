import {
  accessories,
  product_model_categories,
  product_model_tags,
  product_models,
  product_texts,
  products,
} from '#shop-api/db/schema/catalogue.ts'
import { fitments } from '#shop-api/db/schema/bikes.ts'
import { collection_products, collections } from '#shop-api/db/schema/collections.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import { daysAgo } from './days-ago.ts'
import { toFitmentRows } from './insert-demo-bikes.ts'
import { toDemoGround } from './demo-ground.ts'
import type { DemoProductModel } from './demo-shop.ts'
import type { SeedContext, Shelves } from './seed-context.ts'
import { insertRows, reserveIds } from './insert-rows.ts'
import { toModelRow } from './to-model-row.ts'

const BATCH = 1000

interface Numbers {
  ofModels: () => number
  ofProducts: () => number
  ofReviews: () => number
}

/** Inserts products, a thousand at a time, then what refers to them by key: accessories and collections. */
export async function insertDemoProducts(context: SeedContext, shelves: Shelves): Promise<void> {
  const { tx, shop } = context
  const total = context.product_count ?? shop.default_product_count
  const models = await reserveIds(tx, product_models)
  const variations = await reserveIds(tx, products)
  const opinions = await reserveIds(tx, reviews)
  const numbers = { ofModels: models.next, ofProducts: variations.next, ofReviews: opinions.next }
  const idByKey = new Map<string, number>()
  const accessoryKeys: [model_id: number, keys: string[]][] = []
  let batch: { id: number; model: DemoProductModel }[] = []
  const flush = async () => {
    if (batch.length === 0) return
    await insertBatch(context, shelves, batch, numbers)
    batch = []
    context.onProgress?.(idByKey.size, total)
  }
  for (const model of shop.products(total)) {
    const id = numbers.ofModels()
    idByKey.set(model.key, id)
    if (model.accessory_keys.length > 0) accessoryKeys.push([id, model.accessory_keys])
    batch.push({ id, model })
    if (batch.length === BATCH) await flush()
  }
  await flush()
  await Promise.all([models.settle(), variations.settle(), opinions.settle()])
  await insertAccessories(context, accessoryKeys, idByKey)
  await insertCollections(context, idByKey)
}

async function insertBatch(
  { tx, channel_id, now, shop }: SeedContext,
  shelves: Shelves,
  batch: { id: number; model: DemoProductModel }[],
  numbers: Numbers,
): Promise<void> {
  const { ground } = toDemoGround(shop)
  const each = <Row>(toRows: (entry: { id: number; model: DemoProductModel }) => Row[]): Row[] =>
    batch.flatMap(toRows)
  await insertRows(
    tx,
    product_models,
    each(({ id, model }) => [toModelRow({ id, model, channel_id, now, ground, shelves })]),
  )
  await insertRows(
    tx,
    product_texts,
    each(({ id, model: { description_html, specs, size_table, axes } }) => [
      { model_id: id, description: description_html, specs, size_table, axes },
    ]),
  )
  const variations = each(({ id, model }) => [
    model.products.map((product, position) => ({
      id: numbers.ofProducts(),
      channel_id,
      model_id: id,
      name: [model.name, ...product.options].join(' '),
      position,
      ...product,
    })),
  ])
  await insertRows(tx, products, variations.flat())
  await insertRows(
    tx,
    fitments,
    batch.flatMap(({ id, model }, at) =>
      toFitmentRows(
        model,
        { channel_id, model_id: id, product_ids: variations[at]?.map((product) => product.id) ?? [] },
        shelves,
      ),
    ),
  )
  await insertRows(
    tx,
    product_model_categories,
    each(({ id, model }) => toCategoryRows(id, model.category_keys, shelves)),
  )
  await insertRows(
    tx,
    product_model_tags,
    each(({ id, model }) =>
      model.tag_keys.flatMap((key) => {
        const tag_id = shelves.tags.get(key)
        return tag_id ? [{ tag_id, model_id: id }] : []
      }),
    ),
  )
  await insertRows(
    tx,
    reviews,
    each(({ id, model }) =>
      model.reviews.map(({ days_ago, ...review }) => ({
        ...review,
        id: numbers.ofReviews(),
        channel_id,
        model_id: id,
        created_at: daysAgo(now, days_ago),
      })),
    ),
  )
}

/** The categories a model was put in, and all above them. */
function toCategoryRows(model_id: number, keys: string[], shelves: Shelves) {
  const isDirect = new Map<number, boolean>()
  for (const key of keys) {
    const path = shelves.categories.get(key)?.path ?? []
    for (const [at, { id }] of path.entries()) {
      isDirect.set(id, at === path.length - 1 || isDirect.get(id) === true)
    }
  }
  return [...isDirect].map(([category_id, is_direct]) => ({ category_id, model_id, is_direct }))
}

async function insertAccessories(
  { tx }: SeedContext,
  accessoryKeys: [model_id: number, keys: string[]][],
  idByKey: Map<string, number>,
): Promise<void> {
  const rows = accessoryKeys.flatMap(([model_id, keys]) =>
    [...new Set(keys)].flatMap((key, position) => {
      const accessory_id = idByKey.get(key)
      return accessory_id && accessory_id !== model_id ? [{ model_id, accessory_id, position }] : []
    }),
  )
  await insertRows(tx, accessories, rows)
}

async function insertCollections(
  { tx, channel_id, shop }: SeedContext,
  idByKey: Map<string, number>,
): Promise<void> {
  for (const { product_keys, ...collection } of shop.collections) {
    const [inserted] = await tx
      .insert(collections)
      .values({ ...collection, channel_id })
      .returning({ id: collections.id })
    const rows = [...new Set(product_keys)].flatMap((key, position) => {
      const model_id = idByKey.get(key)
      return inserted && model_id ? [{ collection_id: inserted.id, model_id, position }] : []
    })
    await insertRows(tx, collection_products, rows)
  }
}
