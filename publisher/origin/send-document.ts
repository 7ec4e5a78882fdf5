import type { ServerResponse } from 'node:http'
import fresh from 'fresh'
import { toDocumentHeaders, toEtag } from '../hosting/document-headers.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import type { BodyCache } from './body-cache.ts'
import { chooseEncoding } from './choose-encoding.ts'

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
  asked: StoredDocument,
): Promise<void> {
  const request = response.req
  const wanted = chooseEncoding(request.headers['accept-encoding'])
  const { document, bytes, encoding } = await bodies.get(site, asked, wanted)
  const etag = toEtag(document.hash, encoding)
  const headers: Record<string, string | number> = {
    ...toDocumentHeaders(document, is_closed),
    etag,
  }
  if (document.status === 200 && fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
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
