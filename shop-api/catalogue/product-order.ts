import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { ProductSort } from '#contract/shapes/product.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'

const orders: Record<ProductSort, SQL[]> = {
  recommended: [asc(product_models.position)],
  new: [desc(product_models.published_at)],
  price_asc: [asc(product_models.unit_price)],
  price_desc: [desc(product_models.unit_price)],
  review: [sql`${product_models.review_average} desc nulls last`, desc(product_models.review_count)],
  name: [asc(product_models.name_kana)],
}

/** Columns to order a list by; the id comes last, so that pages never overlap. */
export function toProductOrder(sort: ProductSort = 'recommended'): SQL[] {
  return [...orders[sort], asc(product_models.id)]
}
