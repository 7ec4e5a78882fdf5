import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'

/** Of one connection only (RFC 9110 §7.6.1), so never passed on. */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** What goes to the API: the client's headers, and who asked for what at which address. */
export function toUpstreamHeaders(request: IncomingMessage, upstream: URL): OutgoingHttpHeaders {
  return {
    ...dropHopByHop(request.headers),
    host: upstream.host,
    'x-forwarded-for': toForwardedFor(request),
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  }
}

/** Everybody a request came through, the client first as far as it says so. */
export function toForwardedFor({ headers, socket }: IncomingMessage): string {
  const client = socket.remoteAddress ?? ''
  const before = headers['x-forwarded-for']
  return before ? `${String(before)}, ${client}` : client
}

/** What comes back, `Set-Cookie` lines each on their own. */
export function toClientHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return { 'x-content-type-options': 'nosniff', ...dropHopByHop(headers) }
}

function dropHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const dropped = new Set([...hopByHop, ...named])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
}
