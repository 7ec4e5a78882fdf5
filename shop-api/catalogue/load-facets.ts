import { LRUCache } from 'lru-cache'
import type { Facet } from '#contract/shapes/product.ts'
import type { Db } from '#shop-api/db/db.ts'
import { countFacets } from './count-facets.ts'
import type { ProductFilter, ProductScope } from './product-filter.ts'

/** Counts are a hint beside a filter; this old they may be, for with 100,000 products they cost half a second. */
const FACETS_TTL_MS = 30_000

const caches = new WeakMap<Db, LRUCache<string, Promise<Facet[]>>>()

/** Counts for the filters of a list, shared by all who ask for the same while the content is the same. */
export function loadFacets(
  scope: ProductScope & { content_version: number },
  filter: ProductFilter,
): Promise<Facet[]> {
  const cache = caches.get(scope.db) ?? new LRUCache({ max: 500, ttl: FACETS_TTL_MS })
  caches.set(scope.db, cache)
  const key = JSON.stringify([scope.channel_id, scope.content_version, scope.opened_tags, filter])
  const known = cache.get(key)
  if (known) return known
  const counting = countFacets(scope, filter)
  cache.set(key, counting)
  counting.catch(() => cache.delete(key))
  return counting
}
