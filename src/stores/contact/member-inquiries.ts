import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { makeChange } from '#src/stores/calls/ask.ts'
import { getPageKey } from '#src/stores/page/page-key.ts'
import { getPageNumber, toPageList } from '#src/stores/calls/page-list.ts'

/** Own inquiries, last touched first. */
export const inquiriesResource = createResource(async (api) =>
  toPageList(await api.call('GET /v1/me/inquiries', { query: { page: getPageNumber() } })),
)

/** The inquiry a page is about, with the whole talk. */
export const inquiryResource = createResource(async (api) => {
  const resourceKey = getPageKey('/mypage/inquiry_history/{resourceKey}')
  return (await api.call('GET /v1/me/inquiries/{resourceKey}', { params: { resourceKey } })).body
})

/** Replies in the page's inquiry; then the talk is shown as the API has it. */
export function replyToInquiry(inquiry_key: string, body: string): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    const answer = await api.call('POST /v1/inquiry-comments/reply', { body: { inquiry_key, body } })
    inquiryResource.update(() => answer.body)
  })
}
