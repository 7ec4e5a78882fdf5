import type { OrderEvent } from '#contract/shapes/admin-order.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import { order_events } from '#shop-api/db/schema/order-work.ts'
import type { OrderRow } from './load-order.ts'

/** Who does something to an order. */
export interface Doer {
  by: OrderEvent['by']
  /** Of the staff; left out for others. */
  staff?: Actor | undefined
}

interface OrderEventInput {
  doer: Doer
  /** Their name, where only that is known any more. */
  actor?: string
  now: Date
  kind: OrderEvent['kind']
  detail?: OrderEvent['detail']
}

/** The shop by itself, e.g. when a deadline is over. */
export const THE_SHOP: Doer = { by: 'shop' }

/**
 * Writes down what happened to an order, in the transaction in which it happens; what the staff did stands in their journal
 * too.
 */
export async function recordOrderEvent(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'status' | 'order_no' | 'channel_id'>,
  { doer: { by, staff }, actor = staff?.name ?? '', now, ...event }: OrderEventInput,
): Promise<void> {
  const { id, status } = order
  await tx.insert(order_events).values({ ...event, order_id: id, status, by, actor, at: now })
  if (staff)
    await recordOrderEdit(tx, order, { staff, now, after: { kind: event.kind, status, ...event.detail } })
}

/** Writes what somebody of the staff did to an order into their journal. */
export async function recordOrderEdit(
  tx: Tx,
  { id, order_no, channel_id }: Pick<OrderRow, 'id' | 'order_no' | 'channel_id'>,
  { staff, now, after }: { staff: Actor; now: Date; after: object },
): Promise<void> {
  const about = { channel_id, area: 'orders', kind: 'orders', key: id, name: order_no } as const
  await recordEdit(tx, { ...about, now, actor: staff, before: {}, after })
}
