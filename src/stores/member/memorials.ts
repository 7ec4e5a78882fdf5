import type { Memorial, MemorialInput } from '#contract/shapes/memorial.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toCalendarFile } from '#src/rules/member/to-calendar-file.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { makeChange } from '#src/stores/calls/ask.ts'
import { getPageId } from '#src/stores/page/page-key.ts'
import { saveFile } from '#src/stores/page/save-file.ts'

/** Days to remember, by month and day. */
export const memorialsResource = createResource(
  async (api) => (await api.call('GET /v1/me/user-memorials', { query: { per: 'all' } })).body.data,
)

/** The day the edit screen is about. */
export const memorialResource = createResource(async (api) => {
  const id = getPageId('/mypage/memorial/{resourceKey}/edit')
  return (await api.call('GET /v1/me/user-memorials/{id}', { params: { id } })).body
})

export function addMemorial(memorial: MemorialInput): Promise<CallFailure | null> {
  return makeChange(async (api) => void (await api.call('POST /v1/me/user-memorials', { body: memorial })))
}

export function changeMemorial(id: number, memorial: MemorialInput): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('PUT /v1/me/user-memorials/{id}', { params: { id }, body: memorial })
  })
}

export function removeMemorial(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('DELETE /v1/me/user-memorials/{id}', { params: { id } })
    memorialsResource.update((memorials) => memorials.filter((one) => one.id !== id))
  })
}

export interface CalendarWords {
  /** Name of the calendar, as its owner sees it in the list of calendars. */
  name: string
  file: string
  toEntry: (memorial: Memorial) => string
}

/** Saves days as a file calendars take in. */
export function saveCalendar(memorials: readonly Memorial[], words: CalendarWords): void {
  const entries = memorials.map((memorial) => ({
    uid: `memorial-${memorial.id}@${getSite().name}.${location.hostname}`,
    month: memorial.month,
    date: memorial.date,
    summary: words.toEntry(memorial),
  }))
  const text = toCalendarFile(entries, { now: new Date(), name: words.name })
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), words.file)
}
