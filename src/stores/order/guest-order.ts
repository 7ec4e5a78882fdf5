import type { Receipt, ReceiptCheck, ReceiptInput } from '#contract/shapes/receipt.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { getPageQuery, hidePageQuery } from '#src/site/page-query.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { downloadFile } from '#src/stores/calls/download.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'

/** What a guest can read of an order by its number and the token of its mail (behaviour 7.4). */
export interface GuestOrder {
  order_no: string
  /** Query `t` of the calls. */
  token: string
  check: ReceiptCheck
  /** Null when there is none now; `check` says why. */
  receipt: Receipt | null
}

/** The order the page was opened with: `?no=…&t=…`, or from the complete screen `?temporary=…`. */
export const guestOrderResource = createResource(async (): Promise<GuestOrder> => {
  const api = await loadOpenApi()
  const query = getPageQuery()
  const temporaryToken = query.get('temporary')
  const { order_no, token } = temporaryToken
    ? (await api.call('GET /v1/orders/temporary/{temporaryToken}', { params: { temporaryToken } })).body
    : { order_no: query.get('no') || '-', token: query.get('t') || '-' }
  const input = { params: { no: order_no }, query: { t: token } }
  const check = (await api.call('GET /v1/orders/{no}/check/receipt', input)).body
  // A reload finds the order again after the temporary token expired.
  if (temporaryToken) hidePageQuery(new URLSearchParams({ no: order_no, t: token }))
  const receipt = check.is_available
    ? (await api.call('GET /v1/orders/{no}/guest/receipt', input)).body
    : null
  return { order_no, token, check, receipt }
})

/** Saves addressee and proviso, then downloads the receipt. Answers null, or why there is none. */
export async function issueGuestReceipt(
  { order_no, token }: GuestOrder,
  receiptInfo: ReceiptInput,
): Promise<CallFailure | null> {
  const input = { params: { no: order_no }, query: { t: token } }
  try {
    const api = await loadOpenApi()
    await api.call('PUT /v1/orders/{no}/guest/receipt', { ...input, body: { receiptInfo } })
  } catch (error) {
    return toCallFailure(error)
  }
  const failure = await downloadFile(
    (api) => api.call('GET /v1/orders/{no}/download/receipt', input),
    'receipt.pdf',
  )
  if (!failure) await guestOrderResource.load()
  return failure
}

export function downloadGuestBilling({ order_no, token }: GuestOrder): Promise<CallFailure | null> {
  const input = { params: { no: order_no }, query: { t: token } }
  return downloadFile((api) => api.call('GET /v1/orders/{no}/download/billing', input), 'billing.pdf')
}

/** A paper about what was given back of the order. */
export function downloadGuestReturnInvoice(
  { order_no, token }: GuestOrder,
  number: string,
): Promise<CallFailure | null> {
  const input = { params: { no: order_no }, query: { t: token, number } }
  return downloadFile(
    (api) => api.call('GET /v1/orders/{no}/download/return-invoice', input),
    `${number}.pdf`,
  )
}
