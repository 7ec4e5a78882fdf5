import { createHash } from 'node:crypto'
import type { InferInsertModel } from 'drizzle-orm'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { toSearchText } from '#shop-api/catalogue/to-search-text.ts'
import type { product_models } from '#shop-api/db/schema/catalogue.ts'
import type { Ground } from '#shop-api/db/json/picture-source.ts'
import { daysAgo } from './days-ago.ts'
import type { DemoProductModel } from './demo-shop.ts'
import type { Shelves } from './seed-context.ts'

interface ModelInput {
  id: number
  channel_id: number
  model: DemoProductModel
  now: Date
  ground: Ground
  shelves: Shelves
}

/** A demo product as a row, with the figures that lists read: prices, stars, search text, rank. */
export function toModelRow({
  id,
  channel_id,
  model,
  now,
  ground,
  shelves,
}: ModelInput): InferInsertModel<typeof product_models> {
  const maker = shelves.makers.get(model.maker_key)
  const brand = model.brand_key === null ? undefined : shelves.brands.get(model.brand_key)
  const [mainCategory] = model.category_keys
  const category = mainCategory === undefined ? undefined : shelves.categories.get(mainCategory)
  const prices = model.products.map((product) => product.unit_price)
  const cheapest = model.products.reduce((low, product) =>
    product.unit_price < low.unit_price ? product : low,
  )
  const stars = model.reviews.reduce((sum, review) => sum + review.rating, 0)
  const published_at = daysAgo(now, model.published_days_ago)
  return {
    id,
    channel_id,
    key: model.key,
    name: model.name,
    name_kana: model.name_kana,
    catch_copy: model.catch_copy,
    code: model.products[0]?.code ?? model.key,
    maker_id: maker?.id ?? null,
    brand_id: brand?.id ?? null,
    category_id: category?.path.at(-1)?.id ?? null,
    tax_rate: model.tax_rate,
    is_giftable: model.is_giftable,
    is_embroiderable: model.is_embroiderable ?? false,
    fit_kind: model.fit_kind ?? 'none',
    best_before: model.best_before ?? '',
    release_month: toReleaseMonth(model, now),
    content_unit: model.content_unit ?? null,
    unit_price: Math.min(...prices),
    max_unit_price: Math.max(...prices),
    list_price: cheapest.list_price,
    review_count: model.reviews.length,
    review_average: model.reviews.length > 0 ? Math.round((stars / model.reviews.length) * 10) / 10 : null,
    drawing: { ...model.picture, ground },
    pictures: [],
    search_text: toSearchText([
      model.name,
      model.name_kana,
      ...model.products.map((product) => product.code),
      maker?.name,
      maker?.name_kana,
      brand?.name,
      brand?.name_kana,
      ...model.category_keys.flatMap((key) =>
        (shelves.categories.get(key)?.path ?? []).map(({ name }) => name),
      ),
    ]),
    position: toRank(model),
    published_at,
    updated_at: published_at,
  }
}

/** Its month, counted from the day the demo is made; null when it is out. */
function toReleaseMonth({ release_in_months }: DemoProductModel, now: Date): string | null {
  if (release_in_months === undefined) return null
  const [year = 0, month = 1] = toJapanDay(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + release_in_months, 1)).toISOString().slice(0, 7)
}

/** What is reviewed comes early and what is sold out late; the rest is mixed, the same way every time. */
function toRank(model: DemoProductModel): number {
  const mixed = createHash('sha256').update(model.key).digest().readUInt32BE() % 1_000_000
  const isSoldOut = model.products.every((product) => product.stock === 0)
  return mixed - Math.min(model.reviews.length, 8) * 80_000 + (isSoldOut ? 1_000_000 : 0)
}
