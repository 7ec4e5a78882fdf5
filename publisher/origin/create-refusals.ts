import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { toSecurityHeaders } from '../hosting/security-headers.ts'
import { hasLeft, readConnectionOptions } from './proxy-headers.ts'
import { sendPlain } from './send-plain.ts'

/** What the parser's errors mean to the sender; all others are 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Ends connections on which something came that can be read in more than one way. It is answered, and nothing more is
 * read from that connection.
 */
export function createRefusals() {
  const refused = new WeakSet<Duplex>()
  const open = new WeakMap<Duplex, Set<ServerResponse>>()

  function note(socket: Socket, response: ServerResponse): void {
    const responses = open.get(socket) ?? new Set()
    open.set(socket, responses.add(response))
    response.once('close', () => responses.delete(response))
  }

  return {
    /** @returns whether no answer is to be sent: this or an earlier request was refused, or the visitor left */
    refuse(request: IncomingMessage, response: ServerResponse): boolean {
      const { socket } = request
      if (refused.has(socket) || hasLeft(request)) return true
      note(socket, response)
      const doubt = findDoubt(request)
      // The parser reads no further after an upgrade, which this server never makes.
      if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
      if (!doubt) return false
      refused.add(socket)
      sendPlain(response, 400, `${doubt}\n`, { connection: 'close' })
      return true
    },
    /** For bytes that are no request: the server's `clientError`. */
    refuseBytes(error: NodeJS.ErrnoException, socket: Duplex): void {
      refused.add(socket)
      const [first, ...others] = open.get(socket) ?? []
      // In the middle of an answer, or where another request's answer is due, nothing can be sent.
      const isAnother = first && (others.length > 0 || first.headersSent || first.req.complete)
      if (!socket.writable || error.code === 'ECONNRESET' || isAnother) return void socket.destroy()
      const status = statuses[error.code ?? ''] ?? 400
      const text = `${STATUS_CODES[status]}.\n`
      const fields = {
        ...toSecurityHeaders(''),
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'content-length': text.length,
        connection: 'close',
      }
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
      ;(socket as Socket).destroySoon()
    },
  }
}

/** Fields that say where a message ends and whom it is for. They may not be said twice, nor taken back. */
const framingHeaders = ['content-length', 'transfer-encoding', 'host']

/**
 * Why a request could be read in another way by whoever comes next, though our parser took it (RFC 9110 §7.6.1, RFC 9112
 * §6 and §11.2). Nothing of such a request is passed on, and its connection ends.
 * @returns undefined for a request that means one thing
 */
function findDoubt(request: IncomingMessage): string | undefined {
  const { headers, headersDistinct, httpVersion, method } = request
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'This version of HTTP is not spoken here.'
  if (framingHeaders.some((name) => (headersDistinct[name]?.length ?? 0) > 1))
    return 'Host, Content-Length and Transfer-Encoding may be said once.'
  const named = readConnectionOptions(headers)
  if (framingHeaders.some((name) => named.has(name))) return 'Connection may not name Host or the framing.'
  const coding = headers['transfer-encoding']
  const length = headers['content-length']
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0'))
    return 'Chunked is the one transfer coding, and HTTP/1.0 has none.'
  if (coding !== undefined && length !== undefined) return 'A body has one framing.'
  const hasBody = coding !== undefined || Number(length ?? 0) > 0
  return hasBody && (method === 'GET' || method === 'HEAD') ? 'GET and HEAD have no body.' : undefined
}
