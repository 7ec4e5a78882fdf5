/** Where a bundle renders the page for unknown addresses. */
export const NOT_FOUND_ADDRESS = '/404/'
/** Where static hosts look for the page of unknown addresses. */
export const NOT_FOUND_PATH = '/404.html'
/** The page for addresses that cannot be any (behaviour 2.6). */
export const INVALID_ROUTE_PATH = '/invalid-route/'
/** The page of a shop there is not (behaviour 1.1). */
const INVALID_CHANNEL_PATH = '/invalid-channel/'

/** Pages that answer 404. */
export function isNotFoundPage(path: string): boolean {
  return [NOT_FOUND_ADDRESS, INVALID_ROUTE_PATH, INVALID_CHANNEL_PATH].includes(path)
}

/** A slash inside a segment, as it is stored: a key `a/b` has its page at `/product/a%2Fb/`, and no slash of it separates. */
const INNER_SLASH = '%2F'

/**
 * The form in which a path is stored: percent-decoded but for slashes inside a segment (`%2F`), leading slash, no dot segments.
 *
 * @param address path of a URL, raw or percent-encoded: `/ガイド/` and `/%E3%82%AC.../` are the same
 * @returns undefined for what no document can be at: bad encoding, `..`, a backslash, a separator encoded twice, empty or control
 * characters inside
 */
export function parseDocumentPath(address: string): string | undefined {
  if (!address.startsWith('/')) return
  const segments = address.slice(1).split('/').map(decodeSegment)
  const isClean = segments.every(
    (segment, index) =>
      segment !== undefined && isPlainSegment(segment) && (segment !== '' || index === segments.length - 1),
  )
  return isClean
    ? `/${segments.map((segment) => segment!.replaceAll('/', INNER_SLASH)).join('/')}`
    : undefined
}

/** The same for an address a bundle or an API names: what no document can be at stays as it is, and names none. */
export function toDocumentPath(address: string): string {
  return parseDocumentPath(address) ?? address
}

/** The path as it stands in links, `Location` and requests. @param path as `parseDocumentPath` has it */
export function toAddress(path: string): string {
  const toSegment = (segment: string) => segment.split(INNER_SLASH).map(encodeURIComponent).join(INNER_SLASH)
  return path.split('/').map(toSegment).join('/')
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function isPlainSegment(segment: string): boolean {
  const hasDots = segment.split('/').some((part) => part === '.' || part === '..')
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused here
  return !hasDots && !/[\\\u0000-\u001f\u007f]|%(?:2f|5c)/i.test(segment)
}
