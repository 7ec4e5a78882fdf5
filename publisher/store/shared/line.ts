import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'

/** After so long without an answer, other ways to the database are tried beside the one that is silent. */
const QUIET_MS = 500
/** What answers later than that is believed to be cut off, even when other ways answer. */
const ANSWERING_MS = 3_000
/** An answer that is only slow is waited for longer and longer, up to so many times these. */
const MOST_PATIENCE = 20
/** Between the beginnings of two tries: soon while nothing is reached, seldom while the database is only slow. */
const AGAIN_MS = 250
const SLOW_MS = 2_000
/** A try that says nothing for so long is over. */
const TRY_MS = 2_000
/**
 * What the client and Node say of a connection, and PostgreSQL while it stops and starts:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CUT_OFF = /^(CONNECT|ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0)/

/** To be called whenever something was answered. */
type Answered = () => void

export interface Line {
  /** @throws {Error} when the database says so, or says nothing */
  run<Result>(work: (sql: Database, answered: Answered) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/**
 * A way to the database that is laid anew when nothing comes through it. Behind a cable that was pulled, TCP itself tries again later and
 * later: once the cable is back, the old connections stay silent for as long as it was away. So new ones are begun all the time, and
 * the first that answers is used from then on.
 *
 * @param onBack told when the database answers after it did not
 */
export function openLine(connect: () => Database, onBack: () => void = () => {}): Line {
  let patience = 1
  let under_way = 0
  let timers: NodeJS.Timeout[] = []
  let sql = connect()
  let search: AbortController | undefined

  function use(other: Database): void {
    const silent = sql
    sql = other
    patience = Math.min(2 * patience, MOST_PATIENCE)
    // Whoever waits on it is told so.
    void silent.end({ timeout: 0 }).catch(() => {})
  }
  function waitOn(): void {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    if (under_way === 0) return
    timers.push(setTimeout(() => void lookAround(), patience * QUIET_MS))
    timers.push(setTimeout(() => use(connect()), patience * ANSWERING_MS))
    for (const timer of timers) timer.unref()
  }
  function answered(): void {
    patience = 1
    waitOn()
  }

  async function lookAround(is_cut_off = false): Promise<void> {
    if (search) return
    search = new AbortController()
    const { signal } = search
    const found = await findWay({ connect, signal, is_cut_off, isWanted: () => under_way > 0 })
    search = undefined
    if (!found) return
    if (signal.aborted) return void found.end({ timeout: 0 })
    use(found)
    onBack()
  }

  return {
    async run(work) {
      under_way += 1
      if (under_way === 1) waitOn()
      const used = sql
      try {
        const result = await work(used, answered)
        patience = 1
        return result
      } catch (error) {
        if (used === sql && CUT_OFF.test(String((error as { code?: unknown }).code))) void lookAround(true)
        throw error
      } finally {
        under_way -= 1
        waitOn()
      }
    },
    async close() {
      for (const timer of timers) clearTimeout(timer)
      search?.abort()
      await sql.end({ timeout: ANSWERING_MS / 1_000 })
    },
  }
}

interface Search {
  connect: () => Database
  signal: AbortSignal
  /** False while the database may only be slow. */
  is_cut_off: boolean
  /** Whether somebody waits for an answer still. */
  isWanted: () => boolean
}

/**
 * New connections, one begun after the other without waiting for the one before, until one answers.
 * @returns undefined when none is needed: the first answered at once, so the database is only slow
 */
async function findWay({ connect, signal, is_cut_off, isWanted }: Search): Promise<Database | undefined> {
  const { promise, resolve } = Promise.withResolvers<Database>()
  const pause = (ms: number) => wait(ms, undefined, { ref: false, signal }).catch(() => {})
  let is_found = false
  async function tryOne(): Promise<boolean> {
    const sql = connect()
    const asked = sql`select 1`.then(Boolean, () => false)
    const is_answered = Boolean(await Promise.race([asked, pause(TRY_MS)]))
    if (is_answered && is_cut_off && !is_found && !signal.aborted) {
      is_found = true
      resolve(sql)
    } else void sql.end({ timeout: 0 }).catch(() => {})
    return is_answered
  }
  while (!is_found && !signal.aborted && (is_cut_off || isWanted())) {
    const tried = tryOne()
    if (is_cut_off) await Promise.race([promise, pause(AGAIN_MS)])
    else if (await Promise.race([tried, pause(QUIET_MS)])) await pause(SLOW_MS)
    else is_cut_off = true
  }
  return is_found ? promise : undefined
}
