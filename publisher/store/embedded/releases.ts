import { inTransaction } from './in-transaction.ts'
import type { StoreFolder } from './store-folder.ts'
import { setPin } from './pins.ts'
import type { Release } from '../release.ts'

/** The switch itself. */
const setLive =
  'INSERT INTO live (site, release) VALUES (:site, :release) ON CONFLICT (site) DO UPDATE SET release = :release'

type Row = Record<string, unknown>

/** Finished releases of a site, newest first. */
export function listReleases(store: StoreFolder, site: string): Release[] {
  return store.index
    .prepare(`SELECT * FROM releases WHERE site = ? AND state = 'ready' ORDER BY id DESC`)
    .all(site)
    .map(toRelease)
}

/** The newest finished release: what the next one is built upon. */
export function getHead(store: StoreFolder, site: string): Release | undefined {
  const row = store.index
    .prepare(`SELECT * FROM releases WHERE site = ? AND state = 'ready' ORDER BY id DESC LIMIT 1`)
    .get(site)
  return row && toRelease(row)
}

/** The release shoppers see. Not the head after a rollback. */
export function getLive(store: StoreFolder, site: string): Release | undefined {
  const row = store.index
    .prepare(
      `SELECT r.* FROM releases r JOIN live l ON l.release = r.id AND l.site = r.site WHERE l.site = ?`,
    )
    .get(site)
  return row && toRelease(row)
}

/**
 * Makes a kept release live: one row, one transaction; every request after it sees the whole other release.
 *
 * @param pin the release the site now stays at; null (and by default) it follows what is published next
 * @throws {Error} when the site has no such finished release; the message lists those it has
 */
export function switchLive(
  store: StoreFolder,
  site: string,
  release: number,
  pin: number | null = null,
): void {
  inTransaction(store.index, () => {
    const known = listReleases(store, site).map((one) => one.id)
    if (!known.includes(release)) {
      throw new Error(`Site ${site} has no release ${release}. Kept releases: ${known.join(', ') || 'none'}.`)
    }
    store.index.prepare(setLive).run({ site, release })
    setPin(store, site, pin)
  })
}

/** After a publish that changed nothing: the release is also the result of these newer inputs. */
export function confirmRelease(
  store: StoreFolder,
  release: number,
  inputsHash: string,
  contentVersion: number,
): void {
  store.index
    .prepare('UPDATE releases SET inputs_hash = ?, content_version = ? WHERE id = ?')
    .run(inputsHash, contentVersion, release)
}

function toRelease(row: Row): Release {
  return {
    id: Number(row['id']),
    site: String(row['site']),
    created_at: String(row['created_at']),
    content_version: Number(row['content_version']),
    inputs_hash: String(row['inputs_hash']),
    manifest: JSON.parse(String(row['manifest'])),
    rewrites: JSON.parse(String(row['rewrites'])),
    is_closed: row['is_closed'] === 1,
    stats: JSON.parse(String(row['stats'])),
  }
}
