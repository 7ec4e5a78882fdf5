import { and, eq } from 'drizzle-orm'
import type { SettlementInput } from '#contract/shapes/bank-row.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { recordEdit } from '#shop-api/db/record-edit.ts'
import { bank_parts, bank_rows } from '#shop-api/db/schema/bank.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { isTransfer } from '#shop-api/orders/is-transfer.ts'
import { lockOrder } from '#shop-api/orders/lock-order.ts'
import { payOrder } from '#shop-api/orders/pay-order.ts'
import type { Doer } from '#shop-api/orders/record-order-event.ts'
import { toJapanDay, toJapanInstant } from '#src/rules/date/japan-time.ts'
import { BANK_ROW_ERRORS } from '#src/text/order/bank-rows.ts'
import type { BankRowRecord } from './list-bank-rows.ts'
import { loadAssigned } from './load-claims.ts'

type Place = Pick<Shop, 'channel' | 'now'>
type Code = Exclude<keyof typeof BANK_ROW_ERRORS, 'not_equal'>

/** Refuses with the sentence of a code. */
export const refuseRow = (code: Code) => refused(code, BANK_ROW_ERRORS[code])

/** A row of the shop, held until the transaction ends. @throws ApiError 404 */
export async function lockRow(tx: Tx, channel_id: number, id: number): Promise<BankRowRecord> {
  const [row] = await tx
    .select()
    .from(bank_rows)
    .where(and(eq(bank_rows.channel_id, channel_id), eq(bank_rows.id, id)))
    .for('update')
  if (!row) throw notFound()
  return row
}

/**
 * Says what a row of money is for. Orders that have all of theirs now, or are let off the rest, are paid with the day of the
 * money; what is owed still is awaited.
 * @throws ApiError 404; 422 for a row that was settled, sums that differ, or an order that takes no money
 */
export async function settleRow(
  tx: Tx,
  shop: Place,
  doer: Doer,
  { id, ...input }: SettlementInput & { id: number },
): Promise<void> {
  const row = await lockRow(tx, shop.channel.id, id)
  if (row.state === 'settled') throw refuseRow('bank_row.settled')
  const { other_amount, pay_back_amount, note } = input
  const parts = mergeParts(input.parts)
  const sum = parts.reduce((all, { amount }) => all + amount, other_amount + pay_back_amount)
  if (sum !== row.amount) throw refuseRow('bank_row.sum')
  // In the order of ids, as whoever else holds several.
  for (const part of parts) await assign(tx, shop, doer, { row, part, accepts_less: input.accepts_less })
  await tx
    .update(bank_rows)
    .set({
      state: 'settled',
      other_amount,
      pay_back_amount,
      note,
      settled_at: shop.now,
      settled_by: doer.staff?.name ?? '',
    })
    .where(eq(bank_rows.id, id))
  await recordRowEdit(tx, shop, doer, row, { state: 'settled', parts, other_amount, pay_back_amount })
}

interface Assignment {
  row: BankRowRecord
  part: SettlementInput['parts'][number]
  accepts_less: boolean
}

async function assign(
  tx: Tx,
  shop: Place,
  doer: Doer,
  { row, part, accepts_less }: Assignment,
): Promise<void> {
  const order = await lockOrder(tx, shop.channel.id, part.order_id)
  if (order.status === 'cancelled') throw refuseRow('bank_row.order_cancelled')
  if ((await tx.$count(orders, and(eq(orders.id, order.id), isTransfer(tx)))) === 0)
    throw refuseRow('bank_row.not_transfer')
  const assigned = (await loadAssigned(tx, [order.id])).get(order.id) ?? 0
  const owed = order.total_payment - assigned - part.amount
  if (owed < 0) throw refuseRow('bank_row.too_much')
  const has_paid = order.status === 'awaiting_payment' && (owed === 0 || accepts_less)
  await tx.insert(bank_parts).values({ row_id: row.id, ...part, has_paid })
  if (!has_paid) return
  const detail = { bank_row: row.id, paid_on: row.day, amount: part.amount }
  await payOrder(tx, shop, order, { doer, paid_at: toMoment(row, order, shop.now), detail })
}

/** Noon of the day of the money, but neither before the order nor in the future. */
function toMoment({ day }: BankRowRecord, { ordered_at }: OrderRow, now: Date): Date {
  const noon = Math.max(toJapanInstant(day, 12).getTime(), ordered_at.getTime())
  return new Date(Math.min(noon, now.getTime()))
}

function mergeParts(parts: SettlementInput['parts']): SettlementInput['parts'] {
  const sums = new Map<number, number>()
  for (const { order_id, amount } of parts) sums.set(order_id, (sums.get(order_id) ?? 0) + amount)
  return [...sums].map(([order_id, amount]) => ({ order_id, amount })).sort((a, b) => a.order_id - b.order_id)
}

/** Writes into the journal what the staff said of a row; names of payers stand in none. */
export async function recordRowEdit(
  tx: Tx,
  { channel, now }: Place,
  { staff }: Doer,
  row: Pick<BankRowRecord, 'id' | 'day' | 'amount'>,
  after: object,
): Promise<void> {
  if (!staff) return
  const about = { channel_id: channel.id, area: 'orders', kind: 'bank-rows', key: row.id } as const
  const name = `${row.day} ${row.amount}`
  await recordEdit(tx, { ...about, name, now, actor: staff, before: {}, after })
}

/** Notes that the money that had to go back did, or did not. @throws ApiError 404; 422 where nothing has to */
export async function notePaidBack(
  tx: Tx,
  shop: Place,
  doer: Doer,
  { id, is_paid_back, to_pay_back }: { id: number; is_paid_back: boolean; to_pay_back: number },
): Promise<void> {
  const row = await lockRow(tx, shop.channel.id, id)
  if (is_paid_back && row.paid_back_on === null && to_pay_back === 0)
    throw refuseRow('bank_row.nothing_to_pay_back')
  const paid_back_on = is_paid_back ? (row.paid_back_on ?? toJapanDay(shop.now)) : null
  await tx.update(bank_rows).set({ paid_back_on }).where(eq(bank_rows.id, id))
  await recordRowEdit(tx, shop, doer, row, { paid_back_on })
}
