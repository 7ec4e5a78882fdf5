// The program of Cloudflare before an R2 bucket. `EDGE_SHOP` is put in when it is written (build-edge.ts).
import { brotliDecompressSync } from 'node:zlib'
import { toLiveTag } from '../purge-tags.ts'
import { POINTER_KEY } from '../shards.ts'
import { answerVisit } from './answer-visit.ts'
import type { EdgeShop } from './platform.ts'

declare const EDGE_SHOP: EdgeShop & { prefix: string }

/** As far as it is used here (developers.cloudflare.com/r2/api/workers). */
interface Bindings {
  BUCKET: { get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null> }
  NOREN_API?: string
}
interface Context {
  waitUntil(work: Promise<unknown>): void
}
interface EdgeCache {
  match(address: string): Promise<Response | undefined>
  put(address: string, response: Response): Promise<void>
}

const MINUTE = 'public, max-age=60'
const FOR_GOOD = 'public, max-age=31536000, immutable'

export default {
  async fetch(request: Request, bindings: Bindings, context: Context): Promise<Response> {
    const cache = (globalThis as { caches?: { default?: EdgeCache } }).caches?.default
    /** From the cache of this data centre, or else from the bucket. Nobody else asks for these addresses: the program runs first. */
    const read = async (key: string, headers: Record<string, string>) => {
      const address = `${EDGE_SHOP.origin}/noren-objects/${EDGE_SHOP.prefix}${key}`
      const kept = await cache?.match(address)
      if (kept) return new Uint8Array(await kept.arrayBuffer())
      const object = await bindings.BUCKET.get(EDGE_SHOP.prefix + key)
      if (!object) return undefined
      const bytes = new Uint8Array(await object.arrayBuffer())
      if (cache) context.waitUntil(cache.put(address, new Response(bytes, { headers })))
      return bytes
    }
    const { clientAcceptEncoding } = (request as { cf?: { clientAcceptEncoding?: string } }).cf ?? {}
    return answerVisit(request, EDGE_SHOP, {
      api: (bindings.NOREN_API ?? EDGE_SHOP.api).replace(/\/$/, ''),
      visitor: request.headers.get('cf-connecting-ip') ?? '',
      accept_encoding: clientAcceptEncoding ?? request.headers.get('accept-encoding') ?? undefined,
      readPointer: () =>
        read(POINTER_KEY, { 'cache-control': MINUTE, 'cache-tag': toLiveTag(EDGE_SHOP.site) }),
      readObject: (key) => read(key, { 'cache-control': FOR_GOOD }),
      unpackBrotli: async (bytes) => new Uint8Array(brotliDecompressSync(bytes)),
      // oxlint-disable-next-line no-console -- the platform's log
      report: (line) => console.warn(line),
      askApi: (address, init) => fetch(address, init),
    })
  },
}
