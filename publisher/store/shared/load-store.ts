import { opendir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SharedPlace } from '../store-place.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { openDatabases } from './database.ts'
import { inParts } from './in-parts.ts'
import { SCHEMA } from './schema.ts'

const CLOSING_S = 5
const REMOVED_AT_ONCE = 1_000

/** Brings what `saveStore` wrote into an empty database and an empty bucket. */
export interface StoreLoader {
  /** @throws {Error} one sentence naming what is not empty */
  requireEmpty(): Promise<void>
  /** Bytes first, so that no row names what is not there. @param load brings the rows, all or nothing (`pg_restore`) */
  load(load: () => Promise<void>): Promise<void>
  /** Takes away what was brought. */
  undo(): Promise<void>
  close(): Promise<void>
}

/** @param folder as `saveStore` wrote it */
export async function openStoreLoader(place: SharedPlace, folder: string): Promise<StoreLoader> {
  const { sql } = openDatabases(place.database)
  const bucket = await openBucket(place.bucket)
  let has_rows = false
  const root = join(folder, 'blobs')

  return {
    async requireEmpty() {
      const [row] = await sql`select 1 from pg_namespace where nspname = ${SCHEMA}`
      if (row)
        throw new Error(
          `The database of NOREN_STORE has the schema ${SCHEMA} already; drop it, or make a new database and name that.`,
        )
      const known = new Set(await listSites(root))
      for (const site of known) await requireOurs(bucket, site, root)
    },
    async load(load) {
      await inParts(listFiles(root), async (file) => bucket.put(toKey(root, file), await readFile(file)))
      await load()
      has_rows = true
    },
    async undo() {
      if (has_rows) await sql`drop schema ${sql(SCHEMA)} cascade`
      let keys: string[] = []
      for await (const file of listFiles(root)) {
        keys.push(toKey(root, file))
        if (keys.length < REMOVED_AT_ONCE) continue
        await bucket.remove(keys)
        keys = []
      }
      if (keys.length > 0) await bucket.remove(keys)
    },
    async close() {
      bucket.close()
      await sql.end({ timeout: CLOSING_S })
    },
  }
}

const toKey = (root: string, file: string) => relative(root, file).split(sep).join('/')

async function* listFiles(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch(orNone)
  for await (const entry of entries ?? []) if (entry.isFile()) yield join(entry.parentPath, entry.name)
}

async function listSites(root: string): Promise<string[]> {
  const names: string[] = []
  for await (const entry of (await opendir(root).catch(orNone)) ?? []) names.push(entry.name)
  return names
}

/** What an earlier restore left that was ended halfway is the same bytes under the same names. */
async function requireOurs(bucket: Bucket, site: string, root: string): Promise<void> {
  const ours = new Set<string>()
  for await (const file of listFiles(join(root, site))) ours.add(toKey(root, file))
  for await (const key of bucket.list(`${site}/`))
    if (!ours.has(key)) throw new Error(`The bucket of NOREN_BLOBS is not empty: ${key} is there.`)
}

function orNone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
