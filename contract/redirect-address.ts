/**
 * An address of the old shop in the one spelling redirects are kept and looked up in: path without a slash at its end, each
 * part encoded alike, the query with its names in order. `/Products/detail.php?b=2&a=%31` is `/Products/detail.php?a=1&b=2`.
 *
 * @returns undefined for what is no address of a shop
 */
export function toRedirectAddress(address: string): string | undefined {
  const url = URL.canParse(address, 'http://shop.invalid')
    ? new URL(address, 'http://shop.invalid')
    : undefined
  if (!url || url.host !== 'shop.invalid') return undefined
  try {
    const parts = url.pathname.split('/').map(encodePart)
    const path = parts.slice(0, parts.findLastIndex(Boolean) + 1).join('/') || '/'
    url.searchParams.sort()
    const query = url.searchParams.toString()
    return query === '' ? path : `${path}?${query}`
  } catch {
    return undefined
  }
}
/** A star is a wildcard to the hosts that read redirects from a file. */
const encodePart = (part: string) => encodeURIComponent(decodeURIComponent(part)).replaceAll('*', '%2A')

/** An address of this shop as a browser would ask for it: letters a header has no place for are encoded. */
export function toRedirectTarget(address: string): string {
  if (!URL.canParse(address, 'http://shop.invalid')) return address
  const { pathname, search, hash } = new URL(address, 'http://shop.invalid')
  return `${pathname}${search}${hash}`
}

/**
 * Where an old address leads: first the redirect that names most of its query, last the one of the bare path. What the query
 * has besides, such as a campaign's name, goes along.
 *
 * @param byPath redirects by the path of `from`
 */
export function findRedirect(
  byPath: ReadonlyMap<string, readonly { from: string; to: string }[]>,
  address: string,
): string | undefined {
  const asked = toRedirectAddress(address)
  if (asked === undefined) return undefined
  const [path = '', query = ''] = asked.split('?')
  let best: { to: string; rest: URLSearchParams; named: number } | undefined
  for (const { from, to } of byPath.get(path) ?? []) {
    const wanted = [...new URLSearchParams(from.split('?')[1] ?? '')]
    const rest = new URLSearchParams(query)
    if (!wanted.every(([name, value]) => rest.has(name, value))) continue
    for (const [name, value] of wanted) rest.delete(name, value)
    if (!best || wanted.length > best.named) best = { to, rest, named: wanted.length }
  }
  if (!best) return undefined
  const [page = '', fragment] = toRedirectTarget(best.to).split('#')
  const whole = best.rest.size > 0 ? `${page}${page.includes('?') ? '&' : '?'}${best.rest.toString()}` : page
  return fragment === undefined ? whole : `${whole}#${fragment}`
}

/** Redirects by the path of the address they are for. */
export function groupRedirects<Redirect extends { from: string; to: string }>(
  redirects: readonly Redirect[],
): Map<string, Redirect[]> {
  const byPath = new Map<string, Redirect[]>()
  for (const redirect of redirects) {
    const [path = ''] = redirect.from.split('?')
    const key = path.replaceAll('*', '%2A')
    byPath.set(key, [...(byPath.get(key) ?? []), redirect])
  }
  return byPath
}
