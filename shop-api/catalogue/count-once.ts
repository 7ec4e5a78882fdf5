import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '#shop-api/db/db.ts'
import { isCounted } from '#shop-api/db/record-change.ts'
import { product_models, toShare } from '#shop-api/db/schema/catalogue.ts'
import { changes } from '#shop-api/db/schema/channels.ts'
import { oncePer } from '#shop-api/process/once-per.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { type ProductFilter, type ProductScope, toProductCondition } from './product-filter.ts'

export interface CountingScope extends ProductScope, Pick<Channel, 'content_version' | 'counts_version'> {}

/** Products by what they are counted under. */
export type Counts = ReadonlyMap<string, number>

/** How many products of one share (`product_models.share`) count under a label. */
export interface ShareCount {
  share: number
  label: string
  count: number
}

interface Remembered {
  version: number
  shares: Promise<ReadonlyMap<number, Counts>>
  result: Promise<unknown>
}

/** Questions whose counts are remembered. */
const REMEMBERED = 500

const toCache = oncePer((_db: Db) => new LRUCache<string, Remembered>({ max: REMEMBERED }))
/** When a product last came or went by its dates: read once for all that one request counts. */
const toLastDates = oncePer(readLastDates)

/**
 * Counts products once for all who ask the same, for as long as nothing that is counted has changed: no product came, went
 * or moved by an edit (`Channel.counts_version`) or by its dates; of a search, for as long as no text has. After an edit
 * only the shares of the products it was about are counted again. Counting 100,000 products takes some tenths of a second,
 * and every page of a list needs it.
 *
 * @param filter what the counted products match
 * @param question tells it from other counts under the same filter; `count` reads them under a condition, `toResult`
 * makes of them what is asked for
 */
export async function countOnce<Result>(
  scope: CountingScope,
  filter: ProductFilter,
  {
    question,
    count,
    toResult,
  }: {
    question: string
    count: (condition: SQL | undefined) => PromiseLike<ShareCount[]>
    toResult: (counts: Counts) => Result | Promise<Result>
  },
): Promise<Result> {
  const cache = toCache(scope.db)
  const { channel_id, opened_tags } = scope
  const version = filter.q ? scope.content_version : scope.counts_version
  const key = JSON.stringify([channel_id, await toLastDates(scope), opened_tags, question, filter])
  const known = cache.get(key)
  if (known && known.version >= version) return known.result as Promise<Result>
  const shares = countShares(scope, known, (stale) =>
    count(toProductCondition(scope, filter, stale && inArray(product_models.share, stale))),
  )
  const result = shares.then((counted) => toResult(addUp(counted)))
  const remembered = { version, shares, result }
  cache.set(key, remembered)
  result.catch(() => {
    if (cache.peek(key) === remembered) cache.delete(key)
  })
  return result
}

/** @param count reads these shares, or all of them */
async function countShares(
  scope: ProductScope,
  known: Remembered | undefined,
  count: (stale: number[] | undefined) => PromiseLike<ShareCount[]>,
): Promise<ReadonlyMap<number, Counts>> {
  // The earlier caller was told why it failed. Here everything is counted again.
  const before = await known?.shares.catch(() => undefined)
  const stale = before && known && (await findStaleShares(scope, known.version))
  if (stale?.length === 0) return before!
  const rows = await count(stale)
  const counted = Map.groupBy(rows, ({ share }) => share)
  const fresh = [...counted].map(
    ([share, found]) =>
      [share, new Map(found.map(({ label, count: products }) => [label, products]))] as const,
  )
  const kept = stale ? [...before!].filter(([share]) => !stale.includes(share)) : []
  return new Map([...kept, ...fresh])
}

/** Shares of the products that changed after a version; undefined when something changed that concerns them all. */
async function findStaleShares(
  { db, channel_id }: ProductScope,
  version: number,
): Promise<number[] | undefined> {
  const found = await db
    .selectDistinct({ type: changes.type, share: toShare(changes.key).mapWith(Number) })
    .from(changes)
    .where(and(eq(changes.channel_id, channel_id), gt(changes.version, version)))
  const counted = found.filter(({ type }) => isCounted(type))
  return counted.every(({ type }) => type === 'product') ? counted.map(({ share }) => share) : undefined
}

function addUp(shares: ReadonlyMap<number, Counts>): Counts {
  const sums = new Map<string, number>()
  for (const counts of shares.values()) {
    for (const [label, count] of counts) sums.set(label, (sums.get(label) ?? 0) + count)
  }
  return sums
}

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
