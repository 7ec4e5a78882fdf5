/** Characters an address in a document may not have: they end an attribute, hide something, or are dropped by browsers. */
const UNSAFE = /[\s\\"'<>{}|^`\p{Cc}\p{Cf}]/u
const PATH = /^\/(?!\/)/

/**
 * Where a link of a menu may lead, in the spelling it is kept in: a path of the shop itself, `/guide/`, or an address that
 * begins with `https://`.
 *
 * @returns undefined for everything else
 */
export function toMenuAddress(typed: string): string | undefined {
  if (UNSAFE.test(typed)) return undefined
  return PATH.test(typed) ? toPath(typed) : toHttps(typed)
}

/** Dots are followed as a browser does: `/..//host` would be another site. */
function toPath(typed: string): string | undefined {
  if (!URL.canParse(typed, 'https://shop.invalid')) return undefined
  const { host, pathname, search, hash } = new URL(typed, 'https://shop.invalid')
  return host === 'shop.invalid' && PATH.test(pathname) ? `${pathname}${search}${hash}` : undefined
}

function toHttps(typed: string): string | undefined {
  if (!/^https:\/\//i.test(typed) || !URL.canParse(typed)) return undefined
  const { username, password, href } = new URL(typed)
  // A name before the host reads like the host.
  return username === '' && password === '' ? href : undefined
}
