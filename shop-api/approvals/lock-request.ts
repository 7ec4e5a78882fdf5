import { eq } from 'drizzle-orm'
import { lockPoints } from '#shop-api/benefits/move-points.ts'
import type { CartRow } from '#shop-api/cart/cart-row.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { approval_requests } from '#shop-api/db/schema/business.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { RequestRow } from './find-request.ts'

/**
 * A request and its cart, locked: first the member who asked, as every decision does, then the cart, then the request.
 * @throws ApiError 404 when it is gone
 */
export async function lockRequest(
  tx: Tx,
  { id, cart_id, requester_id }: Pick<RequestRow, 'id' | 'cart_id' | 'requester_id'>,
): Promise<{ request: RequestRow; cart: CartRow }> {
  await lockPoints(tx, requester_id)
  const [cart] = await tx.select().from(carts).where(eq(carts.id, cart_id)).for('update')
  const [request] = await tx
    .select()
    .from(approval_requests)
    .where(eq(approval_requests.id, id))
    .for('update')
  if (!cart || !request) throw notFound()
  return { request, cart }
}
