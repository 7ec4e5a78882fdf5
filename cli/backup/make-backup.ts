import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { saveStore } from '#publisher/store/shared/save-store.ts'
import { SCHEMA } from '#publisher/store/shared/schema.ts'
import type { StorePlace } from '#publisher/store/store-place.ts'
import { listSiteFiles } from '#sites/load-sites.ts'
import { copyEmbedded } from './copy-embedded.ts'
import { copyFolder } from './copy-folder.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import type { Places } from './places.ts'
import { dumpPostgres } from './postgres-tools.ts'

const INDEX = 'index.db'
/** Folder of a backup: what was published into a store that many machines share. */
export const SHARED_STORE = 'shared'

/**
 * Writes everything of an installation into a new folder, which is there when it is whole. The shop may run meanwhile. Releases are
 * taken before the database, so that the publisher finds out what came between; files before and after what names them.
 * @throws {Error} one sentence
 */
export async function makeBackup(places: Places, folder: string, now: Date): Promise<Manifest> {
  const whole = resolve(folder)
  if (existsSync(whole) && (await readdir(whole)).length > 0)
    throw new Error(`${folder} is not empty; name a new folder.`)
  const working = `${whole}.unfinished-${process.pid}`
  try {
    await mkdir(working, { recursive: true, mode: 0o700 })
    await copySites(places, join(working, 'sites'))
    await copyStore(places.store, working)
    await copyDatabase(places, working)
    const { kind } = places.database
    const manifest = await writeManifest(working, {
      made_at: now.toISOString(),
      database: kind,
      store: places.store.kind,
      bucket: places.bucket ?? null,
    })
    await rename(working, whole)
    return manifest
  } catch (error) {
    await rm(working, { recursive: true, force: true })
    throw error
  }
}

async function copySites({ sites }: Places, to: string): Promise<void> {
  await mkdir(to)
  for (const { file } of await listSiteFiles()) await copyFile(join(sites, file), join(to, file))
}

async function copyStore(store: StorePlace, folder: string): Promise<void> {
  if (store.kind === 'embedded') return copyStoreFolder(resolve(store.folder), join(folder, 'store'))
  const to = join(folder, SHARED_STORE)
  await saveStore(store, to, (snapshot) =>
    dumpPostgres(store.database, join(to, 'rows.dump'), [`--schema=${SCHEMA}`, `--snapshot=${snapshot}`]),
  )
}

async function copyStoreFolder(store: string, to: string): Promise<void> {
  if (!existsSync(join(store, INDEX))) return
  const copyBlobs = () => copyFolder(store, to, (path) => /^(?:index|lock)\./.test(path))
  await copyBlobs()
  const index = new DatabaseSync(join(store, INDEX), { timeout: 5000 })
  try {
    await backup(index, join(to, INDEX))
  } finally {
    index.close()
  }
  await copyBlobs()
}

async function copyDatabase({ database, store, bucket }: Places, to: string): Promise<void> {
  if (database.kind === 'postgres') {
    const copyFiles = () => (bucket ? undefined : copyFolder(database.files, join(to, 'files')))
    await copyFiles()
    // Releases may lie in the same database.
    const left_out = store.kind === 'shared' ? [`--exclude-schema=${SCHEMA}`] : []
    await dumpPostgres(database.url, join(to, 'database.dump'), left_out)
    await copyFiles()
    return
  }
  const { folder } = database
  if (!existsSync(join(folder, 'postgres')))
    throw new Error(`There is no database in ${folder}; DATABASE_URL says where it is.`)
  const copyFiles = () =>
    copyFolder(folder, join(to, 'data'), (path) => ['postgres', 'lock', 'kept-files'].includes(path))
  await copyFiles()
  await copyEmbedded(folder, join(to, 'data', 'postgres'))
  await copyFiles()
}
