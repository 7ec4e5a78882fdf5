import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { API_ANSWERS } from '#src/text/calls/api-answers.ts'
import { ApiError } from './api-error.ts'

/** Whether a body says how long it is; no more of it is read than that (RFC 9112 §6). */
export function saysLength(c: Context): boolean {
  const { headers } = c.req.raw
  return headers.has('content-length') && !headers.has('transfer-encoding')
}

/**
 * Refuses bodies of more than `most` bytes: by the length they say, else counted while they are read.
 * @throws ApiError 413
 */
export function limitBody(most: number, message: string = API_ANSWERS.too_large): MiddlewareHandler {
  const refuse = () => {
    throw new ApiError(413, { code: 'too_large', message })
  }
  const count = bodyLimit({ maxSize: most, onError: refuse })
  return async (c, next) => {
    if (!saysLength(c)) return count(c, next)
    if (Number(c.req.header('content-length')) > most) refuse()
    await next()
  }
}

/**
 * A body in chunks would be read whole to be measured, before anybody asks who sends it: not one of many megabytes.
 * @throws ApiError 411
 */
export function requireLength(c: Context): void {
  if (c.req.raw.headers.has('transfer-encoding'))
    throw new ApiError(411, { code: 'length_required', message: API_ANSWERS.length_required })
}
