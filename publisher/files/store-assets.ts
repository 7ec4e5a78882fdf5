import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { BlobStore } from '../store/store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { storeFile } from './store-file.ts'

/** Stores every file of a bundle's browser folder: `_astro/…` and what public/ holds. */
export async function storeAssets(blobs: BlobStore, folder: string): Promise<StoredDocument[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    files.sort().map(async (file) => {
      const path = `/${relative(folder, file).split(sep).join('/')}`
      return storeFile(blobs, 'asset', path, await readFile(file))
    }),
  )
}
