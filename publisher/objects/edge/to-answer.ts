import fresh from 'fresh'
import { toEtag } from '#publisher/hosting/document-headers.ts'
import { chooseEncoding, type ContentEncoding } from '#publisher/origin/choose-encoding.ts'
import type { AnswerObject } from '../answer-object.ts'
import { packGzip, unpack } from './encodings.ts'
import type { Platform } from './platform.ts'

/** The document in the encoding the visitor prefers, or 304 when it is there already. */
export async function toAnswer(
  request: Request,
  { head, bytes }: AnswerObject,
  platform: Platform,
): Promise<Response> {
  const encoding = chooseFor(head.encoding, platform.accept_encoding)
  const etag = toEtag(head.hash, encoding)
  const headers = { ...head.headers, etag }
  const known = request.headers.get('if-none-match') ?? undefined
  if (head.status === 200 && fresh({ 'if-none-match': known }, { etag })) {
    const { 'content-type': _, ...others } = headers as Record<string, string>
    return new Response(null, { status: 304, headers: others })
  }
  const body = await encode(bytes, head.encoding, encoding, platform)
  return new Response(body, {
    status: head.status,
    headers: { ...headers, ...(encoding !== 'identity' && { 'content-encoding': encoding }) },
    // Cloudflare: these bytes have their encoding already.
    ...(encoding !== 'identity' && { encodeBody: 'manual' }),
  })
}

/** An object that is kept as gzip is not made brotli for a visitor. */
function chooseFor(kept: ContentEncoding, accepted: string | undefined): ContentEncoding {
  if (kept === 'identity') return kept
  return chooseEncoding(accepted, kept === 'gzip' ? ['gzip', 'identity'] : undefined)
}

async function encode(
  bytes: Uint8Array<ArrayBuffer>,
  kept: ContentEncoding,
  wanted: ContentEncoding,
  platform: Platform,
): Promise<Uint8Array<ArrayBuffer>> {
  if (kept === wanted || kept === 'identity') return bytes
  const plain = await unpack(platform, bytes, kept)
  return wanted === 'gzip' ? packGzip(plain) : plain
}
