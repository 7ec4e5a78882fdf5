import type { InferInsertModel } from 'drizzle-orm'
import { toBikeSearchText } from '#shop-api/catalogue/to-bike-search-text.ts'
import { bikes, type fitments } from '#shop-api/db/schema/bikes.ts'
import type { DemoProductModel } from './demo-shop.ts'
import { insertRows, reserveIds } from './insert-rows.ts'
import type { SeedContext, Shelves } from './seed-context.ts'

/** Inserts the bikes a shop knows. @returns their ids by key */
export async function insertDemoBikes({ tx, channel_id, shop }: SeedContext): Promise<Shelves['bikes']> {
  const { next, settle } = await reserveIds(tx, bikes)
  const byKey: Shelves['bikes'] = new Map()
  const rows = (shop.bikes ?? []).map(({ maker, model, ...bike }) => {
    const id = next()
    byKey.set(bike.key, id)
    const names = {
      maker_name: maker.name,
      maker_kana: maker.name_kana,
      model_name: model.name,
      model_kana: model.name_kana,
    }
    const search_text = toBikeSearchText({ ...names, displacement: bike.displacement })
    return { ...bike, ...names, id, channel_id, maker_key: maker.key, model_key: model.key, search_text }
  })
  await insertRows(tx, bikes, rows)
  await settle()
  return byKey
}

/** What the variations of a model say of bikes. @throws for a bike the shop does not know */
export function toFitmentRows(
  { key, fitments: said = [] }: DemoProductModel,
  { channel_id, model_id, product_ids }: { channel_id: number; model_id: number; product_ids: number[] },
  shelves: Shelves,
): InferInsertModel<typeof fitments>[] {
  return said.map(({ at, bike_key, state, note }) => {
    const [product_id, bike_id] = [product_ids[at], shelves.bikes.get(bike_key)]
    if (!product_id || !bike_id) throw new Error(`${key} names no known bike: ${bike_key}`)
    return { channel_id, product_id, model_id, bike_id, state, note }
  })
}
