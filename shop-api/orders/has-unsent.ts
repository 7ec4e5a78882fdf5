import { type SQL, sql } from 'drizzle-orm'
import { order_parcel_lines, order_refunds } from '#shop-api/db/schema/order-work.ts'
import { order_lines, orders } from '#shop-api/db/schema/selling.ts'

/** Whether pieces of a row of `orders` still have to leave, as `countPieces` counts them. */
export function hasUnsent(): SQL {
  const ordered = sql`(select coalesce(sum(${order_lines.quantity}), 0) from ${order_lines}
    where ${order_lines.order_id} = ${orders.id})`
  const shipped = sql`(select coalesce(sum(${order_parcel_lines.quantity}), 0) from ${order_parcel_lines}
    join ${order_lines} on ${order_lines.id} = ${order_parcel_lines.order_line_id}
    where ${order_lines.order_id} = ${orders.id})`
  const refunded = sql`(select coalesce(sum((part->>'unsent')::int), 0)
    from ${order_refunds}, jsonb_array_elements(${order_refunds.lines}) part
    where ${order_refunds.order_id} = ${orders.id} and ${order_refunds.state} <> 'refused')`
  return sql`${ordered} > ${shipped} + ${refunded}`
}
