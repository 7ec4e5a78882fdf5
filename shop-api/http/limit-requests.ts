import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import type { Redis } from '#shop-api/process/open-redis.ts'
import { API_ANSWERS } from '#src/text/calls/api-answers.ts'
import type { AppEnv } from './app-env.ts'
import { createNetworkLimiter } from './network-limiter.ts'
import { DEFAULT_TRUSTED_PROXIES, findVisitor, isTrusted, parseTrustedProxies } from './visitor-address.ts'

const WINDOW_S = 10

interface RequestLimits {
  reads_per_10_s: number
  writes_per_10_s: number
  /** Of the shop's staff; 1,000 when left out. */
  staff_writes_per_10_s?: number | undefined
  /** Who may say on whose behalf a request comes (`visitor-address.ts`); this machine when left out. */
  trusted_proxies?: string | undefined
}

/** A person with a hundred rows chosen, or a program that brings a catalogue in. */
const STAFF_WRITES = 1000
const isOfStaff = (path: string) => /^(?:\/[^/]+)?\/v1\/admin\/(?!auth\/)/.test(path)

/**
 * 429 for a visitor who asks more often than a person, or a publisher, would. Reads and writes count separately, and writes of
 * the staff for themselves; whoever turns out to be nobody of them has spent a visitor's write as well. Code that limits something else reads the address as `c.get('visitor')`.
 */
export function limitRequests(config: RequestLimits, redis?: Redis): MiddlewareHandler<AppEnv> {
  const create = (name: string, points: number) =>
    createNetworkLimiter({ name, points, duration: WINDOW_S, redis })
  const reads = create('reads', config.reads_per_10_s)
  const writes = create('writes', config.writes_per_10_s)
  const staff = create('staff', config.staff_writes_per_10_s ?? STAFF_WRITES)
  const trusted = parseTrustedProxies(config.trusted_proxies ?? DEFAULT_TRUSTED_PROXIES)
  return async (c, next) => {
    const peer = toPeer(c)
    const visitor = findVisitor(peer, c.req.header('x-forwarded-for'), trusted)
    c.set('visitor', visitor)
    c.set('is_from_proxy', isTrusted(peer, trusted))
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isStaffWrite = !isRead && isOfStaff(c.req.path)
    await (isRead ? reads : isStaffWrite ? staff : writes).spend(visitor, API_ANSWERS.too_often)
    await next()
    if (isStaffWrite && c.res.status === 401) await writes.spend(visitor, API_ANSWERS.too_often)
  }
}

/** Without a socket (tests, another runtime) the caller counts as this machine. */
function toPeer(c: Context): string {
  const isOverSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
  return isOverSocket ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1'
}
