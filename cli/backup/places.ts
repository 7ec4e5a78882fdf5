import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'
import type { StorePlace } from '#publisher/store/store-place.ts'
import { sitesFolder } from '#sites/load-sites.ts'
import { findLiveStore } from '../folders.ts'

/** Where an installation keeps what is its own. */
export interface Places {
  /** A folder has its files beside the database; PostgreSQL has them in a folder of their own. */
  database: { kind: 'folder'; folder: string } | { kind: 'postgres'; url: string; files: string }
  /** Files lie there instead, and are not copied. */
  bucket: string | undefined
  store: StorePlace
  sites: string
}

/** @throws {Error} for what cannot be copied: a database that is gone with its process */
export function readPlaces(env: Record<string, string | undefined>): Places {
  const url = env['DATABASE_URL'] || '.data/shop'
  if (url === 'memory://') throw new Error('DATABASE_URL=memory:// keeps nothing that could be backed up.')
  const store = findLiveStore()
  const files = resolve(env['FILES_FOLDER'] || '.data/files')
  const isPostgres = /^postgres(ql)?:\/\//.test(url)
  return {
    database: isPostgres ? { kind: 'postgres', url, files } : { kind: 'folder', folder: resolve(url) },
    bucket: env['FILES_URL'] || undefined,
    store,
    sites: fileURLToPath(sitesFolder),
  }
}
