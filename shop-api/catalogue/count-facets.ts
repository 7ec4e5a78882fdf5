import { type SQL, sql } from 'drizzle-orm'
import type { Facet } from '#contract/shapes/product.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { isInStock, type ProductFilter, type ProductScope, toProductCondition } from './product-filter.ts'

export type FacetName = Facet['name']

/** Bounds of the price filter in yen; the last range is open. */
const PRICE_STEPS = [0, 1000, 3000, 5000, 10_000, 30_000, 100_000]
/** Values of a facet with very many, first the most frequent ones. */
const MAX_VALUES = 100

/** How each facet counts what was `found`: key, name, count and rank of every value. */
const countings: Record<FacetName, SQL> = {
  category: sql`select c.key, c.name, count(*), row_number() over (order by c.position)
    from found join product_model_categories held on held.model_id = found.id
    join categories c on c.id = held.category_id group by c.id`,
  maker: sql`select m.key, m.name, count(*), row_number() over (order by count(*) desc, m.name_kana, m.id)
    from found join makers m on m.id = found.maker_id group by m.id`,
  brand: sql`select b.key, b.name, count(*), row_number() over (order by count(*) desc, b.name_kana, b.id)
    from found join brands b on b.id = found.brand_id group by b.id`,
  tag: sql`select t.key, t.name, count(*), row_number() over (order by t.position)
    from found join product_model_tags worn on worn.model_id = found.id
    join tags t on t.id = worn.tag_id group by t.id`,
  price: sql`select price_step::text, '', count(*), price_step from found group by price_step`,
  stock: sql`select 'in_stock', '在庫あり', count(*), 1 from found where is_in_stock`,
}

/** Counts of some facets for a filter, in one reading of the products. */
export async function countFacets(
  scope: ProductScope,
  filter: ProductFilter,
  names: readonly FacetName[],
): Promise<Facet[]> {
  const found = scope.db
    .select({
      id: product_models.id,
      maker_id: product_models.maker_id,
      brand_id: product_models.brand_id,
      price_step:
        sql`width_bucket(${product_models.unit_price}, array[${sql.raw(PRICE_STEPS.join(','))}])`.as(
          'price_step',
        ),
      is_in_stock: sql`${isInStock(scope)}`.as('is_in_stock'),
    })
    .from(product_models)
    .where(toProductCondition(scope, filter))
  const counts = sql.join(
    names.map(
      (name) =>
        sql`select ${name}::text as facet, one.* from (${countings[name]}) one(key, name, count, rank)`,
    ),
    sql` union all `,
  )
  const rows = await scope.db
    .select({
      facet: sql<FacetName>`facet`,
      key: sql<string>`key`,
      name: sql<string>`name`,
      count: sql<number>`count`.mapWith(Number),
    })
    .from(sql`(with found as materialized (${found}) ${counts}) counted`)
    .where(sql`facet = 'category' or rank <= ${MAX_VALUES}`)
    .orderBy(sql`facet, rank`)
  return names.map((name) => ({
    name,
    values: rows
      .filter(({ facet }) => facet === name)
      .map(({ key, name: label, count }) =>
        name === 'price' ? toPriceRange(key, count) : { key, name: label, count },
      ),
  }))
}

/** `3000-4999` and `100000-`: what `price_from` and `price_to` take. */
function toPriceRange(key: string, count: number): Facet['values'][number] {
  const from = PRICE_STEPS[Number(key) - 1] ?? 0
  const next = PRICE_STEPS[Number(key)]
  if (next === undefined) return { key: `${from}-`, name: `${toYen(from)}以上`, count }
  const name = from === 0 ? `${toYen(next - 1)}以下` : `${toYen(from)}～${toYen(next - 1)}`
  return { key: `${from}-${next - 1}`, name, count }
}

const toYen = (yen: number) => `${yen.toLocaleString('ja-JP')}円`
