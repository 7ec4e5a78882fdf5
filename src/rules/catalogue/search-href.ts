/** Address of the list a search showed, with the same filters. */
export function toSearchHref({ q, params }: { q: string; params: Record<string, string> }): string {
  return `/product/?${new URLSearchParams({ ...params, q }).toString()}`
}
