import type { Sql } from 'postgres'
import { describeError, type Log } from '#shop-api/process/log.ts'
import { ALONE_LOCK } from './lock-numbers.ts'

/** Something that goes on by itself until it is stopped. */
export interface Work {
  /** Lets what is under way finish. */
  stop(): Promise<void>
}

const BEAT_MS = 1_000
/** A connection that has not answered by then is given up, and the work with it. */
const ANSWER_MS = 5_000

/**
 * Has one of all processes of a database do some work, and another one begin it within seconds when that one ends, dies or
 * loses its connection. Who works is told by a lock of a transaction, which stays open meanwhile: it ends with the connection,
 * and behind a pooler it keeps a connection of its own. It reads and writes nothing.
 * For a moment two may work, after a network fell apart: what is done here must bear that.
 * @param connect makes a connection of its own; `onclose` is called when it is lost
 */
export function workAlone(connect: (onclose: () => void) => Sql, begin: () => Work, log: Log): Work {
  let isStopped = false
  let isTold = false
  let isLost = false
  let bell = Promise.withResolvers<void>()
  const rest = async (): Promise<void> => {
    const timer = setTimeout(bell.resolve, BEAT_MS)
    if (!isStopped) await bell.promise
    clearTimeout(timer)
    bell = Promise.withResolvers<void>()
  }

  /** The driver connects again by itself, to a session that holds nothing. */
  const ask = async (answer: PromiseLike<readonly Record<string, unknown>[]>) => {
    const [row] = await within(answer)
    if (isLost) throw new Error('the connection was lost')
    return row
  }

  /** Works until stopped, if nobody else does. @throws when the connection is lost */
  const workIfFree = async (client: Sql): Promise<void> => {
    // Not `client.begin`, whose rollback ends the process when the connection is gone (postgres 3.4.9 writes to a null socket).
    await ask(client`begin`.simple())
    const lock = await ask(client`select pg_try_advisory_xact_lock(${ALONE_LOCK}, 0) as is_ours`)
    if (!lock?.['is_ours']) return void (await ask(client`rollback`.simple()))
    await ask(client`select set_config('idle_in_transaction_session_timeout', '0', true),
      set_config('tcp_keepalives_idle', '3', true), set_config('tcp_keepalives_interval', '2', true),
      set_config('tcp_keepalives_count', '3', true)`)
    log({ level: 'info', message: 'This process does the work that one process does for all.' })
    isTold = false
    const work = begin()
    try {
      while (!isStopped) {
        await rest()
        // Asked plainly: what the extended protocol leaves open would keep tables from being tidied.
        await ask(client`select 1`.simple())
      }
    } finally {
      await work.stop()
    }
  }

  const run = async (): Promise<void> => {
    while (!isStopped) {
      isLost = false
      const client = connect(() => {
        isLost = true
        bell.resolve()
      })
      try {
        while (!isStopped) {
          await workIfFree(client)
          await rest()
        }
      } catch (error) {
        if (!isTold) log({ level: 'error', ...describeError(error) })
        isTold = true
        await rest()
      } finally {
        // The lock ends with it.
        await client.end({ timeout: 0 })
      }
    }
  }
  const running = run()
  return {
    async stop() {
      isStopped = true
      bell.resolve()
      await running
    },
  }
}

/** A host that is cut off answers nothing, not even that it is. */
async function within<Answer>(answer: PromiseLike<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, ANSWER_MS, new Error(`PostgreSQL did not answer within ${ANSWER_MS} ms`))
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
