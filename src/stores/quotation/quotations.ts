import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { makeChange } from '#src/stores/calls/ask.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { downloadFile } from '#src/stores/calls/download.ts'
import { dropEntry, getPageNumber, toPageList } from '#src/stores/calls/page-list.ts'

/** Own quotations of the page in the address, the newest first. */
export const quotationsResource = createResource(async (api) =>
  toPageList(await api.call('GET /v1/me/quotations', { query: { page: getPageNumber() } })),
)

/** The quotation as PDF. Answers null, or why there is none. */
export function downloadQuotation(id: number): Promise<CallFailure | null> {
  return downloadFile(
    (api) => api.call('GET /v1/me/quotations/{id}/download', { params: { id } }),
    'quotation.pdf',
  )
}

/** Forgets a quotation. Answers null, or why not. */
export async function removeQuotation(id: number): Promise<CallFailure | null> {
  const failure = await makeChange(async (api) => {
    await api.call('DELETE /v1/me/quotations/{id}', { params: { id } })
  })
  if (!failure) dropEntry(quotationsResource, id)
  return failure
}
