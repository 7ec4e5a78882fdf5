import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '#shop-api/api-error.ts'
import type { AppEnv } from '#shop-api/app.ts'
import { EDITOR_ERRORS } from '#src/text/editor-errors.ts'

const TRIES = 10
const WINDOW_S = 15 * 60

/** 429 for whoever guesses passwords: ten tries in a quarter of an hour. A right one starts the count afresh. */
export function limitLogins(): MiddlewareHandler<AppEnv> {
  const tries = new RateLimiterMemory({ points: TRIES, duration: WINDOW_S })
  return async (c, next) => {
    const visitor = c.get('visitor')
    try {
      await tries.consume(visitor)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = Math.ceil(refusal.msBeforeNext / 1000)
      throw new ApiError(
        429,
        { code: 'too_many_requests', message: EDITOR_ERRORS.too_many_tries(Math.ceil(seconds / 60)) },
        { 'retry-after': String(seconds) },
      )
    }
    await next()
    if (c.res.status === 200) await tries.delete(visitor)
  }
}
