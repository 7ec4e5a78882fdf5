import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { CallOutput } from '#contract/index.ts'
import { categories } from '#shop-api/db/schema/catalogue.ts'
import { lastChangedAt } from '#shop-api/db/last-changed-at.ts'
import type { CountingScope } from './count-once.ts'
import { loadFacets } from './load-facets.ts'

type CategoryTree = CallOutput<'GET /v1/categories/hierarchy'>['data']

/** The tree depth first, with the number of products in each category and below it. */
export async function loadCategoryTree(
  scope: CountingScope,
  belongs_to: 'products' | 'inquiries',
): Promise<CategoryTree> {
  const [rows, facets] = await Promise.all([
    scope.db
      .select({
        ...getTableColumns(categories),
        updated_at: lastChangedAt(belongs_to === 'products' ? 'category' : 'inquiry_category', {
          key: categories.key,
          channel_id: scope.channel_id,
        }),
      })
      .from(categories)
      .where(and(eq(categories.channel_id, scope.channel_id), eq(categories.belongs_to, belongs_to)))
      .orderBy(asc(categories.position)),
    belongs_to === 'products' ? loadFacets(scope, {}) : [],
  ])
  const counted = facets.find(({ name }) => name === 'category')?.values ?? []
  const counts = new Map(counted.map((value) => [value.key, value.count]))
  const keys = new Map(rows.map(({ id, key }) => [id, key]))
  return rows.map(({ key, name, parent_id, depth, description, picture, updated_at }) => ({
    key,
    name,
    parent_key: parent_id === null ? null : (keys.get(parent_id) ?? null),
    depth,
    description,
    picture,
    product_count: counts.get(key) ?? 0,
    updated_at: updated_at.toISOString(),
  }))
}
