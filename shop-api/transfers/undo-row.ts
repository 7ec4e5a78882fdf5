import { and, asc, eq } from 'drizzle-orm'
import type { Shop } from '#shop-api/cart/shop.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { bank_parts, bank_rows } from '#shop-api/db/schema/bank.ts'
import { lockOrder } from '#shop-api/orders/lock-order.ts'
import { unpayOrder } from '#shop-api/orders/pay-order.ts'
import type { Doer } from '#shop-api/orders/record-order-event.ts'
import { loadAssigned } from './load-claims.ts'
import { lockRow, recordRowEdit, refuseRow } from './settle-row.ts'

type Place = Pick<Shop, 'channel' | 'now'>

/**
 * Takes back what was said of a row. Orders that were paid with it wait again; those that were noted as paid by other means
 * stay so.
 * @throws ApiError 404; 422 for a row that is open or went back, or an order of it that left
 */
export async function undoRow(tx: Tx, shop: Place, doer: Doer, id: number): Promise<void> {
  const row = await lockRow(tx, shop.channel.id, id)
  if (row.state === 'open') throw refuseRow('bank_row.not_settled')
  if (row.paid_back_on !== null) throw refuseRow('bank_row.paid_back')
  const parts = await tx
    .select()
    .from(bank_parts)
    .where(eq(bank_parts.row_id, id))
    .orderBy(asc(bank_parts.order_id))
  for (const { id: part_id, order_id } of parts)
    await takeAway(tx, shop, doer, { part_id, order_id, row_id: id })
  await tx
    .update(bank_rows)
    .set({
      state: 'open',
      other_amount: 0,
      pay_back_amount: 0,
      note: '',
      settled_at: null,
      settled_by: '',
    })
    .where(eq(bank_rows.id, id))
  await recordRowEdit(tx, shop, doer, row, { state: 'open' })
}

async function takeAway(
  tx: Tx,
  shop: Place,
  doer: Doer,
  { part_id, order_id, row_id }: { part_id: number; order_id: number; row_id: number },
): Promise<void> {
  const order = await lockOrder(tx, shop.channel.id, order_id)
  const [part] = await tx.delete(bank_parts).where(eq(bank_parts.id, part_id)).returning()
  const others = await tx
    .select()
    .from(bank_parts)
    .where(and(eq(bank_parts.order_id, order_id), eq(bank_parts.has_paid, true)))
  const assigned = (await loadAssigned(tx, [order_id])).get(order_id) ?? 0
  // What a later row paid had begun with this one: without it that is owed again.
  const wasPaidByRows = part?.has_paid === true || others.some(({ id }) => id > part_id)
  if (!wasPaidByRows || assigned >= order.total_payment) return
  if (order.status === 'cancelled' || order.status === 'awaiting_payment') return
  if (order.status !== 'paid') throw refuseRow('bank_row.order_left')
  await tx.update(bank_parts).set({ has_paid: false }).where(eq(bank_parts.order_id, order_id))
  await unpayOrder(tx, shop, order, { doer, detail: { bank_row: row_id } })
}
