import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { createApi } from './api.ts'
import { Book } from './book.ts'
import { createControl, type SeenRequest } from './control.ts'
import { type Fault, Faults } from './faults.ts'
import { createHostedPage } from './hosted-page.ts'
import { Notices } from './notices.ts'

export interface StandInOptions {
  port: number
  secret_key: string
  webhook_secret: string
  /** Where webhooks go; nowhere when left out. */
  notice_url?: string | undefined
  /** In PEM; over plain HTTP when left out. */
  tls?: { key: string; cert: string } | undefined
}

const HOST = 'komoju.com'

/** Opens the stand-in. @returns its port */
export async function openStandIn(options: StandInOptions): Promise<number> {
  const book = new Book()
  const faults = new Faults()
  const requests: SeenRequest[] = []
  const notices = new Notices(options.notice_url, options.webhook_secret)
  book.onEvent = (event) => notices.take(event)
  const api = createApi(book, options.secret_key)
  const pages = createHostedPage(book)
  const control = createControl({ book, faults, notices, requests })

  async function answer(request: Request, fault: Fault | undefined, body: Buffer): Promise<Response> {
    const { pathname, searchParams, host } = new URL(request.url)
    if (pathname.startsWith('/__stand-in/')) return control.fetch(request)
    if (host !== HOST) return new Response(`Here is ${HOST}, and not ${host}.`, { status: 421 })
    if (!pathname.startsWith('/api/')) return pages.fetch(request)
    const answered =
      fault?.when === 'instead' ? toAnswer(fault) : await api.fetch(request, { wait_ms: fault?.wait_ms ?? 0 })
    // Of pages nothing is written down: cards are typed there.
    requests.push({
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(request.headers),
      body: body.length ? JSON.parse(body.toString()) : null,
      status: answered.status,
    })
    return answered
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    const request = toRequest(incoming, body)
    const { pathname } = new URL(request.url)
    const fault = pathname.startsWith('/api/') ? faults.take(`${request.method} ${pathname}`) : undefined
    if (fault?.when === 'before') return void incoming.socket.destroy()
    const response = await answer(request, fault, body)
    if (fault?.when === 'slowly' && request.method === 'GET') await wait(fault.wait_ms)
    const content = Buffer.from(await response.arrayBuffer())
    if (fault?.when === 'after') return void outgoing.writeHead(502).end('Bad Gateway')
    const headers = Object.fromEntries(response.headers)
    outgoing.writeHead(response.status, { ...headers, 'content-length': content.length })
    if (fault?.when !== 'during') return void outgoing.end(content)
    outgoing.write(content.subarray(0, content.length / 2), () => incoming.socket.destroy())
  }

  const listen = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    handle(incoming, outgoing).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      outgoing.writeHead(500).end()
    })
  }
  const server = options.tls ? createSecureServer(options.tls, listen) : createServer(listen)
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function toRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Request {
  return new Request(new URL(url, `https://${headers.host ?? HOST}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
}

function toAnswer({ answer: { status, body, text, location } = { status: 500 } }: Fault): Response {
  const type = text === undefined ? 'application/json' : 'text/html'
  return new Response(text ?? JSON.stringify(body ?? {}), {
    status,
    headers: { 'content-type': type, ...(location && { location }) },
  })
}
