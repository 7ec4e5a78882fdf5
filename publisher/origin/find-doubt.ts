import type { IncomingMessage } from 'node:http'
import { readConnectionOptions } from './proxy-headers.ts'

/** Fields that say where a message ends and for whom it is: nothing may be said of them twice, or taken back. */
const framing = ['content-length', 'transfer-encoding', 'host']

/**
 * Why a request could be read in another way by whoever comes next, though our parser took it (RFC 9110 §7.6.1, RFC 9112
 * §6 and §11.2). Nothing of such a request is passed on, and its connection ends.
 * @returns undefined for a request that means one thing
 */
export function findDoubt(request: IncomingMessage): string | undefined {
  const { headers, headersDistinct, httpVersion, method } = request
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'This version of HTTP is not spoken here.'
  if (framing.some((name) => (headersDistinct[name]?.length ?? 0) > 1))
    return 'Host, Content-Length and Transfer-Encoding may be said once.'
  const named = readConnectionOptions(headers)
  if (framing.some((name) => named.has(name))) return 'Connection may not name Host or the framing.'
  const coding = headers['transfer-encoding']
  const length = headers['content-length']
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0'))
    return 'Chunked is the one transfer coding, and HTTP/1.0 has none.'
  if (coding !== undefined && length !== undefined) return 'A body has one framing.'
  const hasBody = coding !== undefined || Number(length ?? 0) > 0
  return hasBody && (method === 'GET' || method === 'HEAD') ? 'GET and HEAD have no body.' : undefined
}
