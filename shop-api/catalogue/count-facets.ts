import { type SQL, sql } from 'drizzle-orm'
import type { Facet } from '#contract/shapes/product.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { type CountingScope, type Counts, countOnce, type ShareCount } from './count-once.ts'
import { type FacetName, nameFacet, PRICE_STEPS } from './name-facet.ts'
import { isInStock, type ProductFilter } from './product-filter.ts'

/** Counts of each facet among the products found: share, value, count. */
const countings: Record<FacetName, SQL> = {
  category: sql`select share, held.category_id, count(*)
    from found join product_model_categories held on held.model_id = found.id group by share, held.category_id`,
  maker: sql`select share, maker_id, count(*) from found where maker_id is not null group by share, maker_id`,
  brand: sql`select share, brand_id, count(*) from found where brand_id is not null group by share, brand_id`,
  tag: sql`select share, worn.tag_id, count(*)
    from found join product_model_tags worn on worn.model_id = found.id group by share, worn.tag_id`,
  price: sql`select share, price_step, count(*) from found group by share, price_step`,
  stock: sql`select share, 1, count(*) from found where is_in_stock group by share`,
}

/** Counts of some facets under a filter, in one query over the products. */
export function countFacets(
  scope: CountingScope,
  filter: ProductFilter,
  names: readonly FacetName[],
): Promise<Facet[]> {
  return countOnce(scope, filter, {
    question: `facets ${names}`,
    count: (condition) => readFacetCounts(scope, condition, names),
    toResult: (counts) =>
      Promise.all(names.map((name) => nameFacet(scope.db, name, pickCounts(counts, name)))),
  })
}

function readFacetCounts(
  scope: CountingScope,
  condition: SQL | undefined,
  names: readonly FacetName[],
): PromiseLike<ShareCount[]> {
  const found = scope.db
    .select({
      id: product_models.id,
      share: product_models.share,
      maker_id: product_models.maker_id,
      brand_id: product_models.brand_id,
      price_step:
        sql`width_bucket(${product_models.unit_price}, array[${sql.raw(PRICE_STEPS.join(','))}])`.as(
          'price_step',
        ),
      is_in_stock: sql`${isInStock(scope)}`.as('is_in_stock'),
    })
    .from(product_models)
    .where(condition)
  const counts = sql.join(
    names.map(
      (name) => sql`select ${name}::text || ' ' || value as label, share, count
      from (${countings[name]}) one(share, value, count)`,
    ),
    sql` union all `,
  )
  return scope.db
    .select({
      share: sql<number>`share`,
      label: sql<string>`label`,
      count: sql`count`.mapWith(Number),
    })
    .from(sql`(with found as materialized (${found}) ${counts}) counted`)
}

/** Of one facet: by category, maker, brand or tag id, by price step. */
function pickCounts(counts: Counts, name: FacetName): ReadonlyMap<number, number> {
  const prefix = `${name} `
  return new Map(
    [...counts].flatMap(([label, count]) =>
      label.startsWith(prefix) ? [[Number(label.slice(prefix.length)), count] as const] : [],
    ),
  )
}
