import { setImmediate as tick } from 'node:timers/promises'
import type { Sql, TransactionSql } from 'postgres'

type Types = Record<string, unknown>
type Work = (tx: TransactionSql) => Promise<unknown>

/**
 * Lets a process outlive a connection that is lost in the middle of a transaction, as when PostgreSQL is restarted. postgres 3.4.9
 * then fails the transaction, and yet sends what comes after it, its own `rollback` at the latest, to a socket that is null: an
 * exception nobody can catch. So nothing is sent any more, and the work is left where it stands.
 */
export function outliveConnections<Own extends Types>(client: Sql<Own>): Sql<Own> {
  const begin = client.begin.bind(client) as (mode: string, work: Work) => Promise<unknown>
  return Object.assign(client, {
    begin: (...asked: [work: Work] | [mode: string, work: Work]) => {
      const [work, mode = ''] = asked.toReversed() as [Work, string?]
      let isOver = false
      const done = begin(mode, (tx) => guard(tx, work, () => isOver))
      done.catch(() => (isOver = true))
      return done
    },
  })
}

async function guard(tx: TransactionSql, work: Work, isOver: () => boolean): Promise<unknown> {
  const unsafe = tx.unsafe.bind(tx)
  const savepoint = tx.savepoint.bind(tx)
  const refuseOver = () => {
    if (isOver()) throw new Error('the connection of this transaction was lost')
  }
  Object.assign(tx, {
    unsafe: (...asked: Parameters<typeof unsafe>) => {
      refuseOver()
      return unsafe(...asked)
    },
    savepoint: async (inner: Work) => {
      refuseOver()
      return savepoint((sub) => guard(sub, inner, isOver))
    },
  })
  const guarded = new Proxy(tx, {
    apply(query, itself, asked) {
      refuseOver()
      return Reflect.apply(query, itself, asked)
    },
  })
  try {
    const result = await work(guarded)
    if (isOver()) await forever()
    return result
  } catch (error) {
    // The query that was under way fails a little before the transaction does.
    await tick()
    if (isOver()) await forever()
    throw error
  }
}

const forever = () => new Promise<never>(() => {})
