import { maySeeFormer } from '#shop-api/desk/may-see-former.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { requireAdminOrder } from '#shop-api/orders/load-admin-order.ts'
import { confirmRows } from '#shop-api/transfers/confirm-rows.ts'
import { keepStatement } from '#shop-api/transfers/keep-statement.ts'
import { listBankRows, loadBankRow } from '#shop-api/transfers/list-bank-rows.ts'
import { notePaidBack, settleRow } from '#shop-api/transfers/settle-row.ts'
import type { ChosenColumns } from '#shop-api/transfers/statement.ts'
import { undoRow } from '#shop-api/transfers/undo-row.ts'
import { type CallContext, serve } from './serve.ts'
import { toShop } from './to-shop.ts'

type Context = Pick<CallContext<'GET /v1/admin/bank-rows'>, 'db' | 'channel' | 'now' | 'actor'>

const toDoer = ({ actor }: Context) => ({ by: 'staff', staff: actor }) as const
/** Who reads, and of whose orders. */
const toReader = ({ db, channel, now, actor }: Context) => ({
  db,
  channel,
  now,
  sees_former: maySeeFormer(actor.roles),
})

/** @throws ApiError 404 for an order they may not work with */
async function requireOrders(context: Context, ids: readonly number[]): Promise<void> {
  const { db, channel, sees_former } = toReader(context)
  for (const id of ids) await requireAdminOrder(db, { channel_id: channel.id, id, sees_former })
}

/** All three columns, or the headings say. */
function toChosen(columns: {
  day_column?: number | undefined
  amount_column?: number | undefined
  payer_column?: number | undefined
}): ChosenColumns | undefined {
  const { day_column: day, amount_column: amount, payer_column: payer } = columns
  return day === undefined || amount === undefined || payer === undefined ? undefined : { day, amount, payer }
}

export const adminTransferRoutes: readonly ServedCall[] = [
  serve('POST /v1/admin/bank-statements', async (context) => {
    const { file, ...columns } = context.body
    return { body: await keepStatement(toShop(context), context.actor, file, toChosen(columns)) }
  }),

  serve('GET /v1/admin/bank-rows', async (context) => {
    const { page, per, state = 'open' } = context.query
    const range = toPageRange({ page, per })
    const { data, total } = await listBankRows(toReader(context), state, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('POST /v1/admin/bank-rows/confirmations', async (context) => {
    const { pairs } = context.body
    await requireOrders(
      context,
      pairs.map(({ order_id }) => order_id),
    )
    return { body: await confirmRows(toShop(context), toDoer(context), pairs) }
  }),

  serve('PUT /v1/admin/bank-rows/{id}/settlement', async (context) => {
    const { id } = context.params
    await requireOrders(
      context,
      context.body.parts.map(({ order_id }) => order_id),
    )
    await context.db.transaction((tx) =>
      settleRow(tx, toShop(context), toDoer(context), { id, ...context.body }),
    )
    return { body: await loadBankRow(toReader(context), id) }
  }),

  serve('DELETE /v1/admin/bank-rows/{id}/settlement', async (context) => {
    const { id } = context.params
    await context.db.transaction((tx) => undoRow(tx, toShop(context), toDoer(context), id))
    return {}
  }),

  serve('PUT /v1/admin/bank-rows/{id}/paid-back', async (context) => {
    const { id } = context.params
    const { to_pay_back } = await loadBankRow(toReader(context), id)
    const { is_paid_back } = context.body
    await context.db.transaction((tx) =>
      notePaidBack(tx, toShop(context), toDoer(context), { id, is_paid_back, to_pay_back }),
    )
    return { body: await loadBankRow(toReader(context), id) }
  }),
]
