import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import Negotiator from 'negotiator'

const packWithGzip = promisify(gzip)
const packWithBrotli = promisify(brotliCompress)

/** The smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]

/** Half a second of another thread for two megabytes; 11, the most, would take several for a tenth less. */
const BROTLI_QUALITY = 6

interface Kept {
  /** Content type. */
  type: string
  cache_control: string
  /** Asked once; again only when it failed. */
  make: () => Promise<string | Uint8Array<ArrayBuffer>>
}

/**
 * Serves what stays the same as long as the process runs: made when it is first asked for, in each encoding once, and answered with
 * 304 to whoever has it.
 */
export function serveKept({ type, cache_control, make }: Kept): (c: Context) => Promise<Response> {
  const plain = once(async () => Buffer.from(await make()))
  const name = once(async () =>
    createHash('sha256')
      .update(await plain())
      .digest('base64url')
      .slice(0, 27),
  )
  const packed: Record<Encoding, () => Promise<Buffer<ArrayBuffer>>> = {
    br: once(async () =>
      packWithBrotli(await plain(), { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    ),
    gzip: once(async () => packWithGzip(await plain())),
    identity: plain,
  }
  return async (c) => {
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    // Each encoding is another sequence of bytes, so it has another name (RFC 9110, 8.8.3).
    const etag = `"${await name()}-${encoding}"`
    c.header('etag', etag)
    c.header('cache-control', cache_control)
    c.header('vary', 'accept-encoding', { append: true })
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    const bytes = await packed[encoding]()
    c.header('content-type', type)
    c.header('content-length', String(bytes.byteLength))
    if (encoding !== 'identity') c.header('content-encoding', encoding)
    return c.body(bytes)
  }
}

/** The smallest encoding that the client takes, whatever it prefers. */
function chooseEncoding(accepted: string | undefined): Encoding {
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...ENCODINGS])
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? 'identity'
}

/** RFC 9110, 13.1.2: names are compared weakly, and `*` is any. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known !== undefined &&
  known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)

/** The same promise for all who ask at once and after; a failure is forgotten. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
