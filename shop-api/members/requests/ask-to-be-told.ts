import { eq } from 'drizzle-orm'
import { invalidField, notFound, refused } from '#shop-api/http/api-error.ts'
import { type ProductScope, toProductCondition } from '#shop-api/catalogue/product-filter.ts'
import { toSaleablePieces } from '#shop-api/catalogue/stock-state.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { product_requests } from '#shop-api/db/schema/visitors.ts'
import { findEmail } from '#shop-api/members/account/load-member.ts'
import type { Member } from '#shop-api/members/member.ts'
import { REQUEST_ERRORS } from '#src/text/product/product-request.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'

/**
 * «Tell me when it is back», for a variation that is sold out. A member is told at the address of the profile unless
 * another is given, and finds the request in the history.
 * @throws ApiError 404 for no such product, 422 by the codes of the contract
 */
export async function askToBeTold(
  scope: ProductScope,
  { product_id, email: given }: { product_id: number; email?: string | undefined },
  member: Pick<Member, 'id'> | null,
): Promise<void> {
  const { db, channel_id, now } = scope
  const [product] = await db
    .select({ stock: products.stock, order_multiple: products.order_multiple })
    .from(products)
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .where(toProductCondition(scope, {}, eq(products.id, product_id)))
  if (!product) throw notFound(NOT_FOUND.product)
  if (toSaleablePieces(product) > 0) {
    throw refused('product_request.in_stock', REQUEST_ERRORS['product_request.in_stock'])
  }
  const email = given ?? (await findEmail(db, member))
  if (email === undefined) {
    const code = 'product_request.email_needed'
    throw invalidField('email', code, REQUEST_ERRORS[code])
  }
  const taken = await db
    .insert(product_requests)
    .values({
      channel_id,
      product_id,
      user_id: member?.id ?? null,
      email: email.toLowerCase(),
      status: 'waiting',
      requested_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: product_requests.id })
  if (taken.length === 0) {
    throw refused('product_request.already_waiting', REQUEST_ERRORS['product_request.already_waiting'])
  }
}
