import { and, asc, eq } from 'drizzle-orm'
import type { Order } from '#contract/shapes/order.ts'
import { notFound } from '#shop-api/api-error.ts'
import { carts, order_lines, order_shippings, orders } from '#shop-api/db/schema/selling.ts'
import type { Shop } from './shop.ts'
import { toOrder } from './to-order.ts'

/** The order of a cart, for whoever knows the cart's token. @throws ApiError 404, the same for all the others. */
export async function findOrder(
  { db, channel }: Pick<Shop, 'db' | 'channel'>,
  order_no: string,
  token: string | undefined,
): Promise<Order> {
  if (!token) throw notFound()
  const [found] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(carts, eq(carts.id, orders.cart_id))
    .where(and(eq(orders.channel_id, channel.id), eq(orders.order_no, order_no), eq(carts.token, token)))
  if (found === undefined) throw notFound()
  const { order } = found
  const lines = await db
    .select()
    .from(order_lines)
    .where(eq(order_lines.order_id, order.id))
    .orderBy(asc(order_lines.position))
  const shippings = await db
    .select()
    .from(order_shippings)
    .where(eq(order_shippings.order_id, order.id))
    .orderBy(asc(order_shippings.position))
  return toOrder(order, lines, shippings)
}
