import { apiUnreachable } from '#publisher/hosting/api-errors.ts'
import { hopByHop, visitorClaims } from '#publisher/hosting/untrusted-headers.ts'
import type { Platform } from './platform.ts'

/** Of the visitor's connection, its framing, or what a CDN adds: the request to the API is framed anew. */
const dropped = new Set([
  ...hopByHop,
  ...visitorClaims,
  'accept-encoding',
  'cdn-loop',
  'content-length',
  'host',
  'x-forwarded-for',
  'x-forwarded-proto',
])
const ofCdn = /^(?:cf-|cloudfront-|fastly-|x-amz-|x-amzn-|x-noren-)/

/** Hands a visit to the API of the shop; it is sent once. */
export async function forwardVisit(request: Request, target: URL, platform: Platform): Promise<Response> {
  const url = new URL(request.url)
  const headers = toApiHeaders(request.headers)
  headers.set('x-forwarded-host', url.host)
  headers.set('x-forwarded-proto', url.protocol.slice(0, -1))
  headers.set('x-forwarded-for', platform.visitor)
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : request.body
  try {
    const answer = await platform.askApi(target.href, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      ...(body && { duplex: 'half' as const }),
    })
    return toVisitor(answer)
  } catch {
    return Response.json(apiUnreachable, { status: 502, headers: { 'cache-control': 'no-store' } })
  }
}

/** `fetch` took the encoding off, so the answer does not say it any more. */
function toVisitor(answer: Response): Response {
  const response = new Response(answer.body, answer)
  for (const name of ['content-encoding', 'content-length', ...hopByHop]) response.headers.delete(name)
  return response
}

function toApiHeaders(sent: Headers): Headers {
  const named = (sent.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase())
  const kept = [...sent].filter(
    ([name]) => !dropped.has(name) && !named.includes(name) && !ofCdn.test(name) && /^[a-z\d-]+$/.test(name),
  )
  return new Headers(kept)
}
