import { cancelOrder } from '#shop-api/orders/cancel-order.ts'
import { listMemberOrders } from '#shop-api/orders/list-orders.ts'
import { findInvoiceOrder } from '#shop-api/orders/find-invoice-order.ts'
import { listReturnInvoices } from '#shop-api/orders/list-return-invoices.ts'
import { loadOrder, requireOrderRow } from '#shop-api/orders/load-order.ts'
import { createBilling, createQuotation, issueReceipt } from '#shop-api/documents/order-documents.ts'
import { printReturnInvoice } from '#shop-api/documents/print-return-invoice.ts'
import { findReceiptReason } from '#shop-api/documents/receipt-reason.ts'
import { loadReceipt, setReceipt } from '#shop-api/documents/receipts.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import { toShop } from './to-shop.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { type CallContext, serve } from './serve.ts'

type Context = CallContext<'GET /v1/me/orders/{id}'>

const requireOwn = ({ db, channel, member, params }: Pick<Context, 'db' | 'channel' | 'member' | 'params'>) =>
  requireOrderRow(db, channel.id, { user_id: member.id, id: params.id })

export const orderRoutes: readonly ServedCall[] = [
  serve('GET /v1/me/orders', async ({ db, member, query }) => {
    const { page, per, ...filter } = query
    const range = toPageRange({ page, per })
    const { total, ...body } = await listMemberOrders({ db, user_id: member.id }, filter, range)
    return { body, paging: range.toPaging(total) }
  }),

  serve('GET /v1/me/orders/{id}', async (context) => {
    const row = await requireOwn(context)
    const visit = { now: context.now, is_guest: false }
    const receipt = (await findReceiptReason(context.db, row, visit))
      ? null
      : await loadReceipt(context.db, row, visit)
    const is_invoiced = (await findInvoiceOrder(context.db, row.id)) !== undefined
    const return_invoices = await listReturnInvoices(context.db, row.id)
    const order = await loadOrder(context.db, row, context.now)
    return { body: { ...order, receipt, is_invoiced, return_invoices } }
  }),

  serve('PUT /v1/me/orders/{id}/cancel', async (context) => ({
    body: await cancelOrder(toShop(context), {
      user_id: context.member.id,
      doer: { by: 'shopper' },
      id: context.params.id,
      reason: context.body.cancel_reason,
    }),
  })),

  serve('GET /v1/me/orders/{id}/download/receipt', async (context) => ({
    file: await issueReceipt({ ...context, is_guest: false }, await requireOwn(context)),
  })),

  serve('PUT /v1/me/orders/{id}/download/receipt', async (context) => ({
    body: await setReceipt(context.db, await requireOwn(context), context.body, {
      now: context.now,
      is_guest: false,
    }),
  })),

  serve('GET /v1/me/orders/{id}/download/quotation', async (context) => ({
    file: await createQuotation({ ...context, is_guest: false }, await requireOwn(context)),
  })),

  serve('GET /v1/me/orders/{id}/download/billing', async (context) => ({
    file: await createBilling({ ...context, is_guest: false }, await requireOwn(context)),
  })),

  serve('GET /v1/me/orders/{id}/download/return-invoice', async (context) => ({
    file: await printReturnInvoice(context, await requireOwn(context), context.query.number),
  })),
]
