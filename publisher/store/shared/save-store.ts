import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { createFolderBlobs, keepFile } from '../embedded/folder-blobs.ts'
import type { SharedPlace } from '../store-place.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { type Database, openDatabases, type Transaction } from './database.ts'
import { inParts } from './in-parts.ts'
import { type Locks, openLocks } from './locks.ts'
import { makeTables } from './make-tables.ts'
import { removeLoose } from './remove-loose.ts'
import { toBlobKey } from './shared-blobs.ts'

const CLOSING_S = 5
/** Rows that are read at once. */
const AT_ONCE = 1_000

/**
 * Writes the bytes that the store's rows name at one moment into a folder, each compared with its hash. Publishers go on: nothing is
 * removed from the bucket until all of it is copied.
 * @param dump copies the rows of that moment (`pg_dump --snapshot`)
 * @throws {Error} naming what is missing or damaged
 */
export async function saveStore(
  place: SharedPlace,
  folder: string,
  dump: (snapshot: string) => Promise<void>,
): Promise<void> {
  const { sql, connectAlone } = openDatabases(place.database)
  const locks = openLocks(connectAlone)
  const bucket = await openBucket(place.bucket)
  const list = join(folder, 'blobs.list')
  try {
    await mkdir(folder, { recursive: true })
    await makeTables(sql)
    const held = await locks.holdInTurn('backup')
    try {
      await sql.begin('isolation level repeatable read read only', async (tx) => {
        const [row] = await tx<{ snapshot: string }[]>`select pg_export_snapshot() as snapshot`
        await dump(row!.snapshot)
        await writeList(tx, list)
      })
      await inParts(createInterface({ input: createReadStream(list) }), async (line) => {
        const [site = '', hash = ''] = line.split(' ')
        await copyBlob(bucket, site, hash, folder)
      })
      await rm(list)
    } finally {
      await held?.release()
    }
    // The backup is whole by now.
    await removeWhatStayed(sql, locks, bucket).catch((error: unknown) =>
      process.emitWarning(`What publishers left is removed later: ${String(error)}`),
    )
  } finally {
    bucket.close()
    await sql.end({ timeout: CLOSING_S })
  }
}

/** One line for each blob. */
async function writeList(tx: Transaction, file: string): Promise<void> {
  await writeFile(file, '')
  let last = { site: '', hash: '' }
  for (;;) {
    const rows = await tx<{ site: string; hash: string }[]>`
      select distinct site, hash from documents
      where hash <> '' and (site, hash) > (${last.site}, ${last.hash}) order by site, hash limit ${AT_ONCE}`
    await appendFile(file, rows.map(({ site, hash }) => `${site} ${hash}\n`).join(''))
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!
  }
}

async function copyBlob(bucket: Bucket, site: string, hash: string, folder: string): Promise<void> {
  const key = toBlobKey(site, hash)
  const bytes = await bucket.get(key)
  if (!(await isWhole(bytes, hash)))
    throw new Error(`The bucket's ${key} is damaged: remove the object and publish ${site} anew.`)
  keepFile(createFolderBlobs(folder, site).toFile(hash), bytes)
}

const decompress = promisify(brotliDecompress)
const toHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The name is the hash of what is sent; text is kept as brotli. */
async function isWhole(bytes: Buffer, hash: string): Promise<boolean> {
  if (toHash(bytes) === hash) return true
  const plain = await decompress(bytes).catch(() => undefined)
  return plain !== undefined && toHash(plain) === hash
}

/** What publishers left because of this backup; a site that was removed meanwhile has no publisher that would come back to it. */
async function removeWhatStayed(sql: Database, locks: Locks, bucket: Bucket): Promise<void> {
  const sites = await sql<{ site: string }[]>`select distinct site from loose_blobs`
  for (const { site } of sites) {
    const held = await locks.tryHolding(`site ${site}`)
    if (!held) continue
    const blobs = { remove: (hashes: string[]) => bucket.remove(hashes.map((hash) => toBlobKey(site, hash))) }
    await removeLoose({ sql, name: site, blobs }, held).finally(held.release)
  }
}
