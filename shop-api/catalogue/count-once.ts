import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '#shop-api/db/db.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import type { Channel } from '#shop-api/serve.ts'
import type { ProductFilter, ProductScope } from './product-filter.ts'

export interface CountingScope extends ProductScope, Pick<Channel, 'content_version' | 'counts_version'> {}

/** Questions whose counts are remembered. */
const REMEMBERED = 500

const caches = new WeakMap<Db, LRUCache<string, Promise<NonNullable<unknown>>>>()

/**
 * Counts products once for all who ask the same, for as long as nothing that is counted has changed: no product came, went
 * or moved by an edit (`Channel.counts_version`) or by its dates; of a search, for as long as no text has. A count over
 * 100,000 products takes a tenth of a second and more, and every page of a list needs some.
 *
 * @param question tells it from other counts under the same filter
 */
export async function countOnce<Count extends NonNullable<unknown>>(
  scope: CountingScope,
  filter: ProductFilter,
  question: string,
  count: () => PromiseLike<Count>,
): Promise<Count> {
  const cache = caches.get(scope.db) ?? new LRUCache({ max: REMEMBERED })
  caches.set(scope.db, cache)
  const { channel_id, opened_tags } = scope
  const version = filter.q ? `text ${scope.content_version}` : scope.counts_version
  const dates = await readLastDates(scope)
  const key = JSON.stringify([channel_id, version, dates, opened_tags, question, filter])
  const known = cache.get(key)
  if (known) return known as Promise<Count>
  // A query runs anew whenever somebody waits for it; a promise does not.
  const counting = Promise.resolve(count())
  cache.set(key, counting)
  counting.catch(() => cache.delete(key))
  return counting
}

/** When a product last came or went by its dates. */
async function readLastDates({ db, channel_id, now }: ProductScope): Promise<unknown> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const last = (column: 'published_at' | 'close_at') =>
    sql<string | null>`(select max(${product_models[column]})::text from ${product_models}
      where ${product_models.channel_id} = ${channel_id} and ${product_models[column]} <= ${moment})`
  const [dates] = await db
    .select({
      published_at: last('published_at').as('published_at'),
      close_at: last('close_at').as('close_at'),
    })
    .from(sql`(select 1) one`)
  return dates
}
