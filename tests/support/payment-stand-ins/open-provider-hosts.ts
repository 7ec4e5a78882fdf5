import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { makeCertificate } from './make-certificate.ts'

/** Where each company's hosts are, by their public documents. */
const HOSTS = {
  stripe: ['api.stripe.com', 'js.stripe.com', 'hooks.stripe.com', 'payments.stripe.com'],
  komoju: ['komoju.com'],
} as const
type Company = keyof typeof HOSTS

/** A request on its way to a company. */
export interface CompanyCall {
  company: Company
  method: string
  /** Without what follows a question mark. */
  path: string
}

/**
 * Puts stand-ins at their companies' own names, over TLS, for processes that can be told nothing else: `env` has a child
 * process of Node reach them by `fetch` (a proxy, and a certificate it trusts), and a browser asks `tls_port` for these names. The proxy
 * leads nowhere else.
 * @param ports of the stand-ins, on this machine
 * @param before told of each request; what it awaits is done before the stand-in hears of it
 */
export async function openProviderHosts(
  ports: Partial<Record<Company, number>>,
  before: (call: CompanyCall) => Promise<void> = async () => {},
) {
  const known = new Map<string, Place>()
  for (const [company, hosts] of Object.entries(HOSTS))
    for (const host of hosts) {
      const port = ports[company as Company]
      if (port !== undefined) known.set(host, { company: company as Company, port })
    }
  const certificate = makeCertificate([...known.keys()])
  const secure = createSecureServer(certificate, (asked, answer) => {
    const place = known.get((asked.headers.host ?? '').replace(/:\d+$/, ''))
    if (!place) return void answer.writeHead(421).end(`Nobody is at ${asked.headers.host}.`)
    const { method = 'GET', url = '/' } = asked
    const call = { company: place.company, method, path: url.replace(/\?.*/, '') }
    void before(call).then(() => passOn(place, asked, answer))
  })
  const proxy = createServer((_, answer) => void answer.writeHead(405).end())
  proxy.on('connect', ({ url = '' }: IncomingMessage, socket) => {
    // Whoever asked may leave at any moment.
    socket.on('error', () => undefined)
    const [host = '', port] = url.split(':')
    if (port !== '443' || !known.has(host)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    secure.emit('connection', socket)
  })
  const [tls_port, proxy_port] = await Promise.all([listen(secure), listen(proxy)])
  return {
    tls_port,
    proxy_port,
    /** The certificate, in PEM. */
    ca_file: certificate.file,
    hosts: [...known.keys()],
    /** For a child process of Node 24. */
    env: {
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: `http://127.0.0.1:${proxy_port}`,
      NO_PROXY: '127.0.0.1,localhost',
      NODE_EXTRA_CA_CERTS: certificate.file,
    },
    async close(): Promise<void> {
      await Promise.all([end(proxy), end(secure)])
      certificate.forget()
    },
  }
}

export type ProviderHosts = Awaited<ReturnType<typeof openProviderHosts>>

interface Place {
  company: Company
  port: number
}

/** What breaks at the stand-in breaks here, at the same place. */
function passOn({ port }: Place, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url: path } = asked
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
  sent.once('error', () => answer.destroy())
  sent.once('response', (said) => {
    answer.writeHead(said.statusCode ?? 500, said.headers)
    answer.flushHeaders()
    pipeline(said, answer, () => undefined)
  })
  answer.once('close', () => sent.destroy())
  asked.pipe(sent)
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function end(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
