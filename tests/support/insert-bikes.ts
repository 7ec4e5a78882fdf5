import { and, eq, inArray } from 'drizzle-orm'
import type { FitKind, FitmentState } from '#contract/shapes/bikes.ts'
import type { Db } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { bikes, fitments } from '#shop-api/db/schema/bikes.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { toBikeSearchText } from '#shop-api/catalogue/to-bike-search-text.ts'
import { TEST_NOW } from './open-test-shop.ts'

type BikeDraft = Omit<typeof bikes.$inferInsert, 'channel_id' | 'search_text'>

const YAGURUMA = { maker_key: 'yaguruma', maker_name: 'ヤグルマ', maker_kana: 'ヤグルマ' }
const HAYATE = { maker_key: 'hayate', maker_name: 'ハヤテ', maker_kana: 'ハヤテ' }
const KZ_09 = { ...YAGURUMA, model_key: 'kz-09', model_name: 'KZ-09', model_kana: 'ケーゼットゼロナイン' }

/** Two makers with three models, one of them in two generations. */
export const BIKES: readonly BikeDraft[] = [
  { ...KZ_09, key: 'kz-09-2017', year_from: 2017, year_to: 2020, displacement: 845, frame_codes: ['2BL-QN52J'] },
  { ...KZ_09, key: 'kz-09-2021', year_from: 2021, year_to: null, displacement: 888, frame_codes: ['8BL-QN69J'] },
  {
    ...YAGURUMA,
    model_key: 'sa400',
    model_name: 'SA400',
    model_kana: 'エスエーヨンヒャク',
    key: 'sa400-2018',
    year_from: 2018,
    year_to: 2021,
    displacement: 399,
    frame_codes: ['2BL-QH16J'],
  },
  {
    ...HAYATE,
    model_key: 'komadori',
    model_name: 'コマドリ C125',
    model_kana: 'コマドリシーイチニーゴ',
    key: 'komadori-2018',
    year_from: 2018,
    year_to: null,
    displacement: 124,
    frame_codes: ['2BJ-QA48', '8BJ-QA58'],
  },
] // prettier-ignore

/** Adds bikes to a shop. @returns their ids by key */
export async function insertBikes(
  db: Db,
  channel = 'moto',
  drafts: readonly BikeDraft[] = BIKES,
): Promise<Map<string, number>> {
  const { id: channel_id } = await findChannel(db, channel)
  const rows = await db
    .insert(bikes)
    .values(
      drafts.map((draft) => ({
        ...draft,
        channel_id,
        search_text: toBikeSearchText({ ...draft, displacement: draft.displacement ?? null }),
      })),
    )
    .returning({ id: bikes.id, key: bikes.key })
  return new Map(rows.map(({ id, key }) => [key, id]))
}

interface Said {
  /** Part number. */
  code: string
  bike: string
  state: FitmentState
  note?: string
}

/** Says of products how they are judged, and of variations which bikes they go on. */
export async function sayFitments(
  db: Db,
  kinds: Readonly<Record<string, FitKind>>,
  said: readonly Said[],
  channel = 'moto',
): Promise<void> {
  const { id: channel_id } = await findChannel(db, channel)
  for (const [key, fit_kind] of Object.entries(kinds)) {
    const own = and(eq(product_models.channel_id, channel_id), eq(product_models.key, key))
    await db.update(product_models).set({ fit_kind }).where(own)
  }
  const codes = said.map(({ code }) => code)
  const variations = await db
    .select({ id: products.id, model_id: products.model_id, code: products.code })
    .from(products)
    .where(and(eq(products.channel_id, channel_id), inArray(products.code, codes)))
  const known = await db.select().from(bikes).where(eq(bikes.channel_id, channel_id))
  if (said.length > 0) {
    await db.insert(fitments).values(
      said.map(({ code, bike, state, note = '' }) => {
        const variation = variations.find((one) => one.code === code)!
        const { id: product_id, model_id } = variation
        return {
          channel_id,
          product_id,
          model_id,
          bike_id: known.find(({ key }) => key === bike)!.id,
          state,
          note,
        }
      }),
    )
  }
}

/** Tells that products changed, as every edit does: what is counted of them is counted again. */
export async function noteEdit(db: Db, keys: readonly string[], channel = 'moto'): Promise<void> {
  const { id: channel_id } = await findChannel(db, channel)
  const changed = keys.map((key) => ({ type: 'product' as const, key, action: 'updated' as const }))
  await db.transaction((tx) => recordChange(tx, { channel_id, changed, now: TEST_NOW }))
}

async function findChannel(db: Db, name: string): Promise<{ id: number }> {
  const [channel] = await db.select({ id: channels.id }).from(channels).where(eq(channels.name, name))
  if (!channel) throw new Error(`No shop ${name}`)
  return channel
}
