import { and, eq } from 'drizzle-orm'
import type { OrderStatus } from '#contract/shapes/order.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { findGiftOfOrder } from './gift-status.ts'
import { createShippedMail } from '#shop-api/mail/shipped-mail.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { earnPoints } from '#shop-api/benefits/earn-points.ts'
import { CANCELLED_BY_SHOP, ORDER_ERRORS } from '#src/text/order/order-errors.ts'
import { cancelOrder } from './cancel-order.ts'
import { loadOrder, type OrderRow } from './load-order.ts'
import { listNextStatuses } from './order-moves.ts'

/**
 * Moves an order on for the shop's staff. The orderer gets a mail when it leaves.
 * @throws ApiError 404; 422 `order.status.not_next` when somebody moved it meanwhile
 */
export async function moveOrder(shop: Shop, id: number, status: OrderStatus): Promise<OrderRow> {
  const { db, channel, now } = shop
  if (status === 'cancelled') await cancelOrder(shop, { user_id: null, id, reason: CANCELLED_BY_SHOP })
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.channel_id, channel.id), eq(orders.id, id)))
      .for('update')
    if (!row) throw notFound()
    if (row.status === status) return row
    if (!listNextStatuses(row.status).includes(status))
      throw refused('order.status.not_next', ORDER_ERRORS['order.status.not_next'])
    if (status === 'shipped') await requireAnswered(tx, row, now)
    const [moved] = await tx.update(orders).set({ status }).where(eq(orders.id, id)).returning()
    await earnPoints(tx, { channel_id: channel.id, order_no: row.order_no, status, now })
    if (status === 'shipped') {
      const seller = await loadSeller(tx, channel.id, channel.name)
      const mail = await createShippedMail(await loadOrder(tx, moved!, now), seller)
      const topic = `order-shipped:${channel.name}:${row.order_no}`
      if (mail) await queueMail(tx, { channel_id: channel.id, topic, mail, now })
    }
    return moved!
  })
}

/** A gift without an address cannot leave. */
async function requireAnswered(tx: Tx, row: OrderRow, now: Date): Promise<void> {
  const gift = await findGiftOfOrder(tx, row, now)
  if (gift === undefined || gift.status === 'accepted') return
  throw refused('order.status.gift_not_accepted', ORDER_ERRORS['order.status.gift_not_accepted'])
}
