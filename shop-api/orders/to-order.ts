import type { Order } from '#contract/shapes/order.ts'
import type { Parcel } from '#contract/shapes/parcel.ts'
import { toParcels } from '#shop-api/cart/to-noshi.ts'
import type { order_lines, order_shippings, orders } from '#shop-api/db/schema/selling.ts'

interface OrderRecords {
  memo?: Order['memo']
  gift?: Order['social_gift']
  parcels?: readonly Parcel[]
}

/** An order as calls and mails show it, made from its rows; lines and destinations in their order. */
export function toOrder(
  order: typeof orders.$inferSelect,
  lines: readonly Pick<typeof order_lines.$inferSelect, 'line'>[],
  shippings: readonly Pick<typeof order_shippings.$inferSelect, 'shipping' | 'packings'>[],
  { memo = null, gift, parcels = [] }: OrderRecords = {},
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
    payment_guide: toPaymentGuide(order),
    pay_by: toPayBy(order),
    ...(gift && { social_gift: gift }),
    ...(parcels.length > 0 && { parcels: gift ? parcels.map(hidePlace) : [...parcels] }),
    memo,
    cancel_only_ecd_key: toCancelWarning(order),
  }
}

/** The day a transfer is awaited by, while it is. */
export const toPayBy = ({ status, pay_by }: Pick<typeof orders.$inferSelect, 'status' | 'pay_by'>) =>
  status === 'awaiting_payment' ? pay_by : null

/** What is to be done to pay it, while its money is awaited. */
export const toPaymentGuide = ({
  status,
  payment_guide,
}: Pick<typeof orders.$inferSelect, 'status' | 'payment_guide'>) =>
  status === 'awaiting_payment' ? payment_guide : null

/** The sender of a gift does not learn where it goes, which the carrier's page would tell. */
const hidePlace = (parcel: Parcel): Parcel => ({ ...parcel, tracking_no: null, tracking_url: null })

/**
 * Behaviour 7.2: money that was already received has to be sent back by hand, and the shop must ask where to.
 */
function toCancelWarning({ status, cancelled_at, payment_guide }: typeof orders.$inferSelect): string {
  return status === 'cancelled' && cancelled_at !== null && payment_guide !== null ? 'refund_by_transfer' : ''
}
