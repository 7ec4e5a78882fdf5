import { and, eq } from 'drizzle-orm'
import type { Order } from '#contract/shapes/order.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import type { Member } from '#shop-api/members/member.ts'
import { loadOrder } from '#shop-api/orders/load-order.ts'
import { createTemporaryToken } from '#shop-api/orders/temporary-token.ts'
import { checkAccess } from '#shop-api/cart/cart-row.ts'
import type { Shop } from '#shop-api/cart/shop.ts'

/**
 * The order of a cart, with a short-lived token for its documents. A member's order is for the member alone; a guest's
 * is for anybody with the cart's token.
 *
 * @throws ApiError 401 for a guest with the token of a member's cart; 404, the same for all others
 */
export async function findOrder(
  { db, channel, now, member }: Pick<Shop, 'db' | 'channel' | 'now'> & { member: Member | null },
  order_no: string,
  token: string | undefined,
): Promise<Order & { temporary_token: string }> {
  const [found] = await db
    .select({ order: orders, cart_token: carts.token })
    .from(orders)
    .innerJoin(carts, eq(carts.id, orders.cart_id))
    .where(and(eq(orders.channel_id, channel.id), eq(orders.order_no, order_no)))
  if (!found) throw notFound()
  const isOwner = member !== null && found.order.user_id === member.id
  if (!isOwner && found.cart_token !== token) throw notFound()
  checkAccess(found.order, { member_id: member?.id ?? null })
  const order = await loadOrder(db, found.order, now)
  return { ...order, temporary_token: await createTemporaryToken({ db, channel, now }, found.order) }
}
