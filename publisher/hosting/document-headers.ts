import type { StoredDocument } from '../store/stored-document.ts'
import { toCacheHeaders, toClosedCacheHeaders } from './cache-control.ts'

/** What an answer with this document says of it, whatever encoding it has; its type and ETag not counted. */
export function toDocumentHeaders(
  { path, kind, tags, headers, encoding }: StoredDocument,
  is_closed: boolean,
): Record<string, string> {
  return {
    ...(!is_closed && toCacheHeaders(path, kind, tags)),
    ...headers,
    ...(is_closed && toClosedCacheHeaders(path, kind)),
    ...(encoding === 'br' && { vary: 'accept-encoding' }),
  }
}

/** Strong: other bytes, other tag, the encoding included. */
export function toEtag(hash: string, encoding: 'br' | 'gzip' | 'identity'): string {
  return `"${hash.slice(0, 32)}${encoding === 'identity' ? '' : `-${encoding}`}"`
}
