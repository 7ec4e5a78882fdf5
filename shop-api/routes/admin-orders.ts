import type { Actor } from '#shop-api/db/record-edit.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { findAdminOrders } from '#shop-api/orders/list-orders.ts'
import { loadAdminOrder, toAdminOrders } from '#shop-api/orders/load-admin-order.ts'
import { moveOrder } from '#shop-api/orders/move-order.ts'
import type { Doer } from '#shop-api/orders/record-order-event.ts'
import { refundOrder } from '#shop-api/orders/refund-order.ts'
import { sendOrderMail } from '#shop-api/orders/send-order-mail.ts'
import { shipParcel } from '#shop-api/orders/ship-parcel.ts'
import { writeStaffMemo } from '#shop-api/orders/write-staff-memo.ts'
import { type CallContext, serve } from './serve.ts'
import { toShop } from './to-shop.ts'

type Context = Pick<CallContext<'GET /v1/admin/orders/{id}'>, 'db' | 'channel' | 'params'>

const answer = async ({ db, channel, params }: Context) => ({
  body: await loadAdminOrder(db, channel, params.id),
})

const toDoer = ({ actor }: { actor: Actor }): Doer => ({ by: 'staff', staff: actor })

export const adminOrderRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/orders', async ({ db, channel, query }) => {
    const { page, per, ...filter } = query
    const range = toPageRange({ page, per })
    const { rows, total } = await findAdminOrders(db, channel.id, filter, range)
    return { body: { data: await toAdminOrders(db, rows) }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/admin/orders/{id}', answer),

  serve('PATCH /v1/admin/orders/{id}', async (context) => {
    await moveOrder(toShop(context), toDoer(context), context.params.id, context.body)
    return answer(context)
  }),

  serve('POST /v1/admin/orders/{id}/parcels', async (context) => {
    await shipParcel(toShop(context), toDoer(context), context.params.id, context.body)
    return answer(context)
  }),

  serve('POST /v1/admin/orders/{id}/refunds', async (context) => {
    await refundOrder(toShop(context), toDoer(context), context.params.id, context.body)
    return answer(context)
  }),

  serve('POST /v1/admin/orders/{id}/mails', async (context) => {
    await sendOrderMail(toShop(context), toDoer(context), context.params.id, context.body.kind)
    return answer(context)
  }),

  serve('PUT /v1/admin/orders/{id}/staff-memo', async (context) => {
    await writeStaffMemo(context, toDoer(context), context.params.id, context.body.staff_memo)
    return answer(context)
  }),
]
