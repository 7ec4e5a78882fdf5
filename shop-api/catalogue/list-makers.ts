import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Brand, Maker } from '#contract/shapes/content.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { lastChangedAt } from '#shop-api/db/last-changed-at.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { type CountingScope, countOnce } from './count-once.ts'

type Range = Pick<PageRange, 'limit' | 'offset'>

/** Makers in kana order. */
export async function listMakers(
  scope: CountingScope,
  range: Range,
): Promise<{ data: Maker[]; total: number }> {
  const condition = and(eq(makers.channel_id, scope.channel_id), isShown(makers, scope.now))
  const [rows, total] = await Promise.all([
    scope.db
      .select(toColumns(scope))
      .from(makers)
      .where(condition)
      .orderBy(asc(makers.name_kana), asc(makers.id))
      .limit(range.limit)
      .offset(range.offset),
    scope.db.$count(makers, condition),
  ])
  return { data: await withProductCounts(scope, rows), total }
}

export async function findMaker(scope: CountingScope, key: string): Promise<Maker | undefined> {
  const rows = await scope.db
    .select(toColumns(scope))
    .from(makers)
    .where(and(eq(makers.channel_id, scope.channel_id), eq(makers.key, key), isShown(makers, scope.now)))
  return (await withProductCounts(scope, rows))[0]
}

/** What the API tells about a maker, except the number of its products. */
const toColumns = ({ channel_id }: CountingScope) => ({
  id: makers.id,
  key: makers.key,
  name: makers.name,
  name_kana: makers.name_kana,
  country: makers.country,
  description: makers.description,
  logo: makers.logo,
  version: makers.version,
  updated_at: lastChangedAt('maker', { key: makers.key, channel_id }),
})

async function withProductCounts(
  scope: CountingScope,
  rows: (Omit<Maker, 'product_count' | 'updated_at'> & { updated_at: Date })[],
): Promise<Maker[]> {
  const counts = await countBy(scope, 'maker_id')
  return rows.map((row) => ({
    ...row,
    product_count: counts.get(row.id) ?? 0,
    updated_at: row.updated_at.toISOString(),
  }))
}

/** Brands in kana order. */
export async function listBrands(
  scope: CountingScope,
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
  const counts = await countBy(scope, 'brand_id')
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

/** Products by the id of their maker or brand. */
function countBy(
  scope: CountingScope,
  column: 'maker_id' | 'brand_id',
): Promise<ReadonlyMap<number, number>> {
  const id = product_models[column]
  return countOnce(
    scope,
    {},
    {
      question: column,
      count: (condition) =>
        scope.db
          .select({ share: product_models.share, label: sql<string>`${id}::text`, count: count() })
          .from(product_models)
          .where(and(condition, isNotNull(id)))
          .groupBy(product_models.share, id),
      toResult: (counts) => new Map([...counts].map(([label, products]) => [Number(label), products])),
    },
  )
}
