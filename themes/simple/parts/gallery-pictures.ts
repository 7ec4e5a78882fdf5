import type { Picture } from '#contract/shapes/fields.ts'
import type { Product } from '#contract/shapes/product.ts'

/** The model's pictures, then the first of every variation that looks different; none twice. */
export function toGalleryPictures({ pictures, product_model }: Product): Picture[] {
  const faces = product_model.products.flatMap((variation) => variation.pictures.slice(0, 1))
  return [...new Map([...pictures, ...faces].map((picture) => [picture.path, picture])).values()]
}
