import http, { type AgentOptions, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { pipeline, type Duplex } from 'node:stream'
import { apiTimeout, apiUnreachable } from '../hosting/api-errors.ts'
import { type Framing, hasLeft, toClientHeaders, toUpstreamHeaders } from './proxy-headers.ts'
import { sendError, sendPlain } from './send-plain.ts'

/** Large enough for most forms. Longer bodies are passed on while they come. */
const MAX_BYTES = 64 * 1024

interface BodyStart {
  bytes: Buffer
  /** That was the whole body. Otherwise the request gives the rest when it is read on. */
  is_whole: boolean
}

/**
 * How long the connection to the API may be silent before an answer is given up. Documents and exports take their time.
 */
const UPSTREAM_TIMEOUT_MS = 60_000

/** Methods the API may be asked with. No shop answers TRACE. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const agentOptions: AgentOptions = { keepAlive: true, maxSockets: 256 }

/**
 * Hands requests to a site's API and streams both ways. Reads share kept connections and never have a body there; a
 * mutation gets a connection of its own, because a kept one that just closed fails in a way that leaves open whether it
 * arrived, and a mutation is sent once (architecture, law 7). Bodies are framed by us, whatever the client's framing was.
 *
 * @param timeoutMs of silence from the API
 */
export function createProxy(timeoutMs = UPSTREAM_TIMEOUT_MS) {
  const agents = {
    'http:': keepQuiet(new http.Agent(agentOptions)),
    'https:': keepQuiet(new https.Agent(agentOptions)),
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    target: URL,
    body: BodyStart | null,
    isRetry = false,
  ): void {
    if (hasLeft(request)) return
    const isTls = target.protocol === 'https:'
    const upstream = (isTls ? https : http).request(target, {
      method: request.method,
      headers: toUpstreamHeaders(request, target, toFraming(request, body)),
      agent: body ? false : agents[isTls ? 'https:' : 'http:'],
      timeout: timeoutMs,
      insecureHTTPParser: false,
    })
    let isTimedOut = false
    upstream.on('timeout', () => {
      isTimedOut = true
      upstream.destroy(new Error('timeout'))
    })
    const fail = (error: NodeJS.ErrnoException) => {
      request.unpipe(upstream).resume()
      const isStale = !body && upstream.reusedSocket && error.code === 'ECONNRESET' && !isRetry
      if (response.headersSent || response.destroyed) return void response.destroy()
      if (isStale) return send(request, response, target, body, true)
      if (isTimedOut) sendError(response, 504, apiTimeout.code, apiTimeout.message)
      else sendError(response, 502, apiUnreachable.code, apiUnreachable.message)
    }
    upstream.on('error', fail)
    // Nobody asked for it. Without a listener Node would end the connection and say nothing.
    upstream.on('upgrade', (_, socket) => {
      socket.destroy()
      fail(new Error('switched protocols'))
    })
    upstream.on('response', (answer) => {
      // The visitor left while the API was at work: `pipeline` would throw at the closed response.
      if (response.destroyed) return void answer.destroy()
      // The request was answered before its body was read. What still comes must not be taken for the next request.
      if (!request.complete) response.shouldKeepAlive = false
      response.writeHead(answer.statusCode ?? 502, toClientHeaders(answer.headers))
      pipeline(answer, response, () => {})
    })
    response.on('close', () => upstream.destroy())
    if (body?.bytes.length) upstream.write(body.bytes)
    // Not `pipeline`: it would cut the client's connection together with the API's, before the client was told why.
    if (body && !body.is_whole) request.pipe(upstream)
    else upstream.end()
  }

  return {
    /** @param target whole address at the API, query included */
    async forward(request: IncomingMessage, response: ServerResponse, target: URL): Promise<void> {
      if (!METHODS.includes(request.method ?? ''))
        return sendPlain(response, 405, 'This method is not served.\n', { allow: METHODS.join(', ') })
      if (request.method === 'GET' || request.method === 'HEAD') return send(request, response, target, null)
      const body = await readStart(request)
      if (body) send(request, response, target, body)
    },
    close(): void {
      agents['http:'].destroy()
      agents['https:'].destroy()
    },
  }
}

/** We always set the framing ourselves: Node would send the body of a DELETE or OPTIONS without any. */
function toFraming({ method, headers }: IncomingMessage, body: BodyStart | null): Framing {
  if (!body) return {}
  if (!body.is_whole) {
    const length = headers['content-length']
    return length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': Number(length) }
  }
  const isExpected = method === 'POST' || method === 'PUT' || method === 'PATCH'
  return body.bytes.length > 0 || isExpected ? { 'content-length': body.bytes.length } : {}
}

/** Bytes that an API sends unasked would be read as the answer to the next visitor, so such a connection ends. */
function keepQuiet<T extends http.Agent>(agent: T): T {
  const end = new WeakMap<Duplex, () => void>()
  const keep = agent.keepSocketAlive.bind(agent)
  const reuse = agent.reuseSocket.bind(agent)
  agent.keepSocketAlive = (socket) => {
    const destroy = () => void socket.destroy()
    end.set(socket, destroy)
    socket.on('data', destroy)
    // Node tells by this whether the connection may be kept, though its types do not have it.
    return keep(socket)
  }
  agent.reuseSocket = (socket, request) => {
    const destroy = end.get(socket)
    if (destroy) socket.off('data', destroy)
    reuse(socket, request)
  }
  return agent
}

/**
 * Reads a request's body to its end, or as far as is kept in memory, so that a small one that is malformed or breaks off
 * never begins at the API.
 * @returns undefined when it broke off
 */
function readStart(request: IncomingMessage, max_bytes = MAX_BYTES): Promise<BodyStart | undefined> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let length = 0
    const settle = (start: BodyStart | undefined) => {
      request.off('data', onData).off('end', onEnd).off('close', onBroken).off('error', onBroken)
      resolve(start)
    }
    const onData = (part: Buffer) => {
      parts.push(part)
      length += part.length
      if (length <= max_bytes) return
      request.pause()
      settle({ bytes: Buffer.concat(parts), is_whole: false })
    }
    const onEnd = () => settle({ bytes: Buffer.concat(parts), is_whole: true })
    const onBroken = () => settle(undefined)
    if (request.destroyed) return onBroken()
    request.on('data', onData).on('end', onEnd).on('close', onBroken).on('error', onBroken)
  })
}
