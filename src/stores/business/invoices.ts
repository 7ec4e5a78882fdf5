import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { downloadFile } from '#src/stores/calls/download.ts'

/** Invoices of the company the member buys for, the newest first: those of two years. */
export const invoicesResource = createResource(
  async (api) =>
    (await api.call('GET /v1/me/business-account/invoices', { query: { page: 1, per: 24 } })).body.data,
)

/** Hands an invoice to the browser. @returns why not, else null */
export function downloadInvoice(id: number, number: string): Promise<CallFailure | null> {
  return downloadFile(
    (api) => api.call('GET /v1/me/business-account/invoices/{id}/download', { params: { id } }),
    `${number}.pdf`,
  )
}
