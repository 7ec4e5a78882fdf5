import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { idParams, listOf, pagingQuery, yen } from '../shapes/fields.ts'
import { lines, text } from '../shapes/input.ts'
import { ReturnInvoiceSchema } from '../shapes/invoice.ts'
import { ProductRequestSchema } from '../shapes/member-history.ts'
import { OrderSchema, OrderStatusSchema } from '../shapes/order.ts'
import { OrderSummarySchema } from '../shapes/order-summary.ts'
import { ReceiptInputSchema, ReceiptSchema } from '../shapes/receipt.ts'
import { minDate } from '../shapes/rules.ts'

const heading = 'Orders and receipts (member)'
const receiptErrors = [
  'receipt.not_paid',
  'receipt.cancelled',
  'receipt.payment_without_receipt',
  'receipt.invoiced',
] as const

export const orderCalls = declareCalls({
  'GET /v1/me/orders': {
    heading,
    summary: 'Own orders, newest first.',
    auth: 'member',
    query: z
      .object({
        ...pagingQuery,
        q: z.optional(z.string().check(z.maxLength(100))),
        status: z.optional(OrderStatusSchema),
        /** Days of ordering, both included. */
        date_from: z.optional(z.iso.date()),
        date_to: z.optional(z.iso.date()),
      })
      .check(minDate('date_from', 'date_to')),
    response: z.object({
      data: z.array(OrderSummarySchema),
      /** Over all orders that stand, not only this page. */
      user_order_total_payment: yen(),
    }),
    headers: ['paged'],
  },
  'GET /v1/me/orders/{id}': {
    heading,
    summary: 'One own order.',
    auth: 'member',
    params: idParams(),
    response: z.extend(OrderSchema, {
      /** Ours: what stands on the receipt; null while there is none. */
      receipt: z.nullable(ReceiptSchema),
      /** Ours: whether a company pays it by invoice, so that it has no bill of its own. */
      is_invoiced: z.boolean(),
      /** Ours: papers about what was given back of it. */
      return_invoices: z.array(ReturnInvoiceSchema),
    }),
  },
  'PUT /v1/me/orders/{id}/cancel': {
    heading,
    summary: 'Cancels an order that has not left; answers the order as it is now (behaviour 7.1).',
    auth: 'member',
    params: idParams(),
    body: z.object({ cancel_reason: lines(500) }),
    response: OrderSchema,
    errors: ['order.cancel.too_late', 'order.cancel.already_cancelled'],
  },
  'GET /v1/me/orders/{id}/download/receipt': {
    heading,
    summary: 'The receipt (領収書), PDF.',
    auth: 'member',
    params: idParams(),
    response: 'file',
    file_types: ['application/pdf'],
    headers: ['file'],
    errors: receiptErrors,
  },
  'PUT /v1/me/orders/{id}/download/receipt': {
    heading,
    summary: 'Sets addressee and proviso of the receipt.',
    auth: 'member',
    params: idParams(),
    body: ReceiptInputSchema,
    response: ReceiptSchema,
    errors: receiptErrors,
  },
  'GET /v1/me/orders/{id}/download/quotation': {
    heading,
    summary: 'The order as a quotation (見積書), PDF.',
    auth: 'member',
    params: idParams(),
    response: 'file',
    file_types: ['application/pdf'],
    headers: ['file'],
  },
  'GET /v1/me/orders/{id}/download/billing': {
    heading,
    summary: 'The bill (請求書), PDF.',
    auth: 'member',
    params: idParams(),
    response: 'file',
    file_types: ['application/pdf'],
    headers: ['file'],
    errors: ['billing.not_available'],
  },
  'GET /v1/me/orders/{id}/download/return-invoice': {
    is_ours: true,
    summary:
      'A paper about what was given back of the order (適格返還請求書), PDF: the newest, or the one of a number.',
    auth: 'member',
    params: idParams(),
    query: z.object({ number: z.optional(text(40)) }),
    response: 'file',
    file_types: ['application/pdf'],
    headers: ['file'],
  },
  'GET /v1/me/product-request-histories': {
    heading,
    summary: 'Goods the member waits for, newest first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(ProductRequestSchema),
    headers: ['paged'],
  },
  'DELETE /v1/me/product-request-histories/{id}': {
    heading,
    summary: 'Stops waiting.',
    auth: 'member',
    params: idParams(),
    response: null,
  },
})
