/** Which page of a list it is (behaviour 3.1). Pages are counted from 1. */
export interface Paging {
  total: number
  per_page: number
  last_page: number
  current_page: number
}

/** The paging headers of an answer; null when it is no page of a list. */
export function readPaging(headers: Headers): Paging | null {
  const total = readCount(headers, 'x-total')
  if (total === null) return null
  return {
    total,
    per_page: readCount(headers, 'x-per-page') ?? total,
    last_page: readCount(headers, 'x-last-page') ?? 1,
    current_page: readCount(headers, 'x-current-page') ?? 1,
  }
}

/** A whole number of a header; null when it is missing or no number. */
export function readCount(headers: Headers, name: string): number | null {
  const text = headers.get(name)
  return text && /^\d+$/.test(text) ? Number(text) : null
}
