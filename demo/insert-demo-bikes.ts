import type { InferInsertModel } from 'drizzle-orm'
import { toSearchText } from '#shop-api/catalogue/to-search-text.ts'
import { bikes, type fitments } from '#shop-api/db/schema/bikes.ts'
import type { DemoBike, DemoProductModel } from './demo-shop.ts'
import { insertRows, reserveIds } from './insert-rows.ts'
import type { SeedContext, Shelves } from './seed-context.ts'

/** Inserts the bikes a shop knows. @returns their ids by key */
export async function insertDemoBikes({ tx, channel_id, shop }: SeedContext): Promise<Shelves['bikes']> {
  const { next, settle } = await reserveIds(tx, bikes)
  const byKey: Shelves['bikes'] = new Map()
  const rows = (shop.bikes ?? []).map(({ maker, model, ...bike }) => {
    const id = next()
    byKey.set(bike.key, id)
    return {
      ...bike,
      id,
      channel_id,
      maker_key: maker.key,
      maker_name: maker.name,
      maker_kana: maker.name_kana,
      model_key: model.key,
      model_name: model.name,
      model_kana: model.name_kana,
      search_text: toBikeSearchText({ maker, model, displacement: bike.displacement }),
    }
  })
  await insertRows(tx, bikes, rows)
  await settle()
  return byKey
}

function toBikeSearchText({
  maker,
  model,
  displacement,
}: Pick<DemoBike, 'maker' | 'model' | 'displacement'>): string {
  const closed = model.name.replaceAll(' ', '')
  return toSearchText([
    maker.name,
    maker.name_kana,
    model.name,
    model.name_kana,
    closed,
    `${maker.name}${closed}`,
    ...(displacement === null ? [] : [`${displacement}cc`]),
  ])
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
