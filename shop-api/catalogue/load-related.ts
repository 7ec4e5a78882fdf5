import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { ProductSummary, Review } from '#contract/shapes/product.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { accessories, product_models, product_texts } from '#shop-api/db/schema/catalogue.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import { groupRows } from './group-rows.ts'
import type { LoadedModel } from './load-models.ts'
import { loadSummaries } from './load-summaries.ts'
import { isUnlocked } from './product-filter.ts'

/** What a password hides is recommended to nobody. */
const listLockedModels = sql`select mt.model_id from product_model_tags mt join tags t on t.id = mt.tag_id
  where t.password_hash is not null`

/** How many of each a product page shows. */
const RECOMMENDED = 8
const REVIEWS = 10

/**
 * Products beside each of the given ones: on its own shelf those next in rank, then from the top of the shelf. Of one rank
 * the older comes first, or who stands beside whom would be another matter with every reading.
 * Neighbours rather than the best eight, or every page of a shelf would recommend the same.
 * A part that must fit has other parts for the same machine (or chain) beside it: its shelf is full of parts for others.
 */
export async function loadRecommended(
  db: Db,
  models: readonly Pick<LoadedModel['row'], 'id'>[],
  now: Date,
  count = RECOMMENDED,
): Promise<Map<number, ProductSummary[]>> {
  if (models.length === 0) return new Map()
  const own = sql`(select m.*, t.fits from ${product_models} m join ${product_texts} t on t.model_id = m.id) own`
  const moment = sql`${now.toISOString()}::timestamptz`
  const isShownBeside = sql`m.channel_id = own.channel_id and m.published_at <= ${moment} and not m.is_draft
    and (m.close_at is null or m.close_at > ${moment}) and m.id <> own.id and m.id not in (${listLockedModels})`
  const shelf = sql`select m.id, m.position from ${product_models} m where own.fits is null
    and m.category_id = own.category_id and ${isShownBeside}
    and not exists (select from ${product_texts} t where t.model_id = m.id and t.fits is not null)`
  // Each by itself, `offset 0`: as a join PostgreSQL read all products up to the first that fits.
  const fitting = sql`select t.model_id as id, 2 as position from ${product_texts} t
    cross join lateral (select from ${product_models} m where m.id = t.model_id and ${isShownBeside} offset 0) shown
    where t.fits = own.fits`
  const rows = await db
    .select({ model_id: sql<number>`own.id`.mapWith(Number), id: sql<number>`beside.id`.mapWith(Number) })
    .from(
      sql`${own} cross join lateral (
        select distinct on (id) id, turn, position from (
          (select 0 as turn, next.* from (${shelf} and m.position >= own.position
            and (m.position, m.id) > (own.position, own.id)) next order by position, id limit ${count})
          union all
          (select 1, first.* from (${shelf}) first order by position, id limit ${count})
          union all
          (select 0, next.* from (${fitting} and t.model_id > own.id) next order by id limit ${count})
          union all
          (select 1, first.* from (${fitting}) first order by id limit ${count})
        ) found order by id, turn
      ) beside`,
    )
    .where(
      inArray(
        sql`own.id`,
        models.map((model) => model.id),
      ),
    )
    .orderBy(sql`own.id, beside.turn, beside.position, beside.id`)
  return loadByModel(db, rows, { now, count })
}

/** Parts sold with each product, in the shop's order. */
export async function loadAccessories(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, ProductSummary[]>> {
  const rows = await db
    .select({ model_id: accessories.model_id, id: accessories.accessory_id })
    .from(accessories)
    .innerJoin(product_models, eq(product_models.id, accessories.accessory_id))
    .where(
      and(inArray(accessories.model_id, [...ids]), isShown(product_models, now), isUnlocked(db, [], true)),
    )
    .orderBy(asc(accessories.model_id), asc(accessories.position))
  return loadByModel(db, rows, { now, count: rows.length })
}

/** The newest reviews of each product. */
export async function loadReviews(
  db: Db,
  ids: readonly number[],
  count = REVIEWS,
): Promise<Map<number, Review[]>> {
  const ranked = db
    .select({
      id: reviews.id,
      rank: sql<number>`row_number() over (partition by ${reviews.model_id} order by ${reviews.created_at} desc, ${reviews.id})`.as(
        'rank',
      ),
    })
    .from(reviews)
    .where(and(inArray(reviews.model_id, [...ids]), eq(reviews.state, 'shown')))
    .as('ranked')
  const rows = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(ranked, and(eq(ranked.id, reviews.id), lte(ranked.rank, count)))
    .orderBy(desc(reviews.created_at), asc(reviews.id))
  const byModel = groupRows(rows, ({ review }) => review.model_id)
  return new Map([...byModel].map(([id, group]) => [id, group.map(({ review }) => toReview(review))]))
}

export function toReview(row: typeof reviews.$inferSelect): Review {
  const { id, model_id, nickname, title, body, rating, created_at } = row
  return { id, product_id: model_id, nickname, title, body, rating, created_at: created_at.toISOString() }
}

async function loadByModel(
  db: Db,
  links: readonly { model_id: number; id: number }[],
  { now, count }: { now: Date; count: number },
): Promise<Map<number, ProductSummary[]>> {
  const kept = [...groupRows(links, (link) => link.model_id)].map(
    ([model_id, group]) => [model_id, group.slice(0, count).map(({ id }) => id)] as const,
  )
  const summaries = await loadSummaries(db, [...new Set(kept.flatMap(([, ids]) => ids))], now)
  const byId = new Map(summaries.map((summary) => [summary.id, summary]))
  return new Map(kept.map(([model_id, ids]) => [model_id, ids.flatMap((id) => byId.get(id) ?? [])]))
}
