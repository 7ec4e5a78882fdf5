import { createHash, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { execFile } from 'node:child_process'
import { LRUCache } from 'lru-cache'
import type { BlobStore, WrittenBlob } from '../store.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Below this a brotli stream saves no packet. */
const MIN_COMPRESSED_BYTES = 256
/** From this quality of brotli on, a hundred milliseconds are spent on a script. */
const SLOW = 10
/** Up to this many files are synced one by one; more are synced with the whole file system at once. */
const MAX_SINGLE_SYNCS = 64

export interface FolderBlobs extends BlobStore {
  root: string
  toFile(hash: string): string
  /** Beside a shared store: a copy of what is in the bucket, which may be gone at any moment. */
  toKeptFile(hash: string): string
  /** Makes the bytes of these blobs survive a power cut. */
  sync(hashes: string[]): Promise<void>
}

/**
 * The bytes of one site's documents, each under the hash of its plain content, written once and never changed.
 * Text lies on disk as brotli only: it is what nearly everybody asks for, and plain or gzip bytes are made from
 * it in a fraction of a millisecond when they are first wanted.
 *
 * Writing is temp + rename, so a blob is whole or absent, whenever the process dies. Power loss: `sync` is
 * called before a release is switched live, so a live release never names bytes that are not on the disk.
 */
export function createFolderBlobs(folder: string, site: string): FolderBlobs {
  const root = join(folder, 'blobs', site)
  const toName = (hash: string) => join(hash.slice(0, 2), hash.slice(2))
  const toFile = (hash: string) => join(root, toName(hash))
  const toKeptFile = (hash: string) => join(folder, 'kept', site, toName(hash))

  return {
    root,
    toFile,
    toKeptFile,

    async write(bytes, quality) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const isCompressed = quality > 0 && bytes.length >= MIN_COMPRESSED_BYTES
      const blob: WrittenBlob = { hash, size: bytes.length, encoding: isCompressed ? 'br' : 'identity' }
      if (isWritten(toFile(hash), toKeptFile(hash))) return blob
      keepFile(toFile(hash), isCompressed ? await pack(hash, bytes, quality) : bytes)
      return blob
    },

    isHere: (hash) => existsSync(toFile(hash)),

    readStored(hash) {
      return readFile(toFile(hash))
    },

    async readPlain(blob) {
      const bytes = await readFile(toFile(blob.hash))
      return blob.encoding === 'br' ? decompress(bytes) : bytes
    },

    async sync(hashes) {
      if (hashes.length > MAX_SINGLE_SYNCS) return syncFolder(root)
      await Promise.all(hashes.map((hash) => syncFile(toFile(hash))))
    },
  }
}

/** Whether the file is there already. It counts as written now; one that is only kept gets a second name, under which it stays. */
function isWritten(file: string, kept: string): boolean {
  const is_there = existsSync(file)
  if (!is_there && !existsSync(kept)) return false
  try {
    if (!is_there) {
      mkdirSync(dirname(file), { recursive: true })
      linkSync(kept, file)
    }
    const now = new Date()
    utimesSync(file, now, now)
    return true
  } catch {
    // It is gone now, or the disk knows no second names: then it is written.
    return false
  }
}

async function pack(hash: string, bytes: Uint8Array, quality: number): Promise<Buffer> {
  if (quality < SLOW) return toBrotli(bytes, quality)
  return packed.forceFetch(`${quality} ${hash}`, { context: [bytes, quality] })
}

/** The assets of a theme take seconds, and are the same in every site that wears it. The bytes of some twenty themes. */
const packed = new LRUCache<string, Buffer, Parameters<typeof toBrotli>>({
  maxSize: 8 * 1024 ** 2,
  sizeCalculation: ({ length }) => length,
  fetchMethod: (_, _old, { context }) => toBrotli(...context),
})

/**
 * A page is compressed on this thread: hundreds of encoders waiting for threads take a gigabyte and three times the
 * processor time. Slower qualities (10 and 11) go to a thread.
 */
async function toBrotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return quality < SLOW ? brotliCompressSync(bytes, { params }) : compress(bytes, { params })
}

/** Whole or not at all. On this thread: a small file is written sooner than a thread is asked. */
export function keepFile(file: string, bytes: Uint8Array): void {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    writeFileSync(temporary, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, bytes)
  }
  renameSync(temporary, file)
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

/**
 * Flushes the file system a folder lies on (`syncfs(2)` through coreutils' `sync -f`, which Node lacks): one
 * call instead of an fsync for each of ten thousand files. Where the command is missing the kernel's own
 * write-back, some seconds later, has to do.
 */
function syncFolder(folder: string): Promise<void> {
  return new Promise((resolve) => {
    execFile('sync', ['-f', folder], () => resolve())
  })
}
