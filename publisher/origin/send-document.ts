import type { ServerResponse } from 'node:http'
import { toCacheHeaders, toClosedCacheHeaders } from '../hosting/cache-control.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import type { BodyCache } from './body-cache.ts'
import { chooseEncoding, type ContentEncoding } from './body-cache.ts'

export interface DocumentShop {
  site: string
  /** Its documents are for visitors with a pass. */
  is_closed: boolean
}

/** Sends a document of a release, or 304 when the client has it. */
export async function sendDocument(
  response: ServerResponse,
  bodies: BodyCache,
  { site, is_closed }: DocumentShop,
  document: StoredDocument,
): Promise<void> {
  const request = response.req
  const wanted = chooseEncoding(request.headers['accept-encoding'])
  const { bytes, encoding } = await bodies.get(site, document, wanted)
  const etag = toEtag(document, encoding)
  const headers: Record<string, string | number> = {
    ...(!is_closed && toCacheHeaders(document.path, document.kind, document.tags)),
    ...document.headers,
    ...(is_closed && toClosedCacheHeaders(document.path, document.kind)),
    etag,
    ...(document.encoding === 'br' && { vary: 'accept-encoding' }),
  }
  if (document.status === 200 && isNotModified(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(document.status, {
    ...headers,
    'content-type': document.content_type,
    'content-length': bytes.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Strong: other bytes, other tag, the encoding included. */
function toEtag({ hash }: StoredDocument, encoding: ContentEncoding): string {
  return `"${hash.slice(0, 32)}${encoding === 'identity' ? '' : `-${encoding}`}"`
}

/** `If-None-Match` against the ETag of what would be sent (RFC 9110 §13.1.2: weak comparison). */
function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((candidate) => {
    const tag = candidate.trim()
    return tag === '*' || tag.replace(/^W\//, '') === etag
  })
}
