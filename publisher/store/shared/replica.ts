import { join } from 'node:path'
import pLimit, { type LimitFunction } from 'p-limit'
import { openStoreFolder } from '../embedded/open-store-folder.ts'
import { openServedSite } from '../embedded/served-site.ts'
import type { BlobReader, ServedStore } from '../store.ts'
import { copyPage, copySite, forgetSite, isInStep } from './copy-site.ts'
import type { Database } from './database.ts'
import { openLine } from './line.ts'
import { BELL, type Told } from './releases.ts'

/** How often the database is asked, should a bell not have been heard. */
const POLL_MS = 1_000
/** How long an origin waits for the first copy: where it has an older one, and where it has nothing to show. */
const PATIENCE_MS = { with_copy: 500, without: 10_000 }
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNDEFINED_TABLE = '42P01'

export interface Replica extends Omit<ServedStore, 'kept'> {
  /** Done when this site is what the database says now. */
  refresh(site: string): Promise<void>
}

interface ReplicaOptions {
  connect: () => Database
  folder: string
  toBlobs: (site: string) => BlobReader
}

/**
 * A copy of what every release says, on this machine: an embedded store that follows the database. An origin answers from it
 * as fast as an embedded one, begins at once, and goes on while the database is away. A switch costs what it changed.
 *
 * @throws {Error} one sentence: another origin holds the folder
 */
export async function openReplica({ connect, folder, toBlobs }: ReplicaOptions): Promise<Replica> {
  const local = openLocal(folder)
  // What was asked of the old line has failed a moment before.
  const line = openLine(connect, () => void Promise.resolve(polling).then(pollInTurn))
  const turns = new Map<string, LimitFunction>()
  let is_away = false

  /** One after the other for each site. */
  function inTurn(site: string, work: () => Promise<void>): Promise<void> {
    const turn = turns.get(site) ?? pLimit(1)
    turns.set(site, turn)
    return turn(work)
  }
  const refresh = (site: string) =>
    inTurn(site, () =>
      line.run((sql, answered) => copySite(sql, local, site, { answered, blobs: toBlobs(site) })),
    )
  const renew = (site: string, path: string) =>
    inTurn(site, () => line.run((sql) => copyPage(sql, local, site, path)))

  /** Where the bell is heard. */
  let bell_at: Database | undefined
  function listen(sql: Database): void {
    bell_at = sql
    const ring = (text: string) => hear(JSON.parse(text) as Told)
    sql
      .listen(BELL, ring, () => void pollInTurn())
      .catch(() => {
        if (bell_at === sql) bell_at = undefined
      })
  }

  async function poll(): Promise<void> {
    const heads = await line.run((sql) => {
      if (bell_at !== sql) listen(sql)
      return listHeads(sql)
    })
    if (!heads) return
    const behind = heads.filter((one) => !isInStep(local, one)).map(({ site }) => site)
    await Promise.all(behind.map(refresh))
    const known = local.index.prepare('SELECT site FROM live').all()
    const gone = known
      .map((row) => String(row['site']))
      .filter((name) => !heads.some(({ site }) => site === name))
    await Promise.all(gone.map((name) => inTurn(name, async () => forgetSite(local, name))))
  }

  const follow = (work: () => Promise<unknown>) =>
    work().then(
      () => void (is_away = false),
      (error: unknown) => {
        if (is_away || is_closed) return
        is_away = true
        process.emitWarning(`The store’s database is away; what is known is served: ${String(error)}`)
      },
    )

  let is_closed = false
  let polling: Promise<void> | undefined
  const pollInTurn = () => (polling ??= follow(poll).finally(() => (polling = undefined)))
  const timer = setInterval(() => void pollInTurn(), POLL_MS)
  timer.unref()
  const hear = ({ site, path }: Told) =>
    void follow(() => (path === undefined ? refresh(site) : renew(site, path)))
  const has_copy = local.index.prepare('SELECT 1 FROM live').get() !== undefined
  await Promise.race([pollInTurn(), pass(has_copy ? PATIENCE_MS.with_copy : PATIENCE_MS.without)])

  return {
    folder,
    refresh,
    site: (name) => ({
      ...openServedSite(local, name, toBlobs(name)),
      catchUp: (path) => renew(name, path),
    }),
    async close() {
      if (is_closed) return
      is_closed = true
      clearInterval(timer)
      await polling
      await Promise.all([...turns.values()].map((turn) => turn(async () => {})))
      await line.close()
      local.close()
    },
  }
}

/** What is live, or nothing when there are no tables yet: another machine makes them just now. */
async function listHeads(sql: Database) {
  try {
    return await sql<{ site: string; release: number; head: number }[]>`
      select site, release, (select max(id) from releases r where r.site = live.site and state = 'ready') as head
      from live`
  } catch (error) {
    if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return undefined
    throw error
  }
}

/** @throws {Error} one sentence when another process holds it */
function openLocal(folder: string) {
  try {
    return openStoreFolder(join(folder, 'replica'), 'write')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`Every origin needs a folder of its own; set NOREN_CACHE to another one. ${why}`, {
      cause: error,
    })
  }
}

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
