import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { execFile } from 'node:child_process'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Below this a brotli stream saves no packet. */
const MIN_COMPRESSED_BYTES = 256
/** Up to this many files are synced one by one; more are synced with the whole file system at once. */
const MAX_SINGLE_SYNCS = 64

export interface WrittenBlob {
  hash: string
  size: number
  encoding: 'br' | 'identity'
}

/**
 * The bytes of one site's documents, each under the hash of its plain content, written once and never changed.
 * Text lies on disk as brotli only: it is what nearly everybody asks for, and plain or gzip bytes are made from
 * it in a fraction of a millisecond when they are first wanted.
 *
 * Writing is temp + rename, so a blob is whole or absent, whenever the process dies. Power loss: `sync` is
 * called before a release is switched live, so a live release never names bytes that are not on the disk.
 */
export function createBlobStore(folder: string, site: string) {
  const root = join(folder, 'blobs', site)
  const toFile = (hash: string) => join(root, hash.slice(0, 2), hash.slice(2))

  return {
    root,
    toFile,

    /** @param quality of brotli: 7 for pages, more for what is sent far more often than written; 0 for none */
    async write(bytes: Uint8Array, quality: 0 | 7 | 10 | 11): Promise<WrittenBlob> {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const isCompressed = quality > 0 && bytes.length >= MIN_COMPRESSED_BYTES
      const blob: WrittenBlob = { hash, size: bytes.length, encoding: isCompressed ? 'br' : 'identity' }
      if (existsSync(toFile(hash))) return blob
      writeAtomically(toFile(hash), isCompressed ? await toBrotli(bytes, quality) : bytes)
      return blob
    },

    /** The bytes as they lie on disk. */
    readStored(hash: string): Promise<Buffer> {
      return readFile(toFile(hash))
    },

    async readPlain(blob: Pick<WrittenBlob, 'hash' | 'encoding'>): Promise<Buffer> {
      const bytes = await readFile(toFile(blob.hash))
      return blob.encoding === 'br' ? decompress(bytes) : bytes
    },

    /** Makes the bytes of these blobs survive a power cut. */
    async sync(hashes: string[]): Promise<void> {
      if (hashes.length > MAX_SINGLE_SYNCS) return syncFolder(root)
      await Promise.all(hashes.map((hash) => syncFile(toFile(hash))))
    },

    async remove(hash: string): Promise<void> {
      await rm(toFile(hash), { force: true })
    },
  }
}

export type BlobStore = ReturnType<typeof createBlobStore>

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
  return quality < 10 ? brotliCompressSync(bytes, { params }) : compress(bytes, { params })
}

/** On this thread: a small file is written sooner than a thread is asked. */
function writeAtomically(file: string, bytes: Uint8Array): void {
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
