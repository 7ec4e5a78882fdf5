import type { MiddlewareHandler } from 'hono'
import { notFound } from '#shop-api/http/api-error.ts'
import type { AppEnv } from '#shop-api/http/app-env.ts'

const STAFF_ADDRESS = /^\/[^/]+\/(?:v1\/)?admin(?:\/|$)/

/**
 * Pages and calls of the staff have one spelling. A shop's origin hides their addresses from visitors. A host that
 * compares them letter by letter must not be passed with `/v1/%61dmin/`, which means the same.
 */
export function requirePlainAddress(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (STAFF_ADDRESS.test(c.req.path) && !STAFF_ADDRESS.test(toWritten(c.env, c.req.url))) throw notFound()
    await next()
  }
}

/** The path as it came over the socket; without one (tests, another runtime) as the request has it. */
function toWritten(env: unknown, url: string): string {
  const { incoming } = (env ?? {}) as { incoming?: { url?: string } }
  const [path = ''] = (incoming?.url ?? new URL(url).pathname).split('?', 1)
  return path
}
