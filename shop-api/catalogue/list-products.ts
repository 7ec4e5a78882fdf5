import { asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { ProductSort } from '#contract/shapes/product.ts'
import type { Db } from '#shop-api/db/db.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { collection_products } from '#shop-api/db/schema/collections.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { type CountingScope, countOnce, type ShareCount } from './count-once.ts'
import { type ProductFilter, type ProductScope, toProductCondition } from './product-filter.ts'
import { toProductOrder } from './product-order.ts'

export interface ProductIds {
  ids: number[]
  total: number
}

/** Ids of a page of products, and how many there are on all pages. */
export async function listProducts(
  scope: CountingScope,
  filter: ProductFilter,
  { sort, range }: { sort?: ProductSort | undefined; range: Pick<PageRange, 'limit' | 'offset'> },
): Promise<ProductIds> {
  const condition = toProductCondition(scope, filter)
  if (filter.keys?.length) return listByKeys(scope, { ...filter, keys: filter.keys }, range)
  const [rows, total] = await Promise.all([
    scope.db
      .select({ id: product_models.id })
      .from(product_models)
      .where(condition)
      .orderBy(...toProductOrder(sort))
      .limit(range.limit)
      .offset(range.offset),
    countOnce(scope, filter, {
      question: 'total',
      count: (counted) => readTotals(scope.db, counted),
      toResult: (counts) => counts.get('') ?? 0,
    }),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

function readTotals(db: Db, condition: SQL | undefined): PromiseLike<ShareCount[]> {
  return db
    .select({ share: product_models.share, label: sql<string>`''`, count: count() })
    .from(product_models)
    .where(condition)
    .groupBy(product_models.share)
}

/** The products of a hand-written list, in its order; keys that are not (or no longer) there are left out. */
async function listByKeys(
  scope: ProductScope,
  filter: ProductFilter & { keys: string[] },
  { limit, offset }: Pick<PageRange, 'limit' | 'offset'>,
): Promise<ProductIds> {
  const rows = await scope.db
    .select({ id: product_models.id, key: product_models.key })
    .from(product_models)
    .where(toProductCondition(scope, filter))
  const idByKey = new Map(rows.map(({ id, key }) => [key, id]))
  const ids = [...new Set(filter.keys)].flatMap((key) => idByKey.get(key) ?? [])
  return { ids: ids.slice(offset, offset + limit), total: ids.length }
}

/** Ids of a page of a collection, in the order the editor gave it. */
export async function listCollection(
  scope: ProductScope,
  collection_id: number,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<ProductIds> {
  const condition = toProductCondition(scope, {}, eq(collection_products.collection_id, collection_id))
  const joined = eq(product_models.id, collection_products.model_id)
  const [rows, [counted]] = await Promise.all([
    scope.db
      .select({ id: product_models.id })
      .from(collection_products)
      .innerJoin(product_models, joined)
      .where(condition)
      .orderBy(asc(collection_products.position))
      .limit(range.limit)
      .offset(range.offset),
    scope.db
      .select({ total: count() })
      .from(collection_products)
      .innerJoin(product_models, joined)
      .where(condition),
  ])
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 }
}
