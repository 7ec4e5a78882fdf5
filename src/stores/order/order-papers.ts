import type { ReceiptInput } from '#contract/shapes/receipt.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { downloadFile } from '#src/stores/calls/download.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { memberOrderResource } from './member-order.ts'

/** Saves addressee and proviso, then downloads the receipt. Answers null, or why there is none. */
export async function issueReceipt(id: number, body: ReceiptInput): Promise<CallFailure | null> {
  const params = { id }
  try {
    const api = await loadApi()
    await api.call('PUT /v1/me/orders/{id}/download/receipt', { params, body })
  } catch (error) {
    return toCallFailure(error)
  }
  const failure = await downloadFile(
    (api) => api.call('GET /v1/me/orders/{id}/download/receipt', { params }),
    'receipt.pdf',
  )
  if (!failure) await memberOrderResource.load()
  return failure
}

export function downloadBilling(id: number): Promise<CallFailure | null> {
  return downloadFile(
    (api) => api.call('GET /v1/me/orders/{id}/download/billing', { params: { id } }),
    'billing.pdf',
  )
}

export function downloadQuotation(id: number): Promise<CallFailure | null> {
  return downloadFile(
    (api) => api.call('GET /v1/me/orders/{id}/download/quotation', { params: { id } }),
    'quotation.pdf',
  )
}

/** A paper about what was given back of an order. */
export function downloadReturnInvoice(id: number, number: string): Promise<CallFailure | null> {
  return downloadFile(
    (api) =>
      api.call('GET /v1/me/orders/{id}/download/return-invoice', { params: { id }, query: { number } }),
    `${number}.pdf`,
  )
}
