import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from './app-env.ts'

/** Where a call comes from and what it carries. Only `address` is proof of anything. */
export interface Visitor {
  /** As far as it can be believed (`visitor-address.ts`). */
  address: string
  user_agent: string
  cookies: Readonly<Record<string, string>>
  /** The browser spoke https, so cookies may be bound to it. */
  is_secure: boolean
  /** Not sent by another site's page. Whatever uses or sets a cookie checks it, against forged requests. */
  is_same_origin: boolean
}

/**
 * Binds a cookie to this very host and to https; no subdomain can set one of that name.
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix
 */
export const SECURE_COOKIE_PREFIX = '__Host-'

export function readVisitor(c: Context<AppEnv>): Visitor {
  const forwarded = (name: string) =>
    c.get('is_from_proxy') ? c.req.header(name)?.split(',')[0]?.trim() : undefined
  const url = new URL(c.req.url)
  const hosts = [c.req.header('host'), url.host, forwarded('x-forwarded-host')]
  return {
    address: c.get('visitor'),
    user_agent: c.req.header('user-agent') ?? '',
    cookies: getCookie(c),
    is_secure: (forwarded('x-forwarded-proto') ?? url.protocol.replace(':', '')) === 'https',
    is_same_origin: isSameOrigin(c.req.header('sec-fetch-site'), c.req.header('origin'), hosts),
  }
}

/**
 * Browsers say where a request was made: all of today in Sec-Fetch-Site, older ones in Origin. A program says neither,
 * and holds no cookies of somebody else.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html#fetch-metadata-headers
 */
function isSameOrigin(
  site: string | undefined,
  origin: string | undefined,
  hosts: readonly (string | undefined)[],
): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  const host = URL.parse(origin)?.host
  return Boolean(host) && hosts.includes(host)
}
