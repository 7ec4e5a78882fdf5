import { and, eq, lte } from 'drizzle-orm'
import { notFound } from '#shop-api/api-error.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import type { ProductScope } from './product-filter.ts'

/** The id of a product by key. @throws ApiError 404 */
export async function requireModel({ db, channel_id, now }: ProductScope, key: string): Promise<number> {
  const [model] = await db
    .select({ id: product_models.id })
    .from(product_models)
    .where(
      and(
        eq(product_models.channel_id, channel_id),
        eq(product_models.key, key),
        lte(product_models.published_at, now),
      ),
    )
  if (!model) throw notFound('お探しの商品は見つかりませんでした。')
  return model.id
}
