import { and, eq } from 'drizzle-orm'
import type { Shop } from '#shop-api/cart/shop.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { order_refunds, type RefundedLine } from '#shop-api/db/schema/order-work.ts'
import { invalidField, refused } from '#shop-api/http/api-error.ts'
import { ORDER_ERRORS } from '#src/text/order/order-errors.ts'
import { countPieces } from './count-pieces.ts'
import type { OrderRow } from './load-order.ts'
import { lockOrder } from './lock-order.ts'
import { type Doer, recordOrderEdit } from './record-order-event.ts'
import { findRefundable } from './refundable.ts'
import { settleRefund } from './settle-refund.ts'

interface RefundInput {
  /** Made by whoever asks: the same request pays back once. */
  request_key: string
  /** Yen of money and points together; money goes first. */
  amount: number
  lines: readonly { line_id: number; quantity: number }[]
  reason: string
  /** Whether the pieces of the lines go back to stock. */
  is_restocked: boolean
  /** Whether the orderer gets a mail. */
  is_told: boolean
}

/**
 * Gives money and points back, all or a part, never more than was paid. It is written down before the provider is asked,
 * so that a crash at any moment leaves a trace to ask about; other money is the shop's to transfer.
 * @throws ApiError 404; 422 `order.refund.…`
 */
export async function refundOrder(shop: Shop, doer: Doer, id: number, input: RefundInput): Promise<void> {
  const refund = await shop.db.transaction((tx) => ask(tx, shop, doer, id, input))
  const state = refund.state === 'asked' ? await settleRefund(shop, refund.id) : refund.state
  if (state === 'refused') throw refuse('order.refund.refused')
}

async function ask(tx: Tx, shop: Shop, doer: Doer, id: number, input: RefundInput) {
  const { channel, now } = shop
  const row = await lockOrder(tx, channel.id, id)
  const { request_key, reason, is_restocked, is_told } = input
  const [known] = await tx
    .select()
    .from(order_refunds)
    .where(and(eq(order_refunds.order_id, id), eq(order_refunds.request_key, request_key)))
  if (known) return known
  const { amount: most, point: most_point, is_by_provider, is_invoiced } = await findRefundable(tx, shop, row)
  const amount = Math.min(input.amount, most)
  const point = input.amount - amount
  if (point > most_point) throw refuseField('amount', 'order.refund.too_much')
  const [refund] = await tx
    .insert(order_refunds)
    .values({
      order_id: id,
      request_key,
      method: is_invoiced ? 'invoice' : is_by_provider && amount > 0 ? 'card' : 'transfer',
      amount,
      point,
      lines: await pickLines(tx, row, input.lines),
      reason,
      is_restocked,
      is_told,
      state: 'asked',
      by: doer.by,
      actor: doer.staff?.name ?? '',
      asked_at: now,
    })
    .returning()
  if (doer.staff) {
    const after = { kind: 'refunded', amount, point, reason }
    await recordOrderEdit(tx, row, { staff: doer.staff, now, after })
  }
  return refund!
}

/** Pieces that have not left are paid back first. */
async function pickLines(tx: Tx, row: OrderRow, asked: RefundInput['lines']): Promise<RefundedLine[]> {
  const lines = await countPieces(tx, row.id)
  if (new Set(asked.map(({ line_id }) => line_id)).size < asked.length) throw tooMany()
  return asked.map(({ line_id, quantity }) => {
    const line = lines.find(({ id }) => id === line_id)
    if (!line || quantity > line.quantity - line.refunded) throw tooMany()
    return { line_id, quantity, unsent: row.status === 'cancelled' ? 0 : Math.min(quantity, line.unsent) }
  })
}

const tooMany = () => refuseField('lines', 'order.refund.too_many')
const refuse = (code: keyof typeof ORDER_ERRORS) => refused(code, ORDER_ERRORS[code])
const refuseField = (field: string, code: keyof typeof ORDER_ERRORS) =>
  invalidField(field, code, ORDER_ERRORS[code])
