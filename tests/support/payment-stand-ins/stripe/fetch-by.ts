import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * A fetch for which Stripe's hosts are at a port of this machine: `fetch` itself lets nobody choose the Host header. What
 * asks another host is a fault.
 * @param port of the stand-in
 */
export const fetchBy =
  (port: number): typeof fetch =>
  async (input, init) => {
    const asked = new Request(input, init)
    const url = new URL(asked.url)
    if (url.protocol !== 'https:' || !url.hostname.endsWith('.stripe.com'))
      throw new Error(`${url.origin} is no host of Stripe's.`)
    const sent = request({
      host: '127.0.0.1',
      port,
      method: asked.method,
      path: url.pathname + url.search,
      headers: { ...Object.fromEntries(asked.headers), host: url.host },
      signal: asked.signal,
      agent: false,
    })
    sent.end(Buffer.from(await asked.arrayBuffer()))
    try {
      return await toResponse(sent)
    } catch (cause) {
      // As fetch says it: what was wrong with the line is the cause.
      throw asked.signal.aborted ? cause : new TypeError('fetch failed', { cause })
    }
  }

async function toResponse(sent: ClientRequest): Promise<Response> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  const body = await buffer(answer)
  const status = answer.statusCode ?? 500
  return new Response(status === 204 ? null : new Uint8Array(body), { status, headers })
}
