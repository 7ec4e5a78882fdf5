import { DrizzleQueryError } from 'drizzle-orm'
import { isLogJson, type Log, openLog } from '#running/log.ts'

export type { Log } from '#running/log.ts'

let opened: Log | undefined

/** The log of a running server: JSON, one entry a line, on stderr. */
export const logToStderr: Log = (entry) => (opened ??= openLog('shop-api'))(entry)

/** Progress for people, on stderr: stdout is for programs. */
export const sayOnStderr = (line: string): void => {
  if (isLogJson(process.env)) logToStderr({ message: line })
  else process.stderr.write(`${line}\n`)
}

export interface DescribedError {
  error: string
  /** What led to it: a text, or an error that itself has a cause or is about several. */
  cause?: string | DescribedError
  /** What went wrong one by one, of an error about several. */
  errors?: DescribedError[]
}

/** Causes of causes; deeper ones are left out. */
const DEEPEST = 8

/**
 * An error for the log, with all that led to it. For a failed query: the statement and its cause, not the values. drizzle writes
 * those into message and stack, and they are names, addresses and tokens of shoppers. The log itself scrubs every text.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { error: typeof error === 'object' ? '[object]' : String(error) }
  const text = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : toStack(error)
  const described: DescribedError = { error: text }
  if (depth >= DEEPEST) return described
  if (error.cause !== undefined && error.cause !== null) {
    const cause = describeError(error.cause, depth + 1)
    described.cause = cause.cause || cause.errors ? cause : cause.error
  }
  if (error instanceof AggregateError)
    described.errors = error.errors.map((one) => describeError(one, depth + 1))
  return described
}

/**
 * Some errors quote the value they stumbled over, which is a visitor's: those of PostgreSQL about data (class 22 of
 * https://www.postgresql.org/docs/current/errcodes-appendix.html), and JSON's.
 */
function toStack(error: Error): string {
  const text = error.stack ?? error.message
  const isAboutData = 'code' in error && String(error.code).startsWith('22')
  return isAboutData || error instanceof SyntaxError ? text.replaceAll(/"[^"\n]*"/g, '"…"') : text
}
