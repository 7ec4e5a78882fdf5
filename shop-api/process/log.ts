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
  cause?: string
  /** What went wrong one by one, of an error about several. */
  errors?: DescribedError[]
}

/**
 * An error for the log. For a failed query: the statement and its cause, not the values. drizzle writes those into
 * message and stack, and they are names, addresses and tokens of shoppers.
 */
export function describeError(error: unknown): DescribedError {
  if (error instanceof DrizzleQueryError) {
    return { error: `Failed query: ${error.query}`, cause: error.cause ? toStack(error.cause) : 'unknown' }
  }
  if (!(error instanceof Error)) return { error: String(error) }
  return {
    error: toStack(error),
    ...(error.cause instanceof Error && { cause: error.cause.message }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  }
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
