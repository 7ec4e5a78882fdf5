import { and, asc, count, eq } from 'drizzle-orm'
import type { CallOutput } from '#contract/index.ts'
import { categories, product_model_categories, product_models } from '#shop-api/db/schema/catalogue.ts'
import { type CountingScope, countOnce } from './count-once.ts'
import { type ProductScope, toProductCondition } from './product-filter.ts'

type CategoryTree = CallOutput<'GET /v1/categories/hierarchy'>['data']

/** The tree depth first, with the number of products in each category and below it. */
export async function loadCategoryTree(
  scope: CountingScope,
  belongs_to: 'products' | 'inquiries',
): Promise<CategoryTree> {
  const [rows, counts] = await Promise.all([
    scope.db
      .select()
      .from(categories)
      .where(and(eq(categories.channel_id, scope.channel_id), eq(categories.belongs_to, belongs_to)))
      .orderBy(asc(categories.position)),
    belongs_to === 'products'
      ? countOnce(scope, {}, 'categories', () => countProducts(scope))
      : new Map<number, number>(),
  ])
  const keys = new Map(rows.map(({ id, key }) => [id, key]))
  return rows.map(({ id, key, name, parent_id, depth, description, picture }) => ({
    key,
    name,
    parent_key: parent_id === null ? null : (keys.get(parent_id) ?? null),
    depth,
    description,
    picture,
    product_count: counts.get(id) ?? 0,
  }))
}

async function countProducts(scope: ProductScope): Promise<Map<number, number>> {
  const rows = await scope.db
    .select({ id: product_model_categories.category_id, total: count() })
    .from(product_model_categories)
    .innerJoin(product_models, eq(product_models.id, product_model_categories.model_id))
    .where(toProductCondition(scope, {}))
    .groupBy(product_model_categories.category_id)
  return new Map(rows.map(({ id, total }) => [id, total]))
}
