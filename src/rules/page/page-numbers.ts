import type { Paging } from './paging.ts'

/** Page numbers to offer: first, last, and two around the current; null stands for a gap. */
export function toPageNumbers({
  current_page,
  last_page,
}: Pick<Paging, 'current_page' | 'last_page'>): (number | null)[] {
  const near = [
    1,
    current_page - 2,
    current_page - 1,
    current_page,
    current_page + 1,
    current_page + 2,
    last_page,
  ]
  const pages = [...new Set(near)].filter((page) => page >= 1 && page <= last_page).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    return before !== undefined && page - before > 1 ? [null, page] : [page]
  })
}
