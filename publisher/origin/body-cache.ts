import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { bodyRead } from '#running/events.ts'
import type { ServedStore } from '../store/store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import type { ContentEncoding } from './choose-encoding.ts'

const compress = promisify(gzip)
const MAX_BYTES = 64 * 1024 * 1024

/** What is not read by then is answered with an older version, if one lies here. */
const READING_MS = 1_000

export interface Body {
  document: StoredDocument
  bytes: Buffer
  encoding: ContentEncoding
}

/** Bodies as they are sent, by site, content and encoding, in a bounded memory. Content never changes under a hash. */
export function createBodyCache(store: ServedStore) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 8,
    sizeCalculation: (bytes) => bytes.length + 200,
  })

  async function load(site: string, document: StoredDocument, encoding: ContentEncoding): Promise<Buffer> {
    const { blobs } = store.site(site)
    if (encoding === 'br') return blobs.readStored(document.hash)
    const plain = await blobs.readPlain(document)
    return encoding === 'gzip' ? compress(plain) : plain
  }

  const toEncoding = ({ encoding }: StoredDocument, wanted: ContentEncoding) =>
    encoding === 'identity' ? 'identity' : wanted

  async function read(site: string, document: StoredDocument, wanted: ContentEncoding): Promise<Body> {
    const encoding = toEncoding(document, wanted)
    const bytes = await load(site, document, encoding)
    cache.set(`${site} ${document.hash} ${encoding}`, bytes)
    return { document, bytes, encoding }
  }

  return {
    /**
     * The document, or an older version of it while its bytes cannot be had from elsewhere.
     * @param wanted the encoding the client prefers; what the store holds uncompressed is sent as it is
     */
    async get(site: string, document: StoredDocument, wanted: ContentEncoding): Promise<Body> {
      const encoding = toEncoding(document, wanted)
      const known = cache.get(`${site} ${document.hash} ${encoding}`)
      bodyRead.tell({ is_hit: known !== undefined })
      if (known) return { document, bytes: known, encoding }
      const body = read(site, document, wanted)
      const { blobs, findHere } = store.site(site)
      if (blobs.isHere(document.hash)) return body
      const late = wait(READING_MS, undefined, { ref: false })
      const soon = await Promise.race([body.catch(() => undefined), late])
      const older = soon ? undefined : findHere(document.path)
      return older ? read(site, older, wanted) : body
    },
  }
}
export type BodyCache = ReturnType<typeof createBodyCache>
