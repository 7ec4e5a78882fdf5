import { and, asc, countDistinct, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { CallOutput } from '#contract/index.ts'
import type { Bike, BikeModel } from '#contract/shapes/bikes.ts'
import { type CountingScope, countOnce } from '#shop-api/catalogue/count-once.ts'
import { toLikePattern } from '#shop-api/catalogue/product-filter.ts'
import { toBikeNames } from '#shop-api/catalogue/to-bike-names.ts'
import type { Db } from '#shop-api/db/db.ts'
import { bikeModelName, bikes, fitments } from '#shop-api/db/schema/bikes.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { toFrameNumber } from '#src/rules/product/frame-number.ts'
import { toSearchWords } from '#src/rules/input/fold-text.ts'
import { toBike } from './to-bike.ts'

type Range = Pick<PageRange, 'limit' | 'offset'>

interface Shop {
  db: Db
  channel_id: number
}

/** Signs a frame number has at least; one or two would name half of a maker's bikes. */
const MIN_FRAME_SIGNS = 3

const inOrder = [asc(bikes.maker_kana), asc(bikes.model_kana), desc(bikes.year_from), asc(bikes.id)]

/** Makers of bikes by kana. */
export async function listBikeMakers(
  { db, channel_id }: Shop,
  { limit, offset }: Range,
): Promise<{ data: CallOutput<'GET /v1/bike-makers'>['data']; total: number }> {
  const makers = db
    .select({
      key: bikes.maker_key,
      name: sql<string>`min(${bikes.maker_name})`.as('maker_name'),
      name_kana: sql<string>`min(${bikes.maker_kana})`.as('maker_kana'),
      model_count: countDistinct(bikes.model_key).as('model_count'),
    })
    .from(bikes)
    .where(eq(bikes.channel_id, channel_id))
    .groupBy(bikes.maker_key)
    .as('makers')
  const [data, total] = await Promise.all([
    db.select().from(makers).orderBy(makers.name_kana, makers.key).limit(limit).offset(offset),
    db.$count(makers),
  ])
  return { data, total }
}

/** Models with their generations; a maker's by kana. */
export async function listBikeModels(
  scope: CountingScope,
  { maker, keys }: { maker?: readonly string[] | undefined; keys?: readonly string[] | undefined },
  { limit, offset }: Range,
): Promise<{ data: BikeModel[]; total: number }> {
  const { db, channel_id } = scope
  const condition = and(
    eq(bikes.channel_id, channel_id),
    maker?.length ? inArray(bikes.maker_key, [...maker]) : undefined,
    keys?.length ? inArray(bikeModelName, [...keys]) : undefined,
  )
  const models = db
    .select({
      label: sql<string>`${bikeModelName}`.as('label'),
      kana: sql<string>`min(maker_kana || ' ' || model_kana)`.as('kana'),
    })
    .from(bikes)
    .where(condition)
    .groupBy(bikeModelName)
    .as('models')
  const [page, total] = await Promise.all([
    db.select().from(models).orderBy(models.kana, models.label).limit(limit).offset(offset),
    db.$count(models),
  ])
  const wanted = page.map((model) => model.label)
  if (wanted.length === 0) return { data: [], total }
  const rows = await db
    .select()
    .from(bikes)
    .where(and(condition, inArray(bikeModelName, wanted)))
    .orderBy(desc(bikes.year_from), asc(bikes.id))
  const counts = await countMadeFor(
    scope,
    rows.map(({ id }) => id),
  )
  const byModel = Map.groupBy(rows, (row) => `${row.maker_key}/${row.model_key}`)
  return {
    data: wanted.flatMap((one) => {
      const [newest, ...older] = byModel.get(one) ?? []
      if (!newest) return []
      const { displacement } = newest
      const generations = [newest, ...older].map(toBike)
      return { ...toBikeNames(newest), displacement, bikes: generations, product_count: counts.get(one) ?? 0 }
    }),
    total,
  }
}

/** Products by the models of bikes they are made for, `maker/model`; of these bikes only, as there may be a million fitments. */
function countMadeFor(
  scope: CountingScope,
  bike_ids: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  return countOnce(
    scope,
    {},
    {
      question: `made for ${bike_ids}`,
      count: (condition) =>
        scope.db
          .select({
            share: product_models.share,
            label: bikeModelName,
            count: countDistinct(product_models.id),
          })
          .from(fitments)
          .innerJoin(bikes, eq(bikes.id, fitments.bike_id))
          .innerJoin(product_models, eq(product_models.id, fitments.model_id))
          .where(and(condition, inArray(fitments.bike_id, [...bike_ids]), ne(fitments.state, 'unfit')))
          .groupBy(product_models.share, bikeModelName),
      toResult: (counts) => counts,
    },
  )
}

/** Bikes by what was typed, or by key. */
export async function listBikes(
  { db, channel_id }: Shop,
  { q, keys }: { q?: string | undefined; keys?: readonly string[] | undefined },
  { limit, offset }: Range,
): Promise<{ data: Bike[]; total: number }> {
  const condition = and(
    eq(bikes.channel_id, channel_id),
    keys?.length ? inArray(bikes.key, [...keys]) : undefined,
    q === undefined ? undefined : isCalled(q),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(bikes)
      .where(condition)
      .orderBy(...inOrder)
      .limit(limit)
      .offset(offset),
    db.$count(bikes, condition),
  ])
  return { data: rows.map(toBike), total }
}

/** All its words are in its names, or it begins a frame number, or a frame number begins like it. */
function isCalled(typed: string): SQL | undefined {
  const words = toSearchWords(typed).map(leaveJoints).filter(Boolean)
  const text = sql`translate(${bikes.search_text}, ${JOINTS}, '')`
  const named = and(...words.map((word) => sql`${text} like ${toLikePattern(word)}`))
  const frame = toFrameNumber(typed)
  if (frame.length < MIN_FRAME_SIGNS) return words.length > 0 ? named : sql`false`
  return or(words.length > 0 ? named : undefined, hasFrame(frame))
}

/** Left out on both sides: `KZ09` finds `KZ-09`, and a name is found that is typed without its spaces. */
const JOINTS = ' -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc\u30fb_./'

function leaveJoints(word: string): string {
  return [...word].filter((sign) => !JOINTS.includes(sign)).join('')
}

/**
 * A frame number does not repeat the sign of the emission rules that papers write before its code (`2BK-RK11`), shoppers copy
 * both. A code of one or two signs would claim half of all numbers.
 */
function hasFrame(frame: string): SQL {
  const code = sql`upper(code)`
  const bare = (signs: SQL) => sql`regexp_replace(${signs}, '[^0-9A-Z]', '', 'g')`
  const without_rules = sql`regexp_replace(${code}, '^[0-9A-Z]{2,3}-', '')`
  return sql`exists (
    select from jsonb_array_elements_text(${bikes.frame_codes}) code
    cross join lateral (values (${bare(code)}), (${bare(without_rules)})) form (signs)
    where length(signs) >= ${MIN_FRAME_SIGNS} and (starts_with(signs, ${frame}) or starts_with(${frame}, signs))
  )`
}
