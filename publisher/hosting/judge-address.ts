/** Letters of path and query. Whoever sends more gets 414 before anything is read. */
export const MAX_ADDRESS_LENGTH = 4096

/**
 * What an address of a shop is before anything is looked up: `refused` for what servers read in more than one way,
 * `staff` for pages and calls of the staff (`/api/{channel}/admin/…`, `/api/{channel}/v1/admin/…`), `shop` for all else. The staff
 * come to the API's own address; on a shop's, where other companies' scripts may run, there is nothing of theirs.
 *
 * The path is cut at its slashes first and decoded then, segment by segment; the query is never looked at. `%2f` is a letter of
 * its segment (a key `a/b`), so it separates nothing. Each step reads the text once, so the longest address costs what its length does.
 *
 * Hosts that run programs get this function by its text, so it calls nothing but what it holds.
 *
 * @param address path, with or without a query, as the client sent it
 */
export function judgeAddress(address: string): 'shop' | 'staff' | 'refused' {
  const end = address.search(/[?#]/)
  const path = end < 0 ? address : address.slice(0, end)
  // Whoever decodes twice would find a separator in `%252f`, however often its `%` is encoded.
  const inner = path.replaceAll(/%(?:25)+/gi, '%25')
  if (/\\|%5c|%25(?:2f|5c)/i.test(inner)) return 'refused'
  // Only letters of ASCII matter here, and text that is no valid encoding is a name like any other.
  const toLetter = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))
  const decode = (text: string) => text.replaceAll(/%([0-7][0-9a-f])/gi, toLetter)
  // Twice, because a host in between may do so: neither dots nor the staff are found by `%252e` or `%2561dmin`.
  const segments = inner.split('/').map((segment) => decode(decode(segment)))
  if (segments.some((segment) => segment.split('/').some((part) => part === '.' || part === '..')))
    return 'refused'
  const [first, , ...rest] = segments.filter(Boolean).map((segment) => segment.toLowerCase())
  const name = rest[0] === 'v1' ? rest[1] : rest[0]
  return first === 'api' && name === 'admin' ? 'staff' : 'shop'
}
