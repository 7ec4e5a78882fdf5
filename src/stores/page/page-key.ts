import { readPathParams } from '#src/rules/page/path-params.ts'

/** The key a keyed page is about, from its address; empty when the address names none. */
export function getPageKey(route: `/${string}/{resourceKey}${string}`): string {
  return readPathParams(route, location.pathname)?.['resourceKey'] ?? ''
}

/** The same where keys are numbers; 0, which nothing has, for any other text. */
export function getPageId(route: `/${string}/{resourceKey}${string}`): number {
  const key = getPageKey(route)
  return /^[1-9]\d*$/.test(key) ? Number(key) : 0
}
