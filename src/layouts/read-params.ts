import type { APIContext } from 'astro'
import { readPathParams } from '#src/rules/page/path-params.ts'

/**
 * The values in the address of a page, each decoded once. Astro's `params` are what is left of an address that was decoded as a
 * whole, again and again: a key `a/b` is still `a%2Fb` there, and `50%20` is already `50 `.
 */
export function readParams({
  request,
  routePattern,
}: Pick<APIContext, 'request' | 'routePattern'>): Partial<Record<string, string>> {
  const route = routePattern.replaceAll(/\[(\w+)\]/g, '{$1}')
  return readPathParams(route, new URL(request.url).pathname) ?? {}
}
