import { readCategories } from './frame-loader.ts'
import { pageThrough } from '#src/api/page-through.ts'
import { toProductLists } from './product-shelves.ts'
import { read, readPassing } from './read.ts'

/** A product whose page is left to its first visitor. */
export interface LeftOutProduct {
  key: string
  /** ISO instant. */
  updated_at: string
  /** Tags of the lists it stands in (without the site). */
  lists: string[]
}

/**
 * Names the products whose pages are rendered now, shelf by shelf. A page recommends what stands beside its product, and a
 * batch reads all of that together: of neighbours the API reads every product once, of products from all over the shop nine
 * times.
 *
 * @param prebuilt how many of the newest get a page now; null for all of them
 * @param leaveOut told of each of the others, once the last product was named
 */
export async function* enumerateProducts(
  prebuilt: number | null,
  leaveOut: (product: LeftOutProduct) => void,
): AsyncGenerator<{ resourceKey: string }, void> {
  const newest = prebuilt === null ? null : await readNewest(prebuilt)
  const left = new Map<string, Omit<LeftOutProduct, 'lists'> & Shelved>()
  const seen = new Set<string>()
  const tree = await readCategories()

  function* take(product: Walked, category: string | null): Generator<{ resourceKey: string }, void> {
    const { key, updated_at, maker, brand } = product
    const known = left.get(key)
    if (known && category) known.shelves.push(category)
    if (seen.has(key)) return
    seen.add(key)
    if (!newest || newest.has(key)) return void (yield { resourceKey: key })
    left.set(key, { key, updated_at, maker, brand, shelves: category ? [category] : [] })
  }

  for (const { key: category } of tree) {
    for await (const product of listProducts({ category })) yield* take(product, category)
  }
  const { paging } = await read('GET /v1/products', { query: { page: 1, per: 1 } })
  if (!paging || paging.total > seen.size) {
    for await (const product of listProducts({})) yield* take(product, null)
  }
  for (const { key, updated_at, ...shelved } of left.values()) {
    leaveOut({ key, updated_at, lists: toProductLists(shelved, shelved.shelves, tree) })
  }
}

type Shelf = Parameters<typeof toProductLists>[0]
interface Shelved extends Shelf {
  /** Categories it lies in itself. */
  shelves: string[]
}
interface Walked extends Shelf {
  key: string
  updated_at: string
}

async function readNewest(count: number): Promise<Set<string>> {
  const keys = new Set<string>()
  if (count === 0) return keys
  for await (const { key } of listProducts({ sort: 'new' })) {
    keys.add(key)
    if (keys.size >= count) break
  }
  return keys
}

function listProducts(filter: { category?: string; sort?: 'new' }) {
  return pageThrough((of) => readPassing('GET /v1/products', { query: { ...filter, ...of } }))
}
