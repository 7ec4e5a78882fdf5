import type { Category } from '#src/content-loaders/frame-loader.ts'

export interface CategoryBranch<One> {
  category: One
  children: One[]
}

/** The top categories, each with the ones directly below it, in the shop's order. */
export function toCategoryTree<One extends Category>(categories: One[]): CategoryBranch<One>[] {
  return categories
    .filter(({ parent_key }) => parent_key === null)
    .map((category) => ({
      category,
      children: categories.filter(({ parent_key }) => parent_key === category.key),
    }))
}
