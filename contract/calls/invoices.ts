import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import {
  AdminInvoiceDetailSchema,
  AdminInvoiceSchema,
  InvoicePaymentInputSchema,
  InvoiceSchema,
  InvoiceStateSchema,
} from '../shapes/invoice.ts'

const is_ours = true
const admin = { is_ours, auth: 'admin', area: 'orders' } as const
const pdf = { response: 'file', file_types: ['application/pdf'], headers: ['file'] } as const
/** The token of the link in the invoice's mail. A wrong one answers 404, as an unknown invoice does. */
const query = z.object({ t: z.string().check(z.minLength(1), z.maxLength(200)) })

/** Invoices of companies, one for each month (請求書払い). */
export const invoiceCalls = declareCalls({
  'GET /v1/admin/invoices': {
    ...admin,
    summary: 'Invoices of companies, those of the newest closing first.',
    query: z.object({
      ...pagingQuery,
      account_code: z.optional(z.string().check(z.maxLength(40))),
      state: z.optional(InvoiceStateSchema),
    }),
    response: listOf(AdminInvoiceSchema),
    headers: ['paged'],
  },
  'GET /v1/admin/invoices/{id}': {
    ...admin,
    summary: 'One invoice with its figures, and the money of its company.',
    params: idParams(),
    response: AdminInvoiceDetailSchema,
  },
  'GET /v1/admin/invoices/{id}/paper': {
    ...admin,
    ...pdf,
    summary: 'The invoice (適格請求書), PDF.',
    params: idParams(),
  },
  'POST /v1/admin/invoices/{id}/payments': {
    ...admin,
    summary:
      'Notes money of the invoice’s company; it pays the oldest invoice first. The same request twice is noted once.',
    params: idParams(),
    body: InvoicePaymentInputSchema,
    response: AdminInvoiceDetailSchema,
  },
  'GET /v1/me/business-account/invoices': {
    is_ours,
    auth: 'member',
    summary: 'Invoices of the member’s company, the newest first; none for whoever buys for none.',
    query: z.object(pagingQuery),
    response: listOf(InvoiceSchema),
    headers: ['paged'],
  },
  'GET /v1/me/business-account/invoices/{id}/download': {
    is_ours,
    auth: 'member',
    ...pdf,
    summary: 'An invoice of the member’s company, PDF.',
    params: idParams(),
  },
  'GET /v1/business-invoices/{no}': {
    is_ours,
    auth: 'order-token',
    summary: 'An invoice, for whoever has its mail.',
    query,
    response: InvoiceSchema,
  },
  'GET /v1/business-invoices/{no}/download': {
    is_ours,
    auth: 'order-token',
    ...pdf,
    summary: 'The invoice, PDF, for whoever has its mail.',
    query,
  },
})
