import type { Facet, ProductSummary } from '#contract/shapes/product.ts'
import type { Paging } from '#src/rules/paging.ts'
import { toCardTag } from './card-tag.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import type { Category, CountedCategory } from './frame-loader.ts'
import { MAKER_NAMES_TAG } from './product-tags.ts'
import { read } from './read.ts'

/** Pages of a list that are baked; deeper ones are answered in the browser (HOUSE §1 «Lists»). */
export const BAKED_LIST_PAGES = 5
/** Spec §9: products of one page. */
const PER_PAGE = 15

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
    const { products: baked, facets, total } = await readBakedList(key)
    const last_page = toLastPage(total)
    if (page > last_page) return undefined
    const products = baked.slice((page - 1) * PER_PAGE, page * PER_PAGE)
    return {
      data: {
        category,
        category_path: category ? toPath(category, tree.data) : [],
        child_categories: tree.data.filter((one) => one.parent_key === key),
        products,
        facets,
        paging: { total, per_page: PER_PAGE, last_page, current_page: page },
      },
      tags: [
        `product-lists:${key ?? 'all'}`,
        ...(key ? [`categories:${key}`] : []),
        ...products.map((product) => toCardTag('products', product.key)),
        // Every maker and brand of a list is named in its filters.
        MAKER_NAMES_TAG,
        'brand-list',
      ],
    }
  },
)

/** How many pages of a list are baked. */
export async function countListPages(key: string | null): Promise<number> {
  return Math.min(toLastPage((await readBakedList(key)).total), BAKED_LIST_PAGES)
}

/** All baked pages of a list in one reading: most of its price is the counting, which is the same for each of them. */
async function readBakedList(key: string | null) {
  const of = key === null ? {} : { category: key, child: true }
  const query = { page: 1, per: BAKED_LIST_PAGES * PER_PAGE, facets: true, ...of }
  const { body, paging } = await read('GET /v1/products', { query })
  if (!paging) throw new Error('GET /v1/products answered without paging headers.')
  return { products: body.data, facets: body.facets ?? [], total: paging.total }
}

function toLastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PER_PAGE))
}

function toPath(category: Category, tree: Category[]): Category[] {
  const parent = tree.find((one) => one.key === category.parent_key)
  return parent ? [...toPath(parent, tree), category] : [category]
}
