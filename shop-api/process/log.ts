import { DrizzleQueryError } from 'drizzle-orm'

/** Progress for people; stdout is for programs. */
export const sayOnStderr = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/** One line for the log of the shop's owner. */
export type Log = (entry: Record<string, unknown>) => void

/** The log of a running server: JSON, one entry a line, on stderr. */
export const logToStderr: Log = (entry) => process.stderr.write(`${JSON.stringify(entry)}\n`)

/**
 * An error for the log. For a failed query: the statement and its cause, not the values. drizzle writes those into
 * message and stack, and they are names, addresses and tokens of shoppers.
 */
export function describeError(error: unknown): { error: string; cause?: string } {
  if (error instanceof DrizzleQueryError) {
    return { error: `Failed query: ${error.query}`, cause: error.cause?.stack ?? 'unknown' }
  }
  if (!(error instanceof Error)) return { error: String(error) }
  return {
    error: error.stack ?? error.message,
    ...(error.cause instanceof Error && { cause: error.cause.message }),
  }
}
