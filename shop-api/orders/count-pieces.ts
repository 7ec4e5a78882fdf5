import { asc, eq, ne, and, inArray } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { order_parcel_lines, order_refunds } from '#shop-api/db/schema/order-work.ts'
import { order_lines } from '#shop-api/db/schema/selling.ts'

/** A line of an order with what became of its pieces. */
export interface CountedLine {
  id: number
  product_id: number
  quantity: number
  line: typeof order_lines.$inferSelect.line
  shipped: number
  refunded: number
  /** Refunded pieces that had not left. */
  refunded_unsent: number
  /** Refunded pieces that went back to stock. */
  restocked: number
  /** Pieces that still have to leave. */
  unsent: number
}

/** The lines of an order in their order, with how many pieces of each left or were paid back. */
export async function countPieces(db: Db | Tx, order_id: number): Promise<CountedLine[]> {
  const lines = await db
    .select()
    .from(order_lines)
    .where(eq(order_lines.order_id, order_id))
    .orderBy(asc(order_lines.position))
  const sent = await db
    .select({ line_id: order_parcel_lines.order_line_id, quantity: order_parcel_lines.quantity })
    .from(order_parcel_lines)
    .where(
      inArray(
        order_parcel_lines.order_line_id,
        lines.map(({ id }) => id),
      ),
    )
  const refunds = await db
    .select({
      lines: order_refunds.lines,
      is_restocked: order_refunds.is_restocked,
      state: order_refunds.state,
    })
    .from(order_refunds)
    .where(and(eq(order_refunds.order_id, order_id), ne(order_refunds.state, 'refused')))
  const returned = refunds.flatMap(({ lines: parts, is_restocked, state }) =>
    parts.map((part) => ({ ...part, restocked: is_restocked && state === 'done' ? part.quantity : 0 })),
  )
  return lines.map(({ id, product_id, quantity, line }) => {
    const shipped = sum(sent, id, 'quantity')
    const refunded_unsent = sum(returned, id, 'unsent')
    return {
      id,
      product_id,
      quantity,
      line,
      shipped,
      refunded: sum(returned, id, 'quantity'),
      refunded_unsent,
      restocked: sum(returned, id, 'restocked'),
      unsent: quantity - shipped - refunded_unsent,
    }
  })
}

function sum<Part extends { line_id: number } & Record<Key, number>, Key extends string>(
  parts: readonly Part[],
  line_id: number,
  key: Key,
): number {
  return parts.reduce((all, part) => (part.line_id === line_id ? all + part[key] : all), 0)
}
