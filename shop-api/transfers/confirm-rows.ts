import type { Shop } from '#shop-api/cart/shop.ts'
import { ApiError, refused } from '#shop-api/http/api-error.ts'
import { lockOrder } from '#shop-api/orders/lock-order.ts'
import type { Doer } from '#shop-api/orders/record-order-event.ts'
import { BANK_ROW_ERRORS } from '#src/text/order/bank-rows.ts'
import { loadAssigned } from './load-claims.ts'
import { lockRow, refuseRow, settleRow } from './settle-row.ts'

interface Pair {
  row_id: number
  order_id: number
}

/** Settles rows with an order of the same amount each, each in a transaction of its own: what cannot be stops no other. */
export async function confirmRows(
  shop: Shop,
  doer: Doer,
  pairs: readonly Pair[],
): Promise<{ confirmed: number; failures: { row_id: number; reason: string }[] }> {
  const failures: { row_id: number; reason: string }[] = []
  for (const pair of pairs) {
    try {
      await confirmPair(shop, doer, pair)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failures.push({ row_id: pair.row_id, reason: error.body.message })
    }
  }
  return { confirmed: pairs.length - failures.length, failures }
}

function confirmPair(shop: Shop, doer: Doer, { row_id, order_id }: Pair): Promise<void> {
  const { db, channel } = shop
  return db.transaction(async (tx) => {
    const row = await lockRow(tx, channel.id, row_id)
    if (row.state === 'settled') throw refuseRow('bank_row.settled')
    const order = await lockOrder(tx, channel.id, order_id)
    const assigned = (await loadAssigned(tx, [order_id])).get(order_id) ?? 0
    if (order.status === 'cancelled') throw refuseRow('bank_row.order_cancelled')
    // Somebody noted it as paid meanwhile, or gave it a part: then a person looks again.
    const owed = order.status === 'awaiting_payment' ? order.total_payment - assigned : 0
    if (owed !== row.amount) throw refused('bank_row.sum', BANK_ROW_ERRORS.not_equal(order.order_no))
    const parts = [{ order_id, amount: row.amount }]
    const rest = { other_amount: 0, pay_back_amount: 0, accepts_less: false, note: '' }
    await settleRow(tx, shop, doer, { id: row_id, parts, ...rest })
  })
}
