import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { bodyRead } from '#running/events.ts'
import type { ServedStore } from '../store/store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import type { ContentEncoding } from './choose-encoding.ts'

const compress = promisify(gzip)
const MAX_BYTES = 64 * 1024 * 1024

export interface Body {
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

  return {
    /** @param wanted the encoding the client prefers; what the store holds uncompressed is sent as it is */
    async get(site: string, document: StoredDocument, wanted: ContentEncoding): Promise<Body> {
      const encoding = document.encoding === 'identity' ? 'identity' : wanted
      const key = `${site} ${document.hash} ${encoding}`
      const known = cache.get(key)
      bodyRead.tell({ is_hit: known !== undefined })
      if (known) return { bytes: known, encoding }
      const bytes = await load(site, document, encoding)
      cache.set(key, bytes)
      return { bytes, encoding }
    },
  }
}
export type BodyCache = ReturnType<typeof createBodyCache>
