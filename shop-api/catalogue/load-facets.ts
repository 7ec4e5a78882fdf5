import type { Facet } from '#contract/shapes/product.ts'
import { countFacets } from './count-facets.ts'
import type { CountingScope } from './count-once.ts'
import type { FacetName } from './name-facet.ts'
import type { ProductFilter } from './product-filter.ts'

/** A facet ignores its own filter: after choosing one maker, a shopper still sees how many another one has. */
const ownFilters: Record<FacetName, readonly (keyof ProductFilter)[]> = {
  category: ['category', 'child'],
  maker: ['maker'],
  brand: ['brand'],
  tag: ['tag'],
  price: ['price_from', 'price_to'],
  stock: ['in_stock'],
}

/**
 * Counts for the filters of a list. Facets under the same filters are counted together. The category tree is the same
 * for every category.
 */
export async function loadFacets(scope: CountingScope, filter: ProductFilter): Promise<Facet[]> {
  const names = Object.keys(ownFilters) as FacetName[]
  const readings = Map.groupBy(names, (name) => JSON.stringify(omit(filter, ownFilters[name])))
  const counted = await Promise.all(
    [...readings].map(async ([key, wanted]) => {
      const narrowed = JSON.parse(key) as ProductFilter
      // Every list needs some counts of the whole shop, so the first to ask counts all of them.
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
