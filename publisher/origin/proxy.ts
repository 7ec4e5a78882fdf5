import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream'
import { apiTimeout, apiUnreachable } from '../hosting/api-errors.ts'
import { toClientHeaders, toUpstreamHeaders } from './proxy-headers.ts'
import { sendError } from './send-plain.ts'

/** Silence on the line to the API after which an answer is given up; documents and exports take their time. */
const UPSTREAM_TIMEOUT_MS = 60_000
const MAX_SOCKETS = 256

/**
 * Hands requests to a site's API and streams both ways. Reads share kept connections; a mutation gets its own,
 * because a kept connection that just closed fails in a way that leaves open whether it arrived, and a mutation
 * is sent once (HOUSE law 7).
 *
 * @param timeoutMs of silence from the API
 */
export function createProxy(timeoutMs = UPSTREAM_TIMEOUT_MS) {
  const agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
  }

  /** @param target whole address at the API, query included */
  function forward(request: IncomingMessage, response: ServerResponse, target: URL, isRetry = false): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isTls = target.protocol === 'https:'
    const upstream = (isTls ? https : http).request(target, {
      method: request.method,
      headers: toUpstreamHeaders(request, target),
      agent: isRead ? agents[isTls ? 'https:' : 'http:'] : false,
      timeout: timeoutMs,
    })
    let isTimedOut = false
    upstream.on('timeout', () => {
      isTimedOut = true
      upstream.destroy(new Error('timeout'))
    })
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      request.unpipe(upstream).resume()
      const isStale = isRead && upstream.reusedSocket && error.code === 'ECONNRESET' && !isRetry
      if (isStale && !response.headersSent) return forward(request, response, target, true)
      if (response.headersSent || response.destroyed) return void response.destroy()
      if (isTimedOut) sendError(response, 504, apiTimeout.code, apiTimeout.message)
      else sendError(response, 502, apiUnreachable.code, apiUnreachable.message)
    })
    upstream.on('response', (answer) => {
      // A visitor who left while the API was at work: `pipeline` would throw at the closed response.
      if (response.destroyed) return void answer.destroy()
      response.writeHead(answer.statusCode ?? 502, toClientHeaders(answer.headers))
      pipeline(answer, response, () => {})
    })
    response.on('close', () => upstream.destroy())
    // Not `pipeline`: it would cut the client's connection together with the API's, before it was told why.
    if (hasBody(request)) request.pipe(upstream)
    else upstream.end()
  }

  return {
    forward: (request: IncomingMessage, response: ServerResponse, target: URL) =>
      forward(request, response, target),
    close(): void {
      agents['http:'].destroy()
      agents['https:'].destroy()
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
