import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { CONNECTION_SETTINGS } from '#running/connection-settings.ts'
import { outliveConnections } from '#running/outlive-connections.ts'
import { noteQuery } from '#running/traces.ts'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import type { Log } from '#shop-api/process/log.ts'
import type { Db } from './db.ts'
import { findContraction } from './find-contraction.ts'
import { isOlderThanBaseline } from './is-older-than-baseline.ts'
import { lockFolder } from './lock-folder.ts'
import { prepareStatements } from './prepare-statements.ts'
import { takeTurns } from './take-turns.ts'
import { type Work, workAlone } from './work-alone.ts'

// Freeing PGlite's unused machine code has ended a process of Node 24 («jit_page_->allocations_.erase(addr) == 1»). Keeping it
// takes no measurable room.
setFlagsFromString('--no-wasm-code-gc')

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Statements of what is traced; their values are shoppers'. */
const queryNotes = { logQuery: (query: string) => noteQuery(query) }

export interface OpenDb {
  db: Db
  engine: 'pglite' | 'postgres'
  /** Where files beside the database may lie (drawn pictures); a fresh temporary folder when it has none. */
  data_folder: string
  /** Calls `ring` when somebody rang that bell (`NOTIFY`) in a transaction that stands. @returns stops listening */
  listen: Listen
  /** Does something while no other process of this database does: what a start changes in it. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Has one of all processes of this database do some work (`work-alone.ts`). */
  alone: (begin: () => Work, log: Log) => Work
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
  const client = new PGlite({
    dataDir: 'memory://',
    ...(await (machineCode ??= compileMachineCode())),
    // All of its room is written when it starts. What it keeps is in memory anyway.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    ...(snapshot && { loadDataDir: snapshot }),
  })
  const opened = await fromPglite(client)
  return { ...opened, data_folder: await mkdtemp(join(tmpdir(), 'noren-')) }
}

let machineCode: ReturnType<typeof compileMachineCode> | undefined

/** Once a process, however many databases it opens. */
async function compileMachineCode() {
  const compile = async (name: string) =>
    WebAssembly.compile(await readFile(new URL(name, import.meta.resolve('@electric-sql/pglite'))))
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all(['pglite.wasm', 'initdb.wasm'].map(compile))
  return { pgliteWasmModule, initdbWasmModule }
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
    if (cause instanceof ContractedDatabase)
      throw new CannotStart(`The data folder ${folder} ${cause.message}`)
    throw new CannotStart(
      `The data folder ${folder} cannot be opened as a database (${toReason(cause)}); move it away to start afresh.`,
      { cause },
    )
  }
}

async function fromPglite(client: PGlite): Promise<Omit<OpenDb, 'data_folder'>> {
  await client.waitReady
  const db = drizzlePglite(client, { logger: queryNotes })
  try {
    await requireUsable(db)
  } catch (refusal) {
    await client.close()
    throw refusal
  }
  await migratePglite(db, { migrationsFolder })
  return {
    db: db as unknown as Db,
    engine: 'pglite',
    listen: (bell, ring) => client.listen(bell, ring),
    // The folder is one process's alone.
    inTurn: (work) => work(),
    alone: (begin) => begin(),
    close: () => client.close(),
  }
}

async function openPostgres(url: string, files_folder?: string): Promise<OpenDb> {
  const options = { onnotice: () => {}, connect_timeout: 10, connection: CONNECTION_SETTINGS }
  const client = prepareStatements(outliveConnections(postgres(url, { ...options, max: 10 })))
  const connect = (onclose = () => {}) =>
    postgres(url, { ...options, max: 1, fetch_types: false, idle_timeout: 0, max_lifetime: null, onclose })
  const inTurn: OpenDb['inTurn'] = async (work) => {
    const own = connect()
    return takeTurns(own, work).finally(() => own.end({ timeout: 1 }))
  }
  try {
    const db = drizzlePostgres(client, { logger: queryNotes })
    await inTurn(async () => {
      await requireUsable(db)
      await migratePostgres(db, { migrationsFolder })
    })
    return {
      inTurn,
      alone: (begin, log) => workAlone(connect, begin, log),
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
    if (cause instanceof ContractedDatabase)
      throw new CannotStart(`The database at ${toAddress(url)} ${cause.message}`)
    throw new CannotStart(`The database at ${toAddress(url)} cannot be used (${toReason(cause)}).`, { cause })
  }
}

async function requireUsable(db: Db): Promise<void> {
  if (await isOlderThanBaseline(db, migrationsFolder)) throw new OlderDatabase()
  const needs = await findContraction(db, migrationsFolder)
  if (needs !== undefined) throw new ContractedDatabase(needs)
}

/** A newer version took away what this one uses. */
class ContractedDatabase extends Error {
  constructor(needs: string) {
    super(
      `belongs to a newer version of Noren, which took away what this one uses: start a version that knows the migration ${needs}.`,
    )
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
