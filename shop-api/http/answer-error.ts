import { randomUUID } from 'node:crypto'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { API_ANSWERS } from '#src/text/calls/api-answers.ts'
import { ApiError } from './api-error.ts'

/** One line for the log of the shop's owner. */
export type Log = (entry: Record<string, unknown>) => void

/** The log of a running server: JSON, one entry a line, on stderr. */
export const logToStderr: Log = (entry) => process.stderr.write(`${JSON.stringify(entry)}\n`)

/**
 * Turns whatever was thrown into a body of the contract's error shape.
 * The unexpected is logged once under an id; the visitor sees the id, never the cause and never their own input.
 */
export function answerError(error: unknown, c: Context, log: Log): Response {
  if (error instanceof ApiError) return c.json(error.body, error.status, error.headers)
  if (error instanceof HTTPException && error.status < 500) {
    return c.json({ code: 'bad_request', message: API_ANSWERS.bad_request }, error.status)
  }
  if (isUnstorable(error)) {
    return c.json({ code: 'malformed', message: API_ANSWERS.unusable_letters }, 400)
  }
  const id = randomUUID()
  log({
    level: 'error',
    id,
    method: c.req.method,
    path: c.req.routePath,
    ...describeError(error),
  })
  return c.json(
    {
      code: 'unexpected',
      message: API_ANSWERS.unexpected(id),
    },
    500,
  )
}

/**
 * An error for the log. Of a failed query the statement and its cause, not the values: drizzle writes those into
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

/**
 * What PostgreSQL cannot hold, though the contract allows it: numbers beyond its integers (22003) and the character
 * NUL in text (22021) or JSON (22P05). That is the request's mistake, not ours.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
function isUnstorable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return ['22003', '22021', '22P05'].includes(code)
}
