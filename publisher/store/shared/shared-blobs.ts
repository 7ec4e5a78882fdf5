import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import pLimit from 'p-limit'
import { createFolderBlobs, keepFile } from '../embedded/folder-blobs.ts'
import { readUsed } from '../read-used.ts'
import type { BlobStore } from '../store.ts'
import type { Bucket } from './bucket.ts'
import type { Cache } from './cache.ts'

const decompress = promisify(brotliDecompress)

/** Objects that are sent at once. */
const AT_ONCE = 16

export interface SharedBlobs extends BlobStore {
  /** Brings bytes that were written on this machine into the bucket. */
  send(hashes: string[]): Promise<void>
  /** Told of bytes that are in the bucket for good: what this machine has of them may be removed from now on. */
  settle(hashes: string[]): void
  /** From the bucket. Other machines may keep theirs: bytes never change under a hash. */
  remove(hashes: string[]): Promise<void>
}

/** Where an object lies in the bucket. */
export const toBlobKey = (site: string, hash: string) => `${site}/${hash.slice(0, 2)}/${hash.slice(2)}`

/**
 * The bytes of one site's documents: written into a folder of this machine, `blobs`, then sent to the bucket as they lie there. What
 * this machine has is read from its folder, the rest from the bucket. What was sent or read lies in `kept`, which is bounded.
 */
export function createSharedBlobs(bucket: Bucket, folder: string, site: string, cache: Cache): SharedBlobs {
  const local = createFolderBlobs(folder, site)
  const limit = pLimit(AT_ONCE)
  const under_way = new Map<string, Promise<Buffer>>()
  const toKey = (hash: string) => toBlobKey(site, hash)

  const readLocal = async (hash: string) =>
    (await readUsed(local.toKeptFile(hash))) ?? (await readUsed(local.toFile(hash)))

  async function fetchBytes(hash: string): Promise<Buffer> {
    const bytes = await bucket.get(toKey(hash))
    try {
      keepFile(local.toKeptFile(hash), bytes)
      cache.added(bytes.length)
    } catch (error) {
      process.emitWarning(`${folder} takes no more, so bytes are fetched again and again: ${String(error)}`)
    }
    return bytes
  }

  async function readStored(hash: string): Promise<Buffer> {
    const known = await readLocal(hash)
    if (known) return known
    const fetched = under_way.get(hash) ?? limit(() => fetchBytes(hash)).finally(() => under_way.delete(hash))
    under_way.set(hash, fetched)
    return fetched
  }

  async function sendOne(hash: string): Promise<void> {
    // It was written a moment ago: such a file is read sooner than a thread is asked.
    const bytes = readNow(local.toFile(hash)) ?? (await readLocal(hash))
    if (!bytes) throw new Error(`${local.toFile(hash)} is gone before it was sent; publish ${site} again.`)
    await bucket.put(toKey(hash), bytes)
  }

  return {
    write: local.write,
    isHere: (hash) => existsSync(local.toKeptFile(hash)) || local.isHere(hash),
    readStored,
    async readPlain({ hash, encoding }) {
      const bytes = await readStored(hash)
      return encoding === 'br' ? decompress(bytes) : bytes
    },
    send: async (hashes) => void (await Promise.all(hashes.map((hash) => limit(() => sendOne(hash))))),
    settle(hashes) {
      for (const hash of hashes) {
        const size = move(local.toFile(hash), local.toKeptFile(hash))
        if (size !== undefined) cache.added(size)
      }
    },
    remove: (hashes) => bucket.remove(hashes.map(toKey)),
  }
}

function readNow(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** @returns the size of what was moved; undefined when it is not there */
function move(from: string, to: string): number | undefined {
  const stats = statSync(from, { throwIfNoEntry: false })
  if (!stats) return undefined
  try {
    renameSync(from, to)
  } catch {
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
  }
  // Nothing moves where both are names of one file (rename(2)).
  if (stats.nlink > 1) rmSync(from, { force: true })
  return stats.size
}
