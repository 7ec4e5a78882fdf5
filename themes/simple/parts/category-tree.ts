import type { Category } from '#src/content-loaders/frame-loader.ts'

export interface CategoryBranch {
  category: Category
  children: Category[]
}

/** The top categories, each with the ones directly below it, in the shop's order. */
export function toCategoryTree(categories: Category[]): CategoryBranch[] {
  return categories
    .filter(({ parent_key }) => parent_key === null)
    .map((category) => ({
      category,
      children: categories.filter(({ parent_key }) => parent_key === category.key),
    }))
}
