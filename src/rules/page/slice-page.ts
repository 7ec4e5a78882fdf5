import type { Paging } from './paging.ts'

/** One page of a list that is fully loaded; a page beyond the end is the last one. */
export function slicePage<Entry>(
  entries: readonly Entry[],
  page: number,
  per_page: number,
): { data: Entry[]; paging: Paging } {
  const last_page = Math.max(1, Math.ceil(entries.length / per_page))
  const current_page = Math.min(page, last_page)
  const start = (current_page - 1) * per_page
  return {
    data: entries.slice(start, start + per_page),
    paging: { total: entries.length, per_page, last_page, current_page },
  }
}
