import { maySeeFormer } from '#shop-api/desk/may-see-former.ts'
import { printReturnInvoice } from '#shop-api/documents/print-return-invoice.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { findAdminOrders } from '#shop-api/orders/list-orders.ts'
import { loadAdminOrder, requireAdminOrder, toAdminOrders } from '#shop-api/orders/load-admin-order.ts'
import { moveOrder } from '#shop-api/orders/move-order.ts'
import type { Doer } from '#shop-api/orders/record-order-event.ts'
import { refundOrder } from '#shop-api/orders/refund-order.ts'
import { sendOrderMail } from '#shop-api/orders/send-order-mail.ts'
import { shipParcel } from '#shop-api/orders/ship-parcel.ts'
import { writeStaffMemo } from '#shop-api/orders/write-staff-memo.ts'
import { type CallContext, serve } from './serve.ts'
import { toShop } from './to-shop.ts'

type Context = Pick<CallContext<'GET /v1/admin/orders/{id}'>, 'params' | 'actor'> &
  Parameters<typeof toShop>[0]

const requireOrder = ({ db, channel, params, actor }: Context) => {
  const sees_former = maySeeFormer(actor.roles)
  return requireAdminOrder(db, { channel_id: channel.id, id: params.id, sees_former })
}
const answer = async (context: Context) => ({
  body: await loadAdminOrder(toShop(context), await requireOrder(context)),
})

/** A call that does something to an order, and answers it as it is then. */
const act =
  <C extends Context>(
    doThis: (context: C, shop: ReturnType<typeof toShop>, doer: Doer) => Promise<unknown>,
  ) =>
  async (context: C) => {
    await requireOrder(context)
    await doThis(context, toShop(context), { by: 'staff', staff: context.actor })
    return answer(context)
  }

export const adminOrderRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/orders', async ({ db, channel, query, actor }) => {
    const { page, per, ...filter } = query
    const range = toPageRange({ page, per })
    const sees_former = maySeeFormer(actor.roles)
    const { rows, total } = await findAdminOrders(db, channel.id, { ...filter, sees_former }, range)
    return { body: { data: await toAdminOrders(db, rows) }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/admin/orders/{id}', answer),

  serve(
    'PATCH /v1/admin/orders/{id}',
    act(({ params, body }, shop, doer) => moveOrder(shop, doer, params.id, body)),
  ),

  serve(
    'POST /v1/admin/orders/{id}/parcels',
    act(({ params, body }, shop, doer) => shipParcel(shop, doer, params.id, body)),
  ),

  serve(
    'POST /v1/admin/orders/{id}/refunds',
    act(({ params, body }, shop, doer) => refundOrder(shop, doer, params.id, body)),
  ),

  serve('GET /v1/admin/orders/{id}/return-invoice', async (context) => ({
    file: await printReturnInvoice(context, await requireOrder(context), context.query.number),
  })),

  serve(
    'POST /v1/admin/orders/{id}/mails',
    act(({ params, body }, shop, doer) => sendOrderMail(shop, doer, params.id, body.kind)),
  ),

  serve(
    'PUT /v1/admin/orders/{id}/staff-memo',
    act(({ params, body }, shop, doer) => writeStaffMemo(shop, doer, params.id, body.staff_memo)),
  ),
]
