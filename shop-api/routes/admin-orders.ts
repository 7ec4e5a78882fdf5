import { eq } from 'drizzle-orm'
import type { AdminDestination } from '#contract/calls/admin-orders.ts'
import type { OrderSummary } from '#contract/shapes/order-summary.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { findOrders, toSummaries } from '#shop-api/orders/list-orders.ts'
import { loadDestinations } from '#shop-api/orders/load-destinations.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { moveOrder } from '#shop-api/orders/move-order.ts'
import { listNextStatuses } from '#shop-api/orders/order-moves.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import { toShop } from './to-shop.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const adminOrderRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/orders', async ({ db, channel, query }) => {
    const { page, per, ...filter } = query
    const range = toPageRange({ page, per })
    const { rows, total } = await findOrders(db, eq(orders.channel_id, channel.id), filter, range)
    const summaries = await toSummaries(db, rows)
    const destinations = await loadDestinations(
      db,
      rows.map((row) => row.id),
    )
    const data = summaries.map((summary, place) =>
      toAdminOrder(rows[place]!, summary, destinations.get(summary.id)),
    )
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('PATCH /v1/admin/orders/{id}', async (context) => {
    const row = await moveOrder(toShop(context), context.params.id, context.body.status)
    const [summary] = await toSummaries(context.db, [row])
    const destinations = await loadDestinations(context.db, [row.id])
    return { body: toAdminOrder(row, summary!, destinations.get(row.id)) }
  }),
]

function toAdminOrder(row: OrderRow, summary: OrderSummary, destinations: readonly AdminDestination[] = []) {
  const { orderer } = row.order_detail
  return {
    ...summary,
    orderer_name: orderer ? `${orderer.last_name} ${orderer.first_name}` : '',
    email: row.email,
    destinations: [...destinations],
    next_statuses: listNextStatuses(row.status),
  }
}
