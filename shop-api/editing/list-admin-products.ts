import { and, asc, desc, eq, gte, inArray, like, lte, not, type SQL, sql } from 'drizzle-orm'
import type { AdminProductQuery, AdminProductSort } from '#contract/shapes/admin.ts'
import {
  isInStock,
  isMadeBy,
  isOfBrand,
  isTagged,
  selectInCategory,
  toLikePattern,
} from '#shop-api/catalogue/product-filter.ts'
import type { Db } from '#shop-api/db/db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { toSearchWords } from '#src/rules/input/fold-text.ts'
import type { EditingScope } from './edited-kind.ts'
import { isPublication } from './is-publication.ts'

const pieces = sql<number>`(select coalesce(sum(${products.stock}), 0) from ${products}
  where ${products.model_id} = ${product_models.id})`

const orders: Record<AdminProductSort, SQL[]> = {
  changed: [desc(product_models.edit_version), desc(product_models.published_at)],
  new: [desc(product_models.published_at)],
  name: [asc(product_models.name_kana), asc(product_models.name)],
  code: [asc(product_models.code)],
  price_asc: [asc(product_models.unit_price)],
  price_desc: [desc(product_models.unit_price)],
  stock_asc: [asc(pieces)],
  stock_desc: [desc(pieces)],
  position: [asc(product_models.position)],
}

/** Ids of the products an editor's list asks for, in its order. */
export async function listAdminProducts(
  db: Db,
  scope: EditingScope,
  { q = '', publication, sort = 'changed', ...filter }: AdminProductQuery,
  { limit, offset }: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ ids: number[]; total: number }> {
  const condition = and(
    eq(product_models.channel_id, scope.channel_id),
    isPublication(product_models, publication, scope.now),
    ...toSearchWords(q).map((word) => like(product_models.search_text, toLikePattern(word))),
    ...toConditions(db, scope, filter),
  )
  const [rows, total] = await Promise.all([
    db
      .select({ id: product_models.id })
      .from(product_models)
      .where(condition)
      .orderBy(...orders[sort], asc(product_models.id))
      .limit(limit)
      .offset(offset),
    db.$count(product_models, condition),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

function toConditions(
  db: Db,
  { channel_id }: EditingScope,
  { keys, category, maker, brand, tag, stock, price_from, price_to }: AdminProductQuery,
): (SQL | undefined)[] {
  const shelves = { db, channel_id }
  return [
    keys && inArray(product_models.key, keys),
    category === undefined
      ? undefined
      : inArray(product_models.id, selectInCategory(shelves, category, true)),
    maker === undefined ? undefined : isMadeBy(shelves, [maker]),
    brand === undefined ? undefined : isOfBrand(shelves, [brand]),
    tag === undefined ? undefined : isTagged(shelves, [tag]),
    stock === 'in' ? isInStock(shelves) : stock === 'out' ? not(isInStock(shelves)) : undefined,
    price_from === undefined ? undefined : gte(product_models.unit_price, price_from),
    price_to === undefined ? undefined : lte(product_models.unit_price, price_to),
  ]
}
