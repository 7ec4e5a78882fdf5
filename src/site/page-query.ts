/** Where the first script of a page with a secret address puts its query (src/layouts/hide-secret-query.ts). */
export const HIDDEN_QUERY = 'noren_query'

/**
 * The query this page was opened with. A page with a secret address no longer has it in its address: it is in the state
 * of the history entry, which a reload and «back» keep and no other page can read.
 */
export function getPageQuery(): URLSearchParams {
  return new URLSearchParams(location.search || getHiddenQuery())
}

/** Path, query and hash this page was opened with, including a secret: for code that leads back to it. */
export function getPageAddress(): string {
  const query = getPageQuery().toString()
  return location.pathname + (query && `?${query}`) + location.hash
}

/** Stores another query for this page, in place of the first one; its address does not show it. */
export function hidePageQuery(query: URLSearchParams): void {
  history.replaceState({ ...readState(), [HIDDEN_QUERY]: `?${query}` }, '', location.pathname + location.hash)
}

function getHiddenQuery(): string {
  const hidden = readState()[HIDDEN_QUERY]
  return typeof hidden === 'string' ? hidden : ''
}

function readState(): Record<string, unknown> {
  return (history.state ?? {}) as Record<string, unknown>
}
