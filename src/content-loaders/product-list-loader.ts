import type { Facet, ProductSummary } from '#contract/shapes/product.ts'
import type { Answer } from '#src/api/call-input.ts'
import type { Paging } from '#src/rules/page/paging.ts'
import { toCardTag } from './card-tag.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import type { Category, CountedCategory } from './frame-loader.ts'
import { MAKER_NAMES_TAG } from './product-tags.ts'
import { read, readInBulk } from './read.ts'

/** How many pages of a list are published. Deeper ones are answered in the browser (architecture «Lists»). */
export const BAKED_LIST_PAGES = 5
/** Behaviour 3.2: products of one page. */
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
    const { products, facets, total } = await readListPage(key, page)
    const last_page = toLastPage(total)
    if (page > last_page) return undefined
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
        // The filters of a list name every maker and brand.
        MAKER_NAMES_TAG,
        'brand-list',
      ],
      updated_at: category?.updated_at,
    }
  },
)

/** How many pages of a list are baked. */
export async function countListPages(key: string | null): Promise<number> {
  return Math.min(toLastPage((await readListPage(key, 1)).total), BAKED_LIST_PAGES)
}

/** How a page of a list asks for its products; prefetching remembers answers under the same question. */
function toListInput(key: string | null, page: number) {
  const of_category = key !== null && { category: key, child: 'true' as const }
  return { query: { page, per: PER_PAGE, facets: true, ...of_category } }
}

/** Begins to read all baked pages of a list in one call instead of one by one. @param pages those that will be asked for */
export function prefetchList(key: string | null, pages: readonly number[]): void {
  const { query } = toListInput(key, 1)
  const bulk = read('GET /v1/products', { query: { ...query, per: BAKED_LIST_PAGES * PER_PAGE } })
  for (const page of pages) {
    const pick = ({ body, paging, ...rest }: Answer<'GET /v1/products'>) => ({
      ...rest,
      body: { ...body, data: body.data.slice((page - 1) * PER_PAGE, page * PER_PAGE) },
      paging: paging && {
        ...paging,
        per_page: PER_PAGE,
        last_page: toLastPage(paging.total),
        current_page: page,
      },
    })
    readInBulk('GET /v1/products', toListInput(key, page), bulk.then(pick))
  }
}

async function readListPage(key: string | null, page: number) {
  const { body, paging } = await read('GET /v1/products', toListInput(key, page))
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
