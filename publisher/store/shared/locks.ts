import type { Database, Transaction } from './database.ts'

const CLOSING_S = 10

/**
 * What is locked: `site` while a publisher works on it, `rows` while what is shown of it changes, `bytes` while some are removed,
 * `bundle` while one is made, `backup` while all bytes there are have to stay.
 */
type Lock = 'tables' | 'backup' | `${'site' | 'rows' | 'bytes' | 'bundle'} ${string}`

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

export interface Locks {
  /** @returns undefined when somebody else holds it, in this process or in another */
  tryHolding(name: Lock): Promise<HeldLock | undefined>
  /** Waits for other processes that hold it. Ask nothing else of these locks meanwhile: it would wait, too. */
  holdInTurn(name: 'backup'): Promise<HeldLock | undefined>
}

/**
 * The locks of one process share a connection, for PostgreSQL allows some hundred, and a process may publish a hundred sites at once.
 * It is there while one is held: one that was idle for long may be broken, and nobody would notice for minutes.
 * @param connect one connection of its own
 */
export function openLocks(connect: () => Database): Locks {
  // PostgreSQL gives a lock twice to the same connection.
  const taken = new Set<Lock>()
  let connection: Database | undefined

  async function hold(name: Lock, ask: (sql: Database) => Promise<Taken>): Promise<HeldLock | undefined> {
    if (taken.has(name)) return undefined
    taken.add(name)
    const sql = (connection ??= connect())
    async function leave(): Promise<void> {
      taken.delete(name)
      if (taken.size > 0) return
      connection = undefined
      await sql.end({ timeout: CLOSING_S })
    }
    const { is_held, pid } = await ask(sql).catch(async (error: unknown) => {
      await leave()
      throw error
    })
    if (!is_held) return void (await leave())
    return {
      // A connection that broke is made again by itself, without its locks.
      isHeld: async () => (await readPid(sql)) === pid,
      async release() {
        // A connection that broke has given it back.
        await sql`select pg_advisory_unlock(${toKey(sql, name)})`.catch(() => {})
        await leave()
      },
    }
  }

  return {
    tryHolding: (name) =>
      hold(name, async (sql) => {
        const [row] = await sql<[Taken]>`
          select pg_try_advisory_lock(${toKey(sql, name)}) as is_held, pg_backend_pid() as pid`
        return row
      }),
    holdInTurn: (name) =>
      hold(name, async (sql) => {
        const [row] = await sql<[{ pid: number }]>`
          select pg_backend_pid() as pid from pg_advisory_lock(${toKey(sql, name)})`
        return { is_held: true, ...row }
      }),
  }
}

interface Taken {
  is_held: boolean
  /** Which connection holds it. */
  pid: number
}

async function readPid(sql: Database): Promise<number | undefined> {
  const rows = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`.catch(() => [])
  return rows[0]?.pid
}
