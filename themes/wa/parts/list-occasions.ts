import type { Category } from '#src/content-loaders/frame-loader.ts'

/** What one gives for: the categories below 「ご用途から選ぶ」, in the shop's order. */
export function listOccasions(categories: Category[]): Category[] {
  return categories.filter(({ parent_key }) => parent_key === 'occasion')
}
