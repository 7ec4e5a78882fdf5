import { eq } from 'drizzle-orm'
import { notFound } from '#shop-api/http/api-error.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'
import { type ProductScope, toProductCondition } from './product-filter.ts'

/** The id of a product by key. @throws ApiError 404 */
export async function requireModel(scope: ProductScope, key: string): Promise<number> {
  const [model] = await scope.db
    .select({ id: product_models.id })
    .from(product_models)
    .where(toProductCondition(scope, {}, eq(product_models.key, key)))
  if (!model) throw notFound(NOT_FOUND.product)
  return model.id
}
