/** PostgreSQL's classes for a connection, a lock or a server that may be better next time, and what a lost connection throws. */
const PASSING = /^(?:(?:08|40|53|55|57|58)\w{3}|E(?!RR_)[A-Z_]+|CONNECT[A-Z_]+)$/

/** Whether the same may succeed when the database is tried again. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code')
    if (typeof code === 'string' && PASSING.test(code)) return true
  }
  return false
}
