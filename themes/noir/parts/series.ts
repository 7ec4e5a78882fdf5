import type { Product, ProductSummary } from '#contract/shapes/product.ts'
import { toProductPath } from '#src/rules/page/page-paths.ts'

/** Models beside each other: their names, then a line a label with a value for each of them. */
export interface Series {
  models: { name: string; is_this: boolean; href: string | undefined }[]
  lines: { label: string; values: string[] }[]
}

/**
 * The table of a product as a comparison, when its rows are models and this product is one of them; null when it is a table of
 * sizes. Models lead to their pages where these are known.
 */
export function toSeries({ name, size_table, recommend = [], accessories = [] }: Product): Series | null {
  const [head = [], ...all] = size_table ?? []
  const own = all.find(([first]) => first === name)
  if (!own) return null
  // What one looks at stands first, where it is seen on any screen.
  const rows = [own, ...all.filter((row) => row !== own)]
  const known = new Map<string, ProductSummary>([...recommend, ...accessories].map((one) => [one.name, one]))
  return {
    models: rows.map(([model = '']) => {
      const page = known.get(model)
      return { name: model, is_this: model === name, href: page && toProductPath(page.key) }
    }),
    lines: head.slice(1).map((label, at) => ({ label, values: rows.map((row) => row[at + 1] ?? '') })),
  }
}
