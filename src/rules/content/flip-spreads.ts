/**
 * Pages that lie open together, counted from 1: the cover alone, then two by two where there is room for both.
 * @param isWide whether two pages fit side by side
 */
export function toSpreads(pageCount: number, isWide: boolean): number[][] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (!isWide) return pages.map((page) => [page])
  return pages.flatMap((page) => {
    if (page === 1) return [[1]]
    if (page % 2 === 1) return []
    return [page < pageCount ? [page, page + 1] : [page]]
  })
}
