import { toSafeRedirect } from './safe-redirect.ts'

/**
 * Where the shop's API sends a browser: a path when it is on this site, an http(s) address as it is, and null for
 * anything a browser would run or open differently (`javascript:`, `data:`, nonsense).
 */
export function toRedirectTarget(wanted: string | null, origin: string): string | null {
  if (!wanted) return null
  const url = URL.parse(wanted, origin)
  if (url?.origin === origin) return toSafeRedirect(url.pathname + url.search + url.hash, origin)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
