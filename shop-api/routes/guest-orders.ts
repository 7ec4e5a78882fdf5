import { findGiftOfOrder } from '#shop-api/orders/gift-status.ts'
import { requireOrderRow } from '#shop-api/orders/load-order.ts'
import { createBilling, issueReceipt } from '#shop-api/documents/order-documents.ts'
import { findReceiptReason, toLinkEnd } from '#shop-api/documents/receipt-reason.ts'
import { loadReceipt, setReceipt } from '#shop-api/documents/receipts.ts'
import { toPayBy, toPaymentGuide } from '#shop-api/orders/to-order.ts'
import { printReturnInvoice } from '#shop-api/documents/print-return-invoice.ts'
import { listReturnInvoices } from '#shop-api/orders/list-return-invoices.ts'
import { changeTemporaryToken } from '#shop-api/orders/temporary-token.ts'
import { countTry } from '#shop-api/http/limit-visitor.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { type CallContext, serve } from './serve.ts'

type Context = Pick<
  CallContext<'GET /v1/orders/{no}/check/receipt'>,
  'db' | 'channel' | 'params' | 'query' | 'limit'
>

/** Order number plus the token of its mail (behaviour 7.4). Tokens may be tried only as often as words. */
const requireByToken = ({ db, channel, params, query, limit }: Context) =>
  countTry(limit, `${channel.name} order ${params.no}`, () =>
    requireOrderRow(db, channel.id, { order_no: params.no, token: query.t }),
  )

export const guestOrderRoutes: readonly ServedCall[] = [
  serve('GET /v1/orders/{no}/download/receipt', async (context) => ({
    file: await issueReceipt({ ...context, is_guest: true }, await requireByToken(context)),
  })),

  serve('GET /v1/orders/{no}/check/receipt', async (context) => {
    const row = await requireByToken(context)
    const reason = await findReceiptReason(context.db, row, { now: context.now, is_guest: true })
    const expires_at = toLinkEnd(row).toISOString()
    const payment_guide = toPaymentGuide(row)
    const social_gift = await findGiftOfOrder(context.db, row, context.now)
    return {
      body: {
        order_no: row.order_no,
        is_available: reason === null,
        reason,
        expires_at,
        pay_by: toPayBy(row),
        ...(payment_guide !== null && { payment_guide }),
        return_invoices: await listReturnInvoices(context.db, row.id),
        ...(social_gift && { social_gift }),
      },
    }
  }),

  serve('GET /v1/orders/{no}/guest/receipt', async (context) => ({
    body: await loadReceipt(context.db, await requireByToken(context), {
      now: context.now,
      is_guest: true,
    }),
  })),

  serve('PUT /v1/orders/{no}/guest/receipt', async (context) => ({
    body: await setReceipt(context.db, await requireByToken(context), context.body.receiptInfo, {
      now: context.now,
      is_guest: true,
    }),
  })),

  serve('GET /v1/orders/{no}/download/billing', async (context) => ({
    file: await createBilling({ ...context, is_guest: true }, await requireByToken(context)),
  })),

  serve('GET /v1/orders/{no}/download/return-invoice', async (context) => ({
    file: await printReturnInvoice(context, await requireByToken(context), context.query.number),
  })),

  serve('GET /v1/orders/temporary/{temporaryToken}', async (context) => ({
    body: await changeTemporaryToken(context, context.params.temporaryToken),
  })),
]
