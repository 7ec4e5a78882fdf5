import type { IncomingMessage, ServerResponse } from 'node:http'
import { beginSpan } from '#running/traces.ts'
import { PREVIEW_PATH } from '#contract/preview-names.ts'
import { PUBLISH_HOOK_PATH } from '#contract/publish-hook.ts'
import { requestEnded } from '#running/events.ts'
import { inRequest } from '#running/request.ts'
import { REQUEST_ID_HEADER, toRequestId } from '#running/request-id.ts'
import { IMMUTABLE_FOLDER } from '../hosting/cache-control.ts'

/**
 * Gives a request its id, which whatever it leads to carries on, and tells how it ended. The client is told the id where it
 * gets an answer of its own: a page is anybody's, and a cache would hand out somebody else's.
 */
export function watchRequest(request: IncomingMessage, response: ServerResponse, work: () => void): void {
  const kind = toRequestKind(request.url ?? '')
  const running = { request_id: toRequestId(request.headers[REQUEST_ID_HEADER]) }
  if (kind === 'api' || kind === 'hook') response.setHeader(REQUEST_ID_HEADER, running.request_id)
  const facts = { is_server: true, traceparent: String(request.headers['traceparent'] ?? '') }
  const started = performance.now()
  const answer = () =>
    beginSpan(kind, facts, (end) => {
      response.once('close', () => {
        const status = response.statusCode
        end({ 'http.response.status_code': status }, status >= 500)
        inRequest(running, () => requestEnded.tell({ kind, status, ms: performance.now() - started }))
      })
      work()
    })
  inRequest(running, answer)
}

/** What is asked for, as one of a few words. */
function toRequestKind(address: string): string {
  const [path = ''] = address.split('?', 1)
  if (path === '/livez' || path === '/readyz') return 'health'
  if (path === PUBLISH_HOOK_PATH) return 'hook'
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/storage/')) return 'storage'
  if (path.startsWith(PREVIEW_PATH)) return 'preview'
  if (path.startsWith(IMMUTABLE_FOLDER)) return 'asset'
  if (path.startsWith('/og/')) return 'card'
  return path.endsWith('/') ? 'page' : 'file'
}
