import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import type { Db } from './db.ts'
import { isOlderThanBaseline } from './is-older-than-baseline.ts'
import { lockFolder } from './lock-folder.ts'
import { prepareStatements } from './prepare-statements.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

export interface OpenDb {
  db: Db
  engine: 'pglite' | 'postgres'
  /** Where files beside the database may lie (drawn pictures); a fresh temporary folder when it has none. */
  data_folder: string
  /** Calls `ring` when somebody rang that bell (`NOTIFY`) in a transaction that stands. @returns stops listening */
  listen: Listen
  close(): Promise<void>
}

/** `told` is what was rung with; nothing when something may have been missed. */
export type Listen = (bell: string, ring: (told?: string) => void) => Promise<() => Promise<void>>

/**
 * Opens the shop's database and brings it up to date.
 * @param url `memory://`, a folder (PGlite, made if missing, one process at a time) or `postgres://…`.
 * @param files_folder where files lie when the database is no folder itself and outlives the process
 * @throws CannotStart in one sentence when it cannot be opened.
 */
export async function openDb(url: string, files_folder?: string): Promise<OpenDb> {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, files_folder)
  if (url === 'memory://') return openMemory()
  return openFolder(resolve(url))
}

/** @param snapshot a dump of a migrated database to start from (`PGlite.dumpDataDir`). */
export async function openMemory(snapshot?: Blob): Promise<OpenDb> {
  const client = new PGlite({ dataDir: 'memory://', ...(snapshot && { loadDataDir: snapshot }) })
  const opened = await fromPglite(client)
  return { ...opened, data_folder: await mkdtemp(join(tmpdir(), 'noren-')) }
}

async function openFolder(folder: string): Promise<OpenDb> {
  const unlock = await lockFolder(folder)
  try {
    const client = new PGlite({ dataDir: join(folder, 'postgres') })
    const opened = await fromPglite(client)
    return {
      ...opened,
      data_folder: folder,
      close: async () => {
        await opened.close()
        await unlock()
      },
    }
  } catch (cause) {
    await unlock()
    if (cause instanceof OlderDatabase)
      throw new CannotStart(
        `The data folder ${folder} was made by a version of Noren before its first release, which this one cannot ` +
          'bring up to date: delete the folder if it holds the demo only, or else export what matters with the ' +
          'version that made it, move the folder away and start with an empty one.',
      )
    throw new CannotStart(
      `The data folder ${folder} cannot be opened as a database (${toReason(cause)}); move it away to start afresh.`,
      { cause },
    )
  }
}

async function fromPglite(client: PGlite): Promise<Omit<OpenDb, 'data_folder'>> {
  await client.waitReady
  const db = drizzlePglite(client)
  if (await isOlderThanBaseline(db, migrationsFolder)) {
    await client.close()
    throw new OlderDatabase()
  }
  await migratePglite(db, { migrationsFolder })
  return {
    db: db as unknown as Db,
    engine: 'pglite',
    listen: (bell, ring) => client.listen(bell, ring),
    close: () => client.close(),
  }
}

async function openPostgres(url: string, files_folder?: string): Promise<OpenDb> {
  const client = prepareStatements(postgres(url, { max: 10, onnotice: () => {}, connect_timeout: 10 }))
  try {
    const db = drizzlePostgres(client)
    if (await isOlderThanBaseline(db, migrationsFolder)) throw new OlderDatabase()
    await migratePostgres(db, { migrationsFolder })
    return {
      db: db as unknown as Db,
      engine: 'postgres',
      data_folder: files_folder ? resolve(files_folder) : await mkdtemp(join(tmpdir(), 'noren-')),
      listen: async (bell, ring) => {
        // A connection that was lost may have missed a bell, so a new one calls `ring` too.
        const { unlisten } = await client.listen(bell, ring, () => ring())
        return unlisten
      },
      close: () => client.end({ timeout: 5 }),
    }
  } catch (cause) {
    await client.end({ timeout: 1 })
    if (cause instanceof OlderDatabase)
      throw new CannotStart(
        `The database at ${toAddress(url)} was made by a version of Noren before its first release, which this one ` +
          'cannot bring up to date: keep a copy (pg_dump), export what matters with the version that made it, and ' +
          'start with an empty database.',
      )
    throw new CannotStart(`The database at ${toAddress(url)} cannot be used (${toReason(cause)}).`, { cause })
  }
}

/** Migrations before the baseline made it. The caller, who knows where it is, says how to keep its data. */
class OlderDatabase extends Error {}

/** Host and name only: user and password are left out. */
function toAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}

function toReason(cause: unknown): string {
  const error = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const text = error instanceof Error ? error.message || error.name : String(error)
  return (text.split('\n')[0] ?? 'unknown reason').slice(0, 200)
}
