const API_PREFIX = '/api'

/** Paths of the shop that its API answers as they are. */
export const defaultProxiedPaths = ['/storage/'] as const

/**
 * Where a request goes that no page answers: `/api/moto/v1/…` to `{api}/moto/v1/…`, other proxied paths unchanged.
 * Nothing else of the API's host can be reached, neither other channels nor its pages for developers: what could
 * lead there is refused before (`judge-address.ts`).
 *
 * @param address path and query as the client sent them
 * @param shop base of the site's API without trailing slash, and its channel there
 * @returns undefined when the path belongs to the shop's own pages
 */
export function toProxyTarget(
  address: string,
  { api, channel }: { api: string; channel: string },
  proxiedPaths: readonly string[],
): URL | undefined {
  if (address.startsWith(`${API_PREFIX}/${channel}/`)) return new URL(api + address.slice(API_PREFIX.length))
  return proxiedPaths.some((path) => address.startsWith(path)) ? new URL(api + address) : undefined
}
