import type { Paging } from './served-call.ts'

/** Most entries `per=all` answers, where a list has no smaller number of its own. */
const ALL_CAP = 1000

export interface PageQuery {
  page?: number | undefined
  per?: number | 'all' | undefined
}

export interface PageRange {
  limit: number
  offset: number
  /** With the number of all entries: the paging headers of behaviour 3.1. */
  toPaging: (total: number) => Paging
}

/**
 * Which rows are on a page.
 * @param defaultPer Behaviour 3.2: 10, and 15 for products.
 * @param most entries that `per=all` answers at once
 */
export function toPageRange(query: PageQuery, defaultPer = 10, most = ALL_CAP): PageRange {
  const per = query.per === 'all' ? most : (query.per ?? defaultPer)
  const page = query.page ?? 1
  return { limit: per, offset: (page - 1) * per, toPaging: (total) => ({ total, per, page }) }
}

/** A page of a list that is short by nature and read whole: entries under `data`, with the paging headers. */
export function answerPage<Entry>(entries: readonly Entry[], query: PageQuery) {
  const { limit, offset, toPaging } = toPageRange(query)
  return { body: { data: entries.slice(offset, offset + limit) }, paging: toPaging(entries.length) }
}
