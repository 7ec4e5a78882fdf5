import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { text } from '../shapes/input.ts'
import { ReceiptCheckSchema, ReceiptInputSchema, ReceiptSchema } from '../shapes/receipt.ts'

const heading = 'Orders (guest, query t)'
/** The token of the link in the order's mail. A wrong one answers 404, as an unknown order does. */
const query = z.object({ t: z.string().check(z.minLength(1), z.maxLength(200)) })
const auth = 'order-token'
const receiptErrors = [
  'receipt.not_paid',
  'receipt.cancelled',
  'receipt.expired',
  'receipt.payment_without_receipt',
  'receipt.invoiced',
] as const

export const guestOrderCalls = declareCalls({
  'GET /v1/orders/{no}/download/receipt': {
    heading,
    summary: 'The receipt (領収書), PDF.',
    auth,
    query,
    response: 'file',
    file_types: ['application/pdf'],
    headers: ['file'],
    errors: receiptErrors,
  },
  'GET /v1/orders/{no}/check/receipt': {
    heading,
    summary: 'Whether the receipt can be had now.',
    auth,
    query,
    response: ReceiptCheckSchema,
  },
  'GET /v1/orders/{no}/guest/receipt': {
    heading,
    summary: 'What stands on the receipt.',
    auth,
    query,
    response: ReceiptSchema,
    errors: receiptErrors,
  },
  'PUT /v1/orders/{no}/guest/receipt': {
    heading,
    summary: 'Sets addressee and proviso of the receipt.',
    auth,
    query,
    body: z.object({ receiptInfo: ReceiptInputSchema }),
    response: ReceiptSchema,
    errors: receiptErrors,
  },
  'GET /v1/orders/{no}/download/billing': {
    heading,
    summary: 'The bill (請求書), PDF.',
    auth,
    query,
    response: 'file',
    file_types: ['application/pdf'],
    headers: ['file'],
    errors: ['billing.not_available'],
  },
  'GET /v1/orders/{no}/download/return-invoice': {
    is_ours: true,
    summary:
      'A paper about what was given back of the order (適格返還請求書), PDF: the newest, or the one of a number.',
    auth,
    query: z.extend(query, { number: z.optional(text(40)) }),
    response: 'file',
    file_types: ['application/pdf'],
    headers: ['file'],
  },
  'GET /v1/orders/temporary/{temporaryToken}': {
    heading,
    summary: 'Changes the short-lived token of the complete screen into the order’s lasting one.',
    auth: 'public',
    response: z.object({ order_no: z.string(), token: z.string() }),
  },
})
