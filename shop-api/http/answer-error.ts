import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { getRequestId } from '#running/request.ts'
import { API_ANSWERS } from '#src/text/calls/api-answers.ts'
import { describeError, type Log } from '#shop-api/process/log.ts'
import { ApiError } from './api-error.ts'

/**
 * Turns whatever was thrown into a body of the contract's error shape. An unexpected error is logged once under the request's id.
 * The visitor sees the id, never the cause and never their own input.
 */
export function answerError(error: unknown, c: Context, log: Log): Response {
  if (error instanceof ApiError) return c.json(error.body, error.status, error.headers)
  if (error instanceof HTTPException && error.status < 500) {
    return c.json({ code: 'bad_request', message: API_ANSWERS.bad_request }, error.status)
  }
  if (isUnstorable(error)) {
    return c.json({ code: 'malformed', message: API_ANSWERS.unusable_letters }, 400)
  }
  const id = getRequestId() ?? randomUUID()
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
 * What PostgreSQL cannot hold, though the contract allows it: numbers beyond its integers (22003) and the character
 * NUL in text (22021) or JSON (22P05). That is the request's mistake, not ours.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
function isUnstorable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return ['22003', '22021', '22P05'].includes(code)
}
