import type { DocumentKind } from '../store/stored-document.ts'

/** Names in this folder contain a hash of what they hold. */
export const IMMUTABLE_FOLDER = '/_astro/'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Longer header fields are refused by the usual proxies and CDNs. */
const MAX_TAG_LENGTH = 8_000
const REVALIDATED = 'public, max-age=0, must-revalidate'

/**
 * How long who may keep a document. Browsers ask again for every page, which costs a 304; a CDN in front keeps
 * pages until their tags are purged, and asks at the latest after a minute should a purge be lost. Pages are
 * never `no-store`: that would keep them out of the back-forward cache. A page with more tags than a header holds
 * could not be purged, so no CDN may keep it.
 */
export function toCacheHeaders(
  path: string,
  kind: DocumentKind,
  tags: readonly string[] = [],
): Record<string, string> {
  if (path.startsWith(IMMUTABLE_FOLDER)) return { 'cache-control': IMMUTABLE }
  if (kind === 'asset') return { 'cache-control': 'public, max-age=3600' }
  const list = tags.join(',')
  if (list.length > MAX_TAG_LENGTH) return { 'cache-control': REVALIDATED, 'cdn-cache-control': 'no-store' }
  return {
    'cache-control': REVALIDATED,
    'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
    ...(list && { 'cache-tag': list }),
  }
}

/**
 * The same for a closed shop (behaviour 1.3): no shared cache keeps anything of it, and no search engine lists it.
 * Files made of code alone are for everybody.
 */
export function toClosedCacheHeaders(path: string, kind: DocumentKind): Record<string, string> {
  if (kind === 'asset') return toCacheHeaders(path, kind)
  return { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' }
}
