import type { MiddlewareHandler } from 'hono'
import { requestEnded } from '#running/events.ts'
import { inRequest } from '#running/request.ts'
import { REQUEST_ID_HEADER, toRequestId } from '#running/request-id.ts'
import { beginSpan } from '#running/traces.ts'
import type { AppEnv } from './app-env.ts'

/** Addresses that are no calls, by how they begin. */
const KINDS: readonly [start: RegExp, kind: string][] = [
  [/^\/(livez|readyz)$/, 'health'],
  [/^\/storage\//, 'storage'],
  [/^\/(reference|openapi\.json|dev)(\/|$)/, 'reference'],
  [/^\/[^/]+\/admin(\/|$)/, 'back office'],
]

/** Gives every request its id, which whatever it leads to carries on, and tells how it ended. */
export function watchRequests(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const request_id = toRequestId(c.req.header(REQUEST_ID_HEADER))
    c.header(REQUEST_ID_HEADER, request_id)
    const facts = { is_server: true, traceparent: c.req.header('traceparent') }
    const answer = () =>
      beginSpan('request', facts, async (end, rename) => {
        const started = performance.now()
        await next()
        const kind = c.get('call') ?? toKind(c.req.path)
        rename(kind)
        end({ 'http.response.status_code': c.res.status }, c.res.status >= 500)
        requestEnded.tell({ kind, status: c.res.status, ms: performance.now() - started })
      })
    return inRequest({ request_id }, answer)
  }
}

const toKind = (path: string) => KINDS.find(([start]) => start.test(path))?.[1] ?? 'other'
