import type { Order } from '#contract/shapes/order.ts'
import { toParcels } from '#shop-api/cart/to-noshi.ts'
import type { order_lines, order_shippings, orders } from '#shop-api/db/schema/selling.ts'

/** An order as calls and mails show it, made from its rows; lines and destinations in their order. */
export function toOrder(
  order: typeof orders.$inferSelect,
  lines: readonly Pick<typeof order_lines.$inferSelect, 'line'>[],
  shippings: readonly Pick<typeof order_shippings.$inferSelect, 'shipping' | 'packings'>[],
  { memo = null, gift }: { memo?: Order['memo']; gift?: Order['social_gift'] } = {},
): Order {
  return {
    id: order.id,
    order_no: order.order_no,
    status: order.status,
    ordered_at: order.ordered_at.toISOString(),
    detail: {
      products: lines.map(({ line }) => line),
      shippings: shippings.map(({ shipping }) => shipping),
      packings: shippings.flatMap(({ packings }) => toParcels(packings)),
      coupons: order.coupons,
      order: order.order_detail,
    },
    payment_guide: order.payment_guide,
    ...(gift && { social_gift: gift }),
    memo,
    cancel_only_ecd_key: toCancelWarning(order),
  }
}

/**
 * Behaviour 7.2: money that was already received has to be sent back by hand, and the shop must ask where to.
 */
function toCancelWarning({ status, cancelled_at, payment_guide }: typeof orders.$inferSelect): string {
  return status === 'cancelled' && cancelled_at !== null && payment_guide !== null ? 'refund_by_transfer' : ''
}
