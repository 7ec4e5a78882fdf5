import type { Facet } from '#contract/shapes/product.ts'
import { countFacets } from './count-facets.ts'
import type { CountingScope } from './count-once.ts'
import type { FacetName } from './name-facet.ts'
import type { ProductFilter } from './product-filter.ts'

/** What each facet is not narrowed by: having chosen one maker, a shopper sees what choosing another would bring. */
const ownFilters: Record<FacetName, readonly (keyof ProductFilter)[]> = {
  category: ['category', 'child'],
  maker: ['maker'],
  brand: ['brand'],
  tag: ['tag'],
  price: ['price_from', 'price_to'],
  stock: ['in_stock'],
}

/**
 * Counts for the filters of a list. Facets narrowed by the same filters are counted together; the categories beside a
 * category are those beside every other.
 */
export async function loadFacets(scope: CountingScope, filter: ProductFilter): Promise<Facet[]> {
  const names = Object.keys(ownFilters) as FacetName[]
  const readings = Map.groupBy(names, (name) => JSON.stringify(omit(filter, ownFilters[name])))
  const counted = await Promise.all(
    [...readings].map(async ([key, wanted]) => {
      const narrowed = JSON.parse(key) as ProductFilter
      // Of the whole shop every list wants some: whoever comes first counts all of them.
      const together = key === '{}' ? names : wanted
      const facets = await countFacets(scope, narrowed, together)
      return facets.filter(({ name }) => wanted.includes(name))
    }),
  )
  const byName = new Map(counted.flat().map((facet) => [facet.name, facet]))
  return names.flatMap((name) => byName.get(name) ?? [])
}

function omit(filter: ProductFilter, own: readonly (keyof ProductFilter)[]): ProductFilter {
  return { ...filter, ...Object.fromEntries(own.map((name) => [name, undefined])) }
}
