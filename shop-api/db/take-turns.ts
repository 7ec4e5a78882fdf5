import { setTimeout as rest } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { sayOnStderr } from '#shop-api/process/log.ts'
import { TURN_LOCK } from './lock-numbers.ts'

const LOOK_EVERY_MS = 100
/** Whoever starts the shop is told what it waits for. */
const TELL_AFTER_MS = 3_000

/**
 * Does something while no other process of the database is here: processes that start together bring the database up to date
 * one after the other. The lock belongs to a transaction, so it ends with the process, behind a pooler too.
 * @param client one connection of its own; whoever made it ends it afterwards, and the turn with it
 */
export async function takeTurns<Result>(client: Sql, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  let isTold = false
  for (;;) {
    // Not `client.begin`, whose rollback ends the process when the connection is gone (postgres 3.4.9 writes to a null socket).
    await client`begin`.simple()
    // Asked again and again: a statement that waits keeps PostgreSQL from tidying its tables.
    const [lock] = await client`select pg_try_advisory_xact_lock(${TURN_LOCK}, 0) as is_ours`
    if (lock?.['is_ours']) {
      await client`select set_config('idle_in_transaction_session_timeout', '0', true)`
      return work()
    }
    await client`rollback`.simple()
    if (!isTold && performance.now() - began > TELL_AFTER_MS) {
      isTold = true
      sayOnStderr('waiting for another process that brings the same database up to date')
    }
    await rest(LOOK_EVERY_MS)
  }
}
