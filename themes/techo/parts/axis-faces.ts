import type { Picture } from '#contract/shapes/fields.ts'
import type { Product } from '#contract/shapes/product.ts'

/** What the values of an axis look like, by value; empty where they look alike, as sizes do. */
export function toAxisFaces({ product_model }: Product, axis: number): Map<string, Picture> {
  const faces = new Map<string, Picture>()
  for (const { options, pictures } of product_model.products) {
    const value = options[axis]
    const [face] = pictures
    if (value !== undefined && face && !faces.has(value)) faces.set(value, face)
  }
  return new Set([...faces.values()].map(({ path }) => path)).size > 1 ? faces : new Map()
}
