import type { Database } from './database.ts'

/** What answers later than that is believed to be cut off. */
const ANSWERING_MS = 3_000
/** An answer that is only slow is waited for longer and longer. */
const MOST_MS = 60_000

/** To be called whenever something was answered. */
type Answered = () => void

export interface Line {
  /** @throws {Error} when the database says so, or says nothing */
  run<Result>(work: (sql: Database, answered: Answered) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/**
 * A way to the database that is laid anew when nothing comes through it. Behind a cable that was pulled, TCP itself tries again later and
 * later: once the cable is back, the old connections stay silent for as long as it was away.
 */
export function openLine(connect: () => Database): Line {
  let limit_ms = ANSWERING_MS
  let under_way = 0
  let timer: NodeJS.Timeout | undefined
  let sql = connect()

  function giveUp(): void {
    const silent = sql
    limit_ms = Math.min(2 * limit_ms, MOST_MS)
    sql = connect()
    // Whoever waits on it is told so.
    void silent.end({ timeout: 0 }).catch(() => {})
  }
  function waitOn(): void {
    clearTimeout(timer)
    timer = under_way > 0 ? setTimeout(giveUp, limit_ms).unref() : undefined
  }
  function answered(): void {
    limit_ms = ANSWERING_MS
    waitOn()
  }

  return {
    async run(work) {
      under_way += 1
      if (under_way === 1) waitOn()
      try {
        const result = await work(sql, answered)
        limit_ms = ANSWERING_MS
        return result
      } finally {
        under_way -= 1
        waitOn()
      }
    },
    async close() {
      clearTimeout(timer)
      await sql.end({ timeout: ANSWERING_MS / 1_000 })
    },
  }
}
