import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Facet } from '#contract/shapes/product.ts'
import {
  categories,
  product_model_categories,
  product_model_tags,
  product_models,
  tags,
} from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { isInStock, type ProductFilter, type ProductScope, toProductCondition } from './product-filter.ts'

/** Bounds of the price filter in yen; the last range is open. */
const PRICE_STEPS = [0, 1000, 3000, 5000, 10_000, 30_000, 100_000]
/** Values of a facet with very many, most frequent first. */
const MAX_VALUES = 100

/**
 * Counts for the filters of a list. Each facet is counted without its own filter: having chosen one maker, a
 * shopper sees what choosing another as well would bring.
 */
export function countFacets(scope: ProductScope, filter: ProductFilter): Promise<Facet[]> {
  return Promise.all([
    countCategories(scope, { ...filter, category: undefined }),
    countReferences(scope, { ...filter, maker: undefined }, 'maker'),
    countReferences(scope, { ...filter, brand: undefined }, 'brand'),
    countTags(scope, { ...filter, tag: undefined }),
    countPrices(scope, { ...filter, price_from: undefined, price_to: undefined }),
    countStock(scope, { ...filter, in_stock: undefined }),
  ])
}

async function countCategories(scope: ProductScope, filter: ProductFilter): Promise<Facet> {
  const values = await scope.db
    .select({ key: categories.key, name: categories.name, count: count() })
    .from(product_models)
    .innerJoin(product_model_categories, eq(product_model_categories.model_id, product_models.id))
    .innerJoin(categories, eq(categories.id, product_model_categories.category_id))
    .where(toProductCondition(scope, filter))
    .groupBy(categories.id)
    .orderBy(asc(categories.position))
  return { name: 'category', values }
}

async function countReferences(
  scope: ProductScope,
  filter: ProductFilter,
  name: 'maker' | 'brand',
): Promise<Facet> {
  const [table, column] =
    name === 'maker' ? [makers, product_models.maker_id] : [brands, product_models.brand_id]
  const values = await scope.db
    .select({ key: table.key, name: table.name, count: count() })
    .from(product_models)
    .innerJoin(table, eq(table.id, column))
    .where(toProductCondition(scope, filter))
    .groupBy(table.id)
    .orderBy(desc(count()), asc(table.name_kana), asc(table.id))
    .limit(MAX_VALUES)
  return { name, values }
}

async function countTags(scope: ProductScope, filter: ProductFilter): Promise<Facet> {
  const values = await scope.db
    .select({ key: tags.key, name: tags.name, count: count() })
    .from(product_models)
    .innerJoin(product_model_tags, eq(product_model_tags.model_id, product_models.id))
    .innerJoin(tags, eq(tags.id, product_model_tags.tag_id))
    .where(toProductCondition(scope, filter))
    .groupBy(tags.id)
    .orderBy(asc(tags.position))
    .limit(MAX_VALUES)
  return { name: 'tag', values }
}

async function countPrices(scope: ProductScope, filter: ProductFilter): Promise<Facet> {
  const step = sql<number>`width_bucket(${product_models.unit_price}, array[${sql.raw(PRICE_STEPS.join(','))}])`
  const rows = await scope.db
    .select({ step: step.mapWith(Number), count: count() })
    .from(product_models)
    .where(toProductCondition(scope, filter))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  return { name: 'price', values: rows.map((row) => ({ ...toPriceRange(row.step), count: row.count })) }
}

/** `3000-4999` and `100000-`: what `price_from` and `price_to` take. */
function toPriceRange(step: number): { key: string; name: string } {
  const from = PRICE_STEPS[step - 1] ?? 0
  const next = PRICE_STEPS[step]
  if (next === undefined) return { key: `${from}-`, name: `${toYen(from)}以上` }
  const name = from === 0 ? `${toYen(next - 1)}以下` : `${toYen(from)}～${toYen(next - 1)}`
  return { key: `${from}-${next - 1}`, name }
}

const toYen = (yen: number) => `${yen.toLocaleString('ja-JP')}円`

async function countStock(scope: ProductScope, filter: ProductFilter): Promise<Facet> {
  const [row] = await scope.db
    .select({ count: count() })
    .from(product_models)
    .where(and(toProductCondition(scope, filter), isInStock(scope)))
  return { name: 'stock', values: [{ key: 'in_stock', name: '在庫あり', count: row?.count ?? 0 }] }
}
