import { getRequestId } from '#running/request.ts'
import { getTraceparent } from '#running/traces.ts'
import { REQUEST_ID_HEADER } from '#running/request-id.ts'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { hopByHop, visitorClaims } from '../hosting/untrusted-headers.ts'

/** How the body of a request ends, as the proxy frames it itself. */
export type Framing =
  | { 'content-length': number }
  | { 'transfer-encoding': 'chunked' }
  | Record<string, never>

/**
 * What goes to the API: the client's headers, who asked for what at which address, and our own framing.
 *
 * @param framing of the body as it is sent on, whatever the client said of its own
 */
export function toUpstreamHeaders(
  request: IncomingMessage,
  upstream: URL,
  framing: Framing,
): OutgoingHttpHeaders {
  const { 'content-length': _, ...headers } = dropHopByHop(request.headers)
  for (const name of visitorClaims) delete headers[name]
  return {
    // Some servers take `content_length` for `content-length`, so such names are not passed on. nginx does the same.
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => /^[a-z\d-]+$/.test(name))),
    host: upstream.host,
    'x-forwarded-for': toForwardedFor(request),
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': toForwardedProto(request),
    ...toRequestHeader(),
    ...framing,
  }
}

/** Whose request it is, for log and traces (`running/request-id.ts`). */
function toRequestHeader(): OutgoingHttpHeaders {
  const [id, traceparent] = [getRequestId(), getTraceparent()]
  return { ...(id !== null && { [REQUEST_ID_HEADER]: id }), ...(traceparent && { traceparent }) }
}

/**
 * Everybody a request came through, the client first as far as it says so. The API believes this list from its end, and
 * only as far as it trusts who wrote it: what a visitor claims stands before the address it came from.
 */
export function toForwardedFor({ headers, socket }: IncomingMessage): string {
  const client = socket.remoteAddress ?? ''
  const before = headers['x-forwarded-for']
  return before ? `${String(before)}, ${client}` : client
}

/**
 * The visitor closed the connection, and its address is gone with it. Passed on now, the request would carry only the
 * addresses it claims.
 */
export function hasLeft({ socket }: IncomingMessage): boolean {
  return socket.remoteAddress === undefined
}

function toForwardedProto({ headers }: IncomingMessage): 'http' | 'https' {
  const [first = ''] = String(headers['x-forwarded-proto'] ?? '').split(',')
  return first.trim().toLowerCase() === 'https' ? 'https' : 'http'
}

/** Headers that come back, each `Set-Cookie` on its own line. The request's id is ours. */
export function toClientHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { [REQUEST_ID_HEADER]: _, ...others } = dropHopByHop(headers)
  return others
}

/** What a message's `Connection` names, in small letters. */
export function readConnectionOptions({ connection = '' }: IncomingHttpHeaders): ReadonlySet<string> {
  return new Set(connection.split(',').map((name) => name.trim().toLowerCase()))
}

function dropHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = readConnectionOptions(headers)
  const dropped = new Set([...hopByHop, ...named])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
}
