import { and, asc, eq, gt } from 'drizzle-orm'
import type { DecisionData } from '#contract/shapes/event.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { carts, order_lines, orders } from '#shop-api/db/schema/selling.ts'
import { checkAccess } from '#shop-api/cart/cart-row.ts'
import type { Shop } from '#shop-api/cart/shop.ts'

/** Behaviour 10.1: a purchase is told to tracking for 30 minutes. */
const TOLD_MS = 1_800_000

/**
 * The purchase of a cart for tracking. @throws ApiError 404 when the cart has no order, or it is too long ago; what
 * `checkAccess` says of a member's
 */
export async function findDecisionData(
  { db, channel, now, member_id }: Pick<Shop, 'db' | 'channel' | 'now' | 'member_id'>,
  token: string,
): Promise<DecisionData> {
  const [found] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(carts, eq(carts.id, orders.cart_id))
    .where(
      and(
        eq(orders.channel_id, channel.id),
        eq(carts.token, token),
        gt(orders.ordered_at, new Date(now.getTime() - TOLD_MS)),
      ),
    )
  if (found === undefined) throw notFound()
  const { order } = found
  checkAccess(order, { member_id })
  const lines = await db
    .select({ line: order_lines.line })
    .from(order_lines)
    .where(eq(order_lines.order_id, order.id))
    .orderBy(asc(order_lines.position))
  const { total_tax, total_payment, total_carriage, amount_by_tax_rate, payment_name } = order.order_detail
  return {
    id: order.id,
    order_no: order.order_no,
    token,
    payment_id: order.payment_id,
    payment_name: payment_name ?? '',
    user_id: order.user_id,
    decided_at: order.ordered_at.toISOString(),
    expire_at: new Date(order.ordered_at.getTime() + TOLD_MS).toISOString(),
    detail: {
      products: lines.map(({ line }) => line),
      coupons: order.coupons.map(({ code }) => ({ code })),
      order: { total_tax, total_payment, total_carriage: total_carriage ?? 0, amount_by_tax_rate },
    },
  }
}
