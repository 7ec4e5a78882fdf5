import type { Reference } from '#contract/shapes/fields.ts'

/** Categories and what each lies in. */
type Tree = readonly { key: string; parent_key: string | null }[]

interface Shelved {
  maker: Reference | null
  brand: Reference | null
}

/**
 * Tags of the lists a product stands in: everything, its categories up to the top of the tree, its maker's and its brand's.
 *
 * @param shelves keys of the categories it lies in
 */
export function toProductLists({ maker, brand }: Shelved, shelves: Iterable<string>, tree: Tree): string[] {
  const parents = new Map(tree.map(({ key, parent_key }) => [key, parent_key]))
  const held = new Set<string>()
  for (const key of shelves) {
    for (let at: string | null | undefined = key; at; at = parents.get(at)) held.add(at)
  }
  return [
    'product-lists:all',
    ...[...held].sort().map((key) => `product-lists:${key}`),
    ...(maker ? [`product-lists:maker:${maker.key}`] : []),
    ...(brand ? [`product-lists:brand:${brand.key}`] : []),
  ]
}
