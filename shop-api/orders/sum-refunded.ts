import { type SQL, sql } from 'drizzle-orm'
import { order_refunds } from '#shop-api/db/schema/order-work.ts'
import { order_lines, orders } from '#shop-api/db/schema/selling.ts'

/** Yen of money, without points, that were given back of a row of `orders`, whenever that was. */
export function sumRefunded(): SQL {
  return sql`(select coalesce(sum(${order_refunds.amount}), 0) from ${order_refunds}
    where ${order_refunds.order_id} = ${orders.id} and ${order_refunds.state} = 'done')`
}

/** Pieces of a row of `order_lines` that were paid back. */
export function countRefunded(): SQL {
  return sql`(select coalesce(sum((part->>'quantity')::int), 0)
    from ${order_refunds}, jsonb_array_elements(${order_refunds.lines}) part
    where ${order_refunds.order_id} = ${order_lines.order_id} and ${order_refunds.state} = 'done'
      and (part->>'line_id')::int = ${order_lines.id})`
}
