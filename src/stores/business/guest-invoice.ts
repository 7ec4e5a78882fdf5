import type { Invoice } from '#contract/shapes/invoice.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { getPageQuery } from '#src/site/page-query.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { downloadFile } from '#src/stores/calls/download.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'

/** What whoever has the mail of an invoice can read of it. */
export interface GuestInvoice {
  invoice: Invoice
  /** Query `t` of the calls. */
  token: string
}

/** The invoice the page was opened with: `?no=…&t=…`. */
export const guestInvoiceResource = createResource(async (): Promise<GuestInvoice> => {
  const api = await loadOpenApi()
  const query = getPageQuery()
  const token = query.get('t') || '-'
  const input = { params: { no: query.get('no') || '-' }, query: { t: token } }
  return { invoice: (await api.call('GET /v1/business-invoices/{no}', input)).body, token }
})

/** Hands the invoice to the browser. @returns why not, else null */
export function downloadGuestInvoice({ invoice, token }: GuestInvoice): Promise<CallFailure | null> {
  const input = { params: { no: invoice.number }, query: { t: token } }
  return downloadFile(
    (api) => api.call('GET /v1/business-invoices/{no}/download', input),
    `${invoice.number}.pdf`,
  )
}
