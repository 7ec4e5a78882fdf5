import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { StorePlace } from '#publisher/store/store-place.ts'

const FILE = 'backup.json'
const VERSION = 1

/** What a backup says of itself. */
export interface Manifest {
  version: number
  made_at: string
  database: 'folder' | 'postgres'
  store: StorePlace['kind']
  /** The bucket that holds the files, which are not in the backup. */
  bucket: string | null
  /** SHA-256 of every file, by its path. */
  files: Record<string, string>
}

/** Hashes what lies in the folder and writes it down there. */
export async function writeManifest(
  folder: string,
  facts: Pick<Manifest, 'made_at' | 'database' | 'store' | 'bucket'>,
): Promise<Manifest> {
  const files: Record<string, string> = {}
  for (const path of await listFiles(folder)) files[path] = await hashFile(join(folder, path))
  const manifest: Manifest = { version: VERSION, ...facts, files }
  await writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** @throws {Error} naming the file that is missing, damaged or not of this backup */
export async function checkManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const found = new Set(await listFiles(folder))
  found.delete(FILE)
  for (const path of Object.keys(manifest.files))
    if (!found.has(path)) throw new Error(`The backup is damaged: ${path} is missing.`)
  for (const path of found) {
    const known = manifest.files[path]
    if (known === undefined) throw new Error(`The backup is damaged: ${path} does not belong to it.`)
    if (known !== (await hashFile(join(folder, path))))
      throw new Error(`The backup is damaged: ${path} has changed.`)
  }
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup: it has no ${FILE}.`)
  })
  try {
    const manifest = { store: 'embedded', ...JSON.parse(text) } as Manifest
    if (manifest.version === VERSION && typeof manifest.files === 'object') return manifest
  } catch {
    throw new Error(`The backup is damaged: ${FILE} cannot be read.`)
  }
  throw new Error(`${folder} was made by another version of Noren; restore it with that one.`)
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
