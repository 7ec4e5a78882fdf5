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
    const parts = url.pathname.split('/').map((part) => encodeURIComponent(decodeURIComponent(part)))
    const path = parts.join('/').replace(/\/+$/, '') || '/'
    url.searchParams.sort()
    const query = url.searchParams.toString()
    return query === '' ? path : `${path}?${query}`
  } catch {
    return undefined
  }
}
