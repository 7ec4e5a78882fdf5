import postgres, { type Options, type Sql, type TransactionSql } from 'postgres'
import { CONNECTION_SETTINGS } from '#running/connection-settings.ts'
import { outliveConnections } from '#running/outlive-connections.ts'
import { SCHEMA, tables } from './schema.ts'

export type Database = Sql<{ bigint: number }>
export type Transaction = TransactionSql<{ bigint: number }>

/** Connections a process opens at most; those that hold locks are others. */
const CONNECTIONS = 10
const IDLE_S = 60
const CONNECTING_S = 10
const FOLLOWING = { connections: 2, terms: { connect_timeout: 2, backoff: () => 0.25 } }
/** A machine that is cut off keeps its locks for half a minute at most. */
const KEEPALIVE = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 }

/** What a store asks. Nothing is asked before the first query. */
export interface Databases {
  sql: Database
  /** A connection of its own, to hold a lock. */
  connectAlone: () => Database
  /** Connections of an origin, which give up soon and try again soon (line.ts). */
  connectToFollow: () => Database
}

/** @param url `postgres://…` */
export function openDatabases(url: string): Databases {
  return {
    sql: connect(url, { max: CONNECTIONS, idle_timeout: IDLE_S }),
    // Closed by whoever opened it alone, however long nothing is asked: a lock goes with it.
    connectAlone: () => connect(url, { max: 1, idle_timeout: 0, max_lifetime: null }),
    connectToFollow: () => connect(url, { max: FOLLOWING.connections, ...FOLLOWING.terms }),
  }
}

function connect(url: string, of_its_own: Options<never>): Database {
  const client = postgres(url, {
    connect_timeout: CONNECTING_S,
    connection: {
      search_path: SCHEMA,
      application_name: 'noren store',
      ...KEEPALIVE,
      ...CONNECTION_SETTINGS,
    },
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    onnotice: () => {},
    ...of_its_own,
  })
  return outliveConnections(client)
}

/** Makes the tables that are missing; of several processes one does. */
export async function makeTables(sql: Database): Promise<void> {
  await sql.begin(async (tx) => {
    await lock(tx, 'tables')
    await tx.unsafe(tables)
  })
}

/**
 * What is locked: `site` while a publisher works on it, `rows` while what is shown of it changes, `bytes` while some are removed,
 * `backup` while all bytes there are have to stay.
 */
type Lock = 'tables' | 'backup' | `${'site' | 'rows' | 'bytes'} ${string}`

const toKey = (sql: Database | Transaction, name: Lock) => sql`hashtextextended(${`noren ${name}`}, 0)`

/** Held until the transaction ends. */
export async function lock(tx: Transaction, name: Lock, how: 'alone' | 'beside others' = 'alone') {
  if (how === 'alone') await tx`select pg_advisory_xact_lock(${toKey(tx, name)})`
  else await tx`select pg_advisory_xact_lock_shared(${toKey(tx, name)})`
}

/** Held until the transaction ends. @returns false when somebody has it alone, or waits for that */
export async function tryLockBeside(tx: Transaction, name: Lock): Promise<boolean> {
  const [row] = await tx<{ is_held: boolean }[]>`
    select pg_try_advisory_xact_lock_shared(${toKey(tx, name)}) as is_held`
  return row!.is_held
}

/** A lock that outlives transactions: it goes with its connection, and so with the process that holds it. */
export interface HeldLock {
  /** Not any more when its connection broke meanwhile: another process may hold it now. */
  isHeld(): Promise<boolean>
  release(): Promise<void>
}

/** @returns undefined when somebody else holds it */
export const tryHolding = (databases: Databases, name: Lock): Promise<HeldLock | undefined> =>
  hold(databases, name, async (sql) => {
    const [row] = await sql<
      { is_held: boolean }[]
    >`select pg_try_advisory_lock(${toKey(sql, name)}) as is_held`
    return row!.is_held
  })

/** Waits for those who hold it. */
export const holdInTurn = (databases: Databases, name: Lock): Promise<HeldLock | undefined> =>
  hold(databases, name, async (sql) => {
    await sql`select pg_advisory_lock(${toKey(sql, name)})`
    return true
  })

async function hold(
  { connectAlone }: Databases,
  name: Lock,
  take: (sql: Database) => Promise<boolean>,
): Promise<HeldLock | undefined> {
  const sql = connectAlone()
  const close = () => sql.end({ timeout: CONNECTING_S })
  // One that broke is made again, without its locks.
  const connection = await readConnection(sql)
  const is_held = await take(sql).catch(async (error: unknown) => {
    await close()
    throw error
  })
  if (is_held)
    return {
      isHeld: async () => connection !== undefined && (await readConnection(sql)) === connection,
      async release() {
        // A connection that broke has given it back.
        await sql`select pg_advisory_unlock(${toKey(sql, name)})`.catch(() => {})
        await close()
      },
    }
  await close()
  return undefined
}

async function readConnection(sql: Database): Promise<number | undefined> {
  const rows = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`.catch(() => [])
  return rows[0]?.pid
}
