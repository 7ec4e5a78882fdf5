import { and, eq } from 'drizzle-orm'
import { notFound } from '#shop-api/http/api-error.ts'
import { requireModel } from '#shop-api/catalogue/require-model.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'
import { attachToDefault, detach } from './change-list.ts'

/** Makes a product a favourite: it stands in the default list. @throws ApiError 404, or 422 when the list is full */
export async function likeProduct(context: MemberContext, key: string): Promise<void> {
  await attachToDefault(context, [await requireModel(await toProductScope(context), key)])
}

/** Takes a favourite back, out of every list; also of what is no longer sold. @throws ApiError 404 */
export async function unlikeProduct(context: MemberContext, key: string): Promise<void> {
  const { db, channel } = context
  const [model] = await db
    .select({ id: product_models.id })
    .from(product_models)
    .where(and(eq(product_models.channel_id, channel.id), eq(product_models.key, key)))
  if (!model) throw notFound(MEMBER_NOT_FOUND.product)
  await detach(context, [model.id])
}
