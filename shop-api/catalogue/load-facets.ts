import { LRUCache } from 'lru-cache'
import type { Facet } from '#contract/shapes/product.ts'
import type { Db } from '#shop-api/db/db.ts'
import { countFacets, type FacetName } from './count-facets.ts'
import type { ProductFilter, ProductScope } from './product-filter.ts'

/** Counts are a hint beside a filter; this old they may be, for with 100,000 products they cost half a second. */
const FACETS_TTL_MS = 30_000

/** What each facet is not narrowed by: having chosen one maker, a shopper sees what choosing another would bring. */
const ownFilters: Record<FacetName, readonly (keyof ProductFilter)[]> = {
  category: ['category', 'child'],
  maker: ['maker'],
  brand: ['brand'],
  tag: ['tag'],
  price: ['price_from', 'price_to'],
  stock: ['in_stock'],
}

const caches = new WeakMap<Db, LRUCache<string, Promise<Facet[]>>>()

/**
 * Counts for the filters of a list, shared by all who ask for the same while the content is the same. Facets narrowed by
 * the same filters are counted together; the categories beside a category are those beside every other.
 */
export async function loadFacets(
  scope: ProductScope & { content_version: number },
  filter: ProductFilter,
): Promise<Facet[]> {
  const names = Object.keys(ownFilters) as FacetName[]
  const readings = Map.groupBy(names, (name) => JSON.stringify(omit(filter, ownFilters[name])))
  const counted = await Promise.all(
    [...readings].map(([key, together]) => countOnce(scope, JSON.parse(key) as ProductFilter, together)),
  )
  const byName = new Map(counted.flat().map((facet) => [facet.name, facet]))
  return names.flatMap((name) => byName.get(name) ?? [])
}

function omit(filter: ProductFilter, own: readonly (keyof ProductFilter)[]): ProductFilter {
  return { ...filter, ...Object.fromEntries(own.map((name) => [name, undefined])) }
}

function countOnce(
  scope: ProductScope & { content_version: number },
  filter: ProductFilter,
  names: FacetName[],
): Promise<Facet[]> {
  const cache = caches.get(scope.db) ?? new LRUCache({ max: 500, ttl: FACETS_TTL_MS })
  caches.set(scope.db, cache)
  const key = JSON.stringify([scope.channel_id, scope.content_version, scope.opened_tags, filter, names])
  const known = cache.get(key)
  if (known) return known
  const counting = countFacets(scope, filter, names)
  cache.set(key, counting)
  counting.catch(() => cache.delete(key))
  return counting
}
