import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from './api-error.ts'
import type { ShopConfig } from './config.ts'

const WINDOW_S = 10

/** 429 for a visitor who asks more often than a person, or a publisher, would. Reads and writes count apart. */
export function limitRequests(config: ShopConfig): MiddlewareHandler {
  const reads = new RateLimiterMemory({ points: config.reads_per_10_s, duration: WINDOW_S })
  const writes = new RateLimiterMemory({ points: config.writes_per_10_s, duration: WINDOW_S })
  return async (c, next) => {
    const limiter = c.req.method === 'GET' || c.req.method === 'HEAD' ? reads : writes
    try {
      await limiter.consume(toVisitor(c))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new ApiError(
        429,
        {
          code: 'too_many_requests',
          message: 'アクセスが集中しています。しばらくしてからもう一度お試しください。',
        },
        { 'retry-after': String(Math.ceil(refusal.msBeforeNext / 1000)) },
      )
    }
    await next()
  }
}

/**
 * The visitor's address. Our own origin server passes it on (`X-Forwarded-For`) from the same machine; from
 * elsewhere that header is only a claim.
 */
function toVisitor(c: Context): string {
  const isOverSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
  const address = isOverSocket ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1'
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(address)
  const forwarded = isLoopback ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || address
}
