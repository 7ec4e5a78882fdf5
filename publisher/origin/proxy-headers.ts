import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'

/** Of one connection only (RFC 9110 §7.6.1), so never passed on. */
export const hopByHop = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Headers in which a visitor could claim who it is or what it asked for. Each proxy sets them itself, or leaves them
 * out.
 */
export const visitorClaims = [
  'client-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
]

/** How the body of a request ends, as the proxy frames it itself. */
export type Framing =
  { 'content-length': number } | { 'transfer-encoding': 'chunked' } | Record<string, never>

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
    ...framing,
  }
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

/** Headers that come back, each `Set-Cookie` on its own line. */
export function toClientHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return dropHopByHop(headers)
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
