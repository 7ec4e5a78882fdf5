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
  const client = request.socket.remoteAddress ?? ''
  const before = request.headers['x-forwarded-for']
  return {
    ...dropHopByHop(request.headers),
    host: upstream.host,
    'x-forwarded-for': before ? `${String(before)}, ${client}` : client,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  }
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
