import type { ServedStore, SiteStore, Store } from '../store.ts'
import type { SharedPlace } from '../store-place.ts'
import { openBucket } from './bucket.ts'
import { openCache } from './cache.ts'
import { claimPage, leavePage } from './claim-page.ts'
import { completePage } from './complete-page.ts'
import { openDatabases } from './database.ts'
import { openDeliveries } from './deliveries.ts'
import { pruneReleases, removeSite } from './prune-releases.ts'
import { beginRelease } from './release-draft.ts'
import {
  countLeftOut,
  diffReleases,
  listChangedPaths,
  listOlderAssets,
  listPathsByTag,
  listPathsByTagRange,
  openView,
} from './release-view.ts'
import { confirmRelease, getHead, getLive, getPin, listReleases, switchLive } from './releases.ts'
import { openHostSupplies } from './host-supplies.ts'
import { openLocks } from './locks.ts'
import { makeTables } from './make-tables.ts'
import { openReplica, type Replica } from './replica.ts'
import { sendNew } from './send-new.ts'
import { createSharedBlobs, type SharedBlobs } from './shared-blobs.ts'
import type { SharedSite } from './shared-site.ts'

const CLOSING_S = 5
const PATIENCE_MS = 500

/**
 * A store that many machines share: PostgreSQL says what is shown, a bucket keeps the bytes. Any number of processes may
 * publish, each site by one at a time. It opens while its servers are away, so that an origin serves what it knows.
 */
export async function openSharedStore({
  database,
  bucket: place,
  folder,
  max_bytes,
}: SharedPlace): Promise<Store> {
  const { sql, connectAlone, connectToFollow } = openDatabases(database)
  const locks = openLocks(connectAlone)
  const bucket = await openBucket(place)
  const cache = openCache(folder, max_bytes)
  const blobs = new Map<string, SharedBlobs>()
  const toBlobs = (site: string) => {
    const known = blobs.get(site) ?? createSharedBlobs(bucket, folder, site, cache)
    blobs.set(site, known)
    return known
  }
  const replicas = new Set<Replica>()
  const refresh = async (site: string) =>
    void (await Promise.all([...replicas].map((one) => one.refresh(site))))
  /** Done once they are there; asked again after a failure. */
  let made: Promise<void> | undefined
  const requireTables = () =>
    (made ??= makeTables(sql).catch((error: unknown) => {
      made = undefined
      throw error
    }))
  // Those who only read need not wait for a server that is away.
  await Promise.race([requireTables().catch(() => {}), pass(PATIENCE_MS)])

  return {
    folder,
    site: (name) =>
      openSite({ sql, locks, name, blobs: toBlobs(name), refresh: () => refresh(name), requireTables }),
    deliveries: openDeliveries(sql, requireTables),
    for_hosts: openHostSupplies(sql, bucket, locks, requireTables),
    async openServed(): Promise<ServedStore> {
      const replica = await openReplica({ connect: connectToFollow, folder, toBlobs })
      replicas.add(replica)
      void cache.sweep()
      return {
        ...replica,
        kept: cache.added,
        async close() {
          replicas.delete(replica)
          await replica.close()
          await cache.close('leave')
        },
      }
    },
    async check() {
      await sql`select 1 from releases limit 1`
      await bucket.check()
    },
    async close() {
      await Promise.all([...replicas].map((one) => one.close()))
      await cache.close('finish')
      bucket.close()
      await sql.end({ timeout: CLOSING_S })
    },
  }
}

function openSite(shared: SharedSite): SiteStore {
  const { sql, name, blobs, requireTables, refresh } = shared
  /** The server may have been away when the store was opened. */
  const ask = <Result>(work: () => Promise<Result>) => requireTables().then(work)
  return {
    name,
    blobs,
    listReleases: () => ask(() => listReleases(sql, name)),
    getHead: () => ask(() => getHead(sql, name)),
    getLive: () => ask(() => getLive(sql, name)),
    getPin: () => ask(() => getPin(sql, name)),
    async switchLive(release, pin = null) {
      await ask(() => switchLive(sql, name, release, pin))
      await refresh()
    },
    confirmRelease: (release, inputs_hash, content_version) =>
      confirmRelease(sql, release, inputs_hash, content_version),
    openView: (release) => openView(sql, name, release),
    listPathsByTag: (tags) => listPathsByTag(sql, name, tags),
    listPathsByTagRange: (range) => listPathsByTagRange(sql, name, range),
    listOlderAssets: () => listOlderAssets(sql, name),
    countLeftOut: (release) => countLeftOut(sql, name, release),
    diffReleases: (from, to) => diffReleases(sql, name, from, to),
    listChangedPaths: (from, to) => ask(() => listChangedPaths(sql, name, from, to)),
    beginRelease: (release) => ask(() => beginRelease(shared, { site: name, ...release })),
    async sendBytes(hashes) {
      await ask(() => sendNew(shared, hashes))
      blobs.settle(hashes)
    },
    claimPage: (path) => ask(() => claimPage(sql, name, path)),
    leavePage: (path) => leavePage(sql, name, path),
    completePage: (release, page) => completePage(shared, release, page),
    pruneReleases: (kept, now) => ask(() => pruneReleases(shared, kept, now)),
    async remove() {
      await ask(() => removeSite(shared))
      await refresh()
    },
  }
}

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
