import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Brand, Maker } from '#contract/shapes/content.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import type { PageRange } from '#shop-api/paging.ts'
import { type ProductScope, toProductCondition } from './product-filter.ts'

type Range = Pick<PageRange, 'limit' | 'offset'>

/** Makers in kana order. */
export async function listMakers(
  scope: ProductScope,
  range: Range,
): Promise<{ data: Maker[]; total: number }> {
  const condition = and(eq(makers.channel_id, scope.channel_id), isShown(makers, scope.now))
  const [rows, total] = await Promise.all([
    scope.db
      .select()
      .from(makers)
      .where(condition)
      .orderBy(asc(makers.name_kana), asc(makers.id))
      .limit(range.limit)
      .offset(range.offset),
    scope.db.$count(makers, condition),
  ])
  return { data: await withProductCounts(scope, rows), total }
}

export async function findMaker(scope: ProductScope, key: string): Promise<Maker | undefined> {
  const rows = await scope.db
    .select()
    .from(makers)
    .where(and(eq(makers.channel_id, scope.channel_id), eq(makers.key, key), isShown(makers, scope.now)))
  return (await withProductCounts(scope, rows))[0]
}

async function withProductCounts(
  scope: ProductScope,
  rows: (typeof makers.$inferSelect)[],
): Promise<Maker[]> {
  const counts = await countBy(
    scope,
    'maker_id',
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, key, name, name_kana, country, description, logo, version }) => {
    const product_count = counts.get(id) ?? 0
    return { id, key, name, name_kana, country, description, logo, product_count, version }
  })
}

/** Brands in kana order. */
export async function listBrands(
  scope: ProductScope,
  range: Range,
): Promise<{ data: Brand[]; total: number }> {
  const condition = eq(brands.channel_id, scope.channel_id)
  const [rows, total] = await Promise.all([
    scope.db
      .select({ brand: brands, maker_key: makers.key })
      .from(brands)
      .leftJoin(makers, eq(makers.id, brands.maker_id))
      .where(condition)
      .orderBy(asc(brands.name_kana), asc(brands.id))
      .limit(range.limit)
      .offset(range.offset),
    scope.db.$count(brands, condition),
  ])
  const counts = await countBy(
    scope,
    'brand_id',
    rows.map(({ brand }) => brand.id),
  )
  const data = rows.map(({ brand: { id, key, name, name_kana, description, version }, maker_key }) => ({
    id,
    key,
    name,
    name_kana,
    description,
    maker_key,
    product_count: counts.get(id) ?? 0,
    version,
  }))
  return { data, total }
}

async function countBy(
  scope: ProductScope,
  column: 'maker_id' | 'brand_id',
  ids: number[],
): Promise<Map<number | null, number>> {
  if (ids.length === 0) return new Map()
  const rows = await scope.db
    .select({ id: product_models[column], total: count() })
    .from(product_models)
    .where(and(toProductCondition(scope, {}), inArray(product_models[column], ids)))
    .groupBy(product_models[column])
  return new Map(rows.map(({ id, total }) => [id, total]))
}
