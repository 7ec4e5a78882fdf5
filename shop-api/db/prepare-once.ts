import type { Db } from './db.ts'

/**
 * A question that nearly every request asks, put into words once for each database: Drizzle takes a third of a millisecond
 * for that, as long as PostgreSQL for the answer.
 *
 * @param prepare makes it, with `sql.placeholder` where something differs from one asking to the next
 */
export function prepareOnce<Prepared>(prepare: (db: Db) => Prepared): (db: Db) => Prepared {
  const made = new WeakMap<Db, Prepared>()
  return (db) => {
    const prepared = made.get(db) ?? prepare(db)
    made.set(db, prepared)
    return prepared
  }
}
