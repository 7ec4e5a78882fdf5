import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openStoreLoader, type StoreLoader } from '#publisher/store/shared/load-store.ts'
import { SHARED_STORE } from './make-backup.ts'
import { checkManifest, type Manifest } from './manifest.ts'
import type { Places } from './places.ts'
import { isPostgresEmpty, loadPostgres } from './postgres-tools.ts'

/** What is being restored lies there until all of it is. */
const UNFINISHED = '.restoring'

/**
 * Puts a backup into empty places: all of it, or nothing.
 * @throws {Error} one sentence naming what is damaged or not empty; then nothing was changed
 */
export async function restoreBackup(places: Places, backup: string): Promise<Manifest> {
  const from = resolve(backup)
  const manifest = await checkManifest(from)
  requireLike(manifest, places)
  const { store } = places
  const releases =
    store.kind === 'shared' ? await openStoreLoader(store, join(from, SHARED_STORE)) : undefined
  try {
    await restoreInto(places, from, releases)
  } finally {
    await releases?.close()
  }
  await copySites(join(from, 'sites'), places.sites)
  return manifest
}

async function restoreInto(places: Places, from: string, releases: StoreLoader | undefined): Promise<void> {
  const { database, store } = places
  const folders = listFolders(places).filter(({ name }) => existsSync(join(from, name)))
  for (const { to } of folders) await requireEmpty(to)
  await requireFreeSites(join(from, 'sites'), places.sites)
  if (database.kind === 'postgres' && !(await isPostgresEmpty(database.url)))
    throw new Error('The database at DATABASE_URL is not empty; make a new one and name that.')
  await releases?.requireEmpty()
  try {
    for (const { name, to } of folders) {
      await mkdir(join(to, UNFINISHED), { recursive: true })
      await cp(join(from, name), join(to, UNFINISHED), { recursive: true })
    }
    for (const { to } of folders) await moveUp(to)
    if (store.kind === 'shared')
      await releases?.load(() => loadPostgres(store.database, join(from, SHARED_STORE, 'rows.dump')))
    if (database.kind === 'postgres') await loadPostgres(database.url, join(from, 'database.dump'))
  } catch (error) {
    for (const { to } of folders) await empty(to)
    await releases?.undo().catch((left: Error) => {
      throw new Error(`${String(error)} What was brought into the bucket stays there: ${left.message}`, {
        cause: error,
      })
    })
    throw error
  }
}

/** @throws {Error} naming the variable that names another kind of place than the backup is of */
function requireLike(manifest: Manifest, { database, store }: Places): void {
  const kinds = [
    ['DATABASE_URL', manifest.database === 'postgres', database.kind === 'postgres'],
    ['NOREN_STORE', manifest.store === 'shared', store.kind === 'shared'],
  ] as const
  for (const [variable, was, is] of kinds)
    if (was !== is)
      throw new Error(
        `The backup is of ${toWords(was)}, and ${variable} is ${toWords(is)}; restore it to its like.`,
      )
}

const toWords = (is_server: boolean) => (is_server ? 'a PostgreSQL' : 'a folder')

function listFolders({ database, store }: Places): { name: string; to: string }[] {
  const files =
    database.kind === 'postgres'
      ? { name: 'files', to: database.files }
      : { name: 'data', to: database.folder }
  return [files, ...(store.kind === 'embedded' ? [{ name: 'store', to: resolve(store.folder) }] : [])]
}

/** What a restore left that was ended halfway is taken away. */
async function requireEmpty(folder: string): Promise<void> {
  await rm(join(folder, UNFINISHED), { recursive: true, force: true })
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty; a backup is restored to empty places only.`)
}

async function requireFreeSites(from: string, to: string): Promise<void> {
  for (const file of await readdir(from)) {
    const there = await readFile(join(to, file)).catch(() => undefined)
    if (there && !there.equals(await readFile(join(from, file))))
      throw new Error(`${join(to, file)} is there and differs; move it away.`)
  }
}

async function copySites(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const file of await readdir(from)) await copyFile(join(from, file), join(to, file))
}

async function moveUp(folder: string): Promise<void> {
  for (const name of await readdir(join(folder, UNFINISHED)))
    await rename(join(folder, UNFINISHED, name), join(folder, name))
  await rm(join(folder, UNFINISHED), { recursive: true })
}

async function empty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
}
