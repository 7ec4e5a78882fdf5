import type { Facet, ProductSummary } from '#contract/shapes/product.ts'
import type { Paging } from '#src/rules/paging.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import type { Category, CountedCategory } from './frame-loader.ts'
import { toNewestEdit } from './newest-edit.ts'
import { MAKER_NAMES_TAG } from './product-tags.ts'
import { read } from './read.ts'

/** Pages of a list that are baked; deeper ones are answered in the browser (HOUSE §1 «Lists»). */
export const BAKED_LIST_PAGES = 5

export interface ProductList {
  /** Null for the list of everything. */
  category: Category | null
  /** From the top category down to this one. */
  category_path: Category[]
  child_categories: CountedCategory[]
  products: ProductSummary[]
  facets: Facet[]
  paging: Paging
}

/** One page of the list of everything or of a category and what is below it. */
export const productListLoader = createEntryLoader<ProductList, { category: string | null; page: number }>(
  'product-lists',
  async ({ category: key, page }) => {
    const { body: tree } = await read('GET /v1/categories/hierarchy', { query: { table: 'products' } })
    const category = key === null ? null : (tree.data.find((one) => one.key === key) ?? undefined)
    if (category === undefined) return undefined
    const { body, paging } = await read('GET /v1/products', {
      query: { page, facets: true, ...(key === null ? {} : { category: key, child: true }) },
    })
    if (!paging) throw new Error('GET /v1/products answered without paging headers.')
    if (page > 1 && page > paging.last_page) return undefined
    return {
      data: {
        category,
        category_path: category ? toPath(category, tree.data) : [],
        child_categories: tree.data.filter((one) => one.parent_key === key),
        products: body.data,
        facets: body.facets ?? [],
        paging,
      },
      tags: [
        `product-lists:${key ?? 'all'}`,
        ...(key ? [`categories:${key}`] : []),
        ...body.data.map((product) => `products:${product.key}`),
        // Every maker and brand of a list is named in its filters.
        MAKER_NAMES_TAG,
        'brand-list',
      ],
      updated_at: toNewestEdit(body.data),
    }
  },
)

function toPath(category: Category, tree: Category[]): Category[] {
  const parent = tree.find((one) => one.key === category.parent_key)
  return parent ? [...toPath(parent, tree), category] : [category]
}
