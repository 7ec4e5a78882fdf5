// The program of Fastly Compute before a bucket whose objects may be read by all. `EDGE_SHOP` is put in when it is written.
// @ts-expect-error -- a module of the platform
import { CacheOverride } from 'fastly:cache-override'
import { toLiveTag } from '../purge-tags.ts'
import { POINTER_KEY } from '../shards.ts'
import { answerVisit } from './answer-visit.ts'
import type { EdgeShop } from './platform.ts'

declare const EDGE_SHOP: EdgeShop & { prefix: string; bucket_url: string }

interface Visit {
  request: Request
  client: { address: string }
  respondWith(answer: Promise<Response>): void
}
type FastlyInit = RequestInit & { backend: string; cacheOverride?: unknown }

const listen = globalThis.addEventListener as unknown as (name: 'fetch', on: (visit: Visit) => void) => void
const MINUTE_S = 60
const YEAR_S = 31_536_000

/** @throws {Error} when the bucket answers anything but the object or that there is none */
async function read(key: string, keep: object): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const init: FastlyInit = { backend: 'bucket', cacheOverride: new CacheOverride('override', keep) }
  const response = await fetch(`${EDGE_SHOP.bucket_url}/${EDGE_SHOP.prefix}${key}`, init)
  if (response.status === 404 || response.status === 403) return undefined
  if (!response.ok) throw new Error(`The bucket answered ${response.status} for ${key}.`)
  return new Uint8Array(await response.arrayBuffer())
}

listen('fetch', (visit) => {
  const { request, client } = visit
  const answer = answerVisit(request, EDGE_SHOP, {
    api: EDGE_SHOP.api,
    visitor: client.address,
    accept_encoding: request.headers.get('accept-encoding') ?? undefined,
    readPointer: () => read(POINTER_KEY, { ttl: MINUTE_S, surrogateKey: toLiveTag(EDGE_SHOP.site) }),
    readObject: (key) => read(key, { ttl: YEAR_S }),
    unpackBrotli: () => Promise.reject(new Error('Objects for Fastly are kept as gzip.')),
    // oxlint-disable-next-line no-console -- the platform's log
    report: (line) => console.warn(line),
    askApi: (address, init) => {
      // Pictures may be kept, as the API says of them.
      const isPicture = new URL(address).pathname.startsWith('/storage/')
      const keep = isPicture ? {} : { cacheOverride: new CacheOverride('pass') }
      const passed: FastlyInit = { ...init, ...keep, backend: 'api' }
      return fetch(address, passed)
    },
  })
  visit.respondWith(answer)
})
