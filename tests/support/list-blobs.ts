import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StorePlace } from '#publisher/store/store-place.ts'
import { listSharedBlobs } from './shared-store-place.ts'

/** Hashes of the bytes that are kept of a site for everybody, sorted. */
export async function listBlobs(place: StorePlace, site: string): Promise<string[]> {
  if (place.kind === 'shared') return listSharedBlobs(place, site)
  const root = join(place.folder, 'blobs', site)
  if (!existsSync(root)) return []
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => parentPath.slice(-2) + name).sort()
}
