import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { toBrowserScript } from '#shop-api/http/to-browser-script.ts'
import { type AccountKeys, answerApi, type ApiRequest, toAsked, toBearer, toKey } from './api.ts'
import { nameAnew, openBooks } from './books.ts'
import { answerControl, type Insides, overtake } from './control.ts'
import { openFaults } from './faults.ts'
import { openKeys } from './idempotency.ts'
import { API_VERSION, openNotices, type Webhook } from './notices.ts'
import { answerPage } from './pages.ts'

/** Serves Stripe's hosts on one port, told apart by the Host header. @returns the port */
export async function serveStripe(
  account: AccountKeys,
  { port = 0, webhook }: { port?: number; webhook?: Webhook | undefined } = {},
): Promise<number> {
  let ahead_ms = 0
  const now = () => Math.floor((Date.now() + ahead_ms) / 1000)
  const notices = openNotices(now)
  notices.setWebhook(webhook)
  const insides: Insides = {
    books: openBooks({ now, tell: (type, thing) => notices.tell(type, thing) }),
    keys: openKeys(),
    faults: openFaults(),
    notices,
    log: [],
    setClock: (to) => void (ahead_ms = to === null ? 0 : new Date(to).getTime() - Date.now()),
  }
  const server = createServer((request, response) => {
    void answer(insides, account, request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      send(response, 500, { error: { type: 'api_error', message: 'The stand-in failed; see what it said.' } })
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function answer(
  insides: Insides,
  account: AccountKeys,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const asked: ApiRequest = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.search.slice(1),
    headers: request.headers,
    body: await text(request),
  }
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  if (asked.path.startsWith('/__stand-in/')) {
    const { status, body } = await answerControl(insides, asked)
    return send(response, status, body)
  }
  response.once('close', () =>
    write(insides, account, host, asked, response.writableEnded ? response.statusCode : 0),
  )
  if (host === 'api.stripe.com') return answerCall(insides, account, asked, response)
  if (host === 'js.stripe.com') return answerScript(asked.path, response)
  if (host === 'hooks.stripe.com' || host === 'payments.stripe.com') {
    const { status, html = '', location } = answerPage(insides.books, asked)
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      ...(location && { location }),
    })
    return void response.end(html)
  }
  send(response, 421, { error: { message: `"${host}" is no host of Stripe's.` } })
}

/** A call of the API, with what is planned to go wrong. */
async function answerCall(
  { books, keys, faults }: Insides,
  account: AccountKeys,
  asked: ApiRequest,
  response: ServerResponse,
): Promise<void> {
  allowFrame(asked, response)
  if (asked.method === 'OPTIONS') return void response.writeHead(204).end()
  const fault = faults.take(asked.method, asked.path)
  if (fault?.kind === 'before') return void response.destroy()
  if (fault?.kind === 'overtaken') overtake(books, fault.by, asked.path)
  const answerNow = () => answerApi({ books, keys, account }, asked)
  const key = toKey(asked)
  if (fault?.kind === 'error') {
    const body = { error: toError(fault) }
    const kept = fault.is_kept && key !== undefined
    if (kept) keys.keep(key, toAsked(asked), { status: fault.status, body })
    return kept ? answerKept(answerNow(), response, false) : send(response, fault.status, body)
  }
  if (fault?.kind === 'during') {
    const done = answerNow()
    // Whoever asks meanwhile with the same key is told to wait.
    if (key !== undefined) keys.begin(key, toAsked(asked))
    await wait(fault.hold_ms)
    if (key !== undefined) keys.keep(key, toAsked(asked), done)
    return void response.destroy()
  }
  const done = answerNow()
  if (fault?.kind === 'after') return void response.destroy()
  answerKept(done, response, done.is_replayed)
}

function toError({ status, code }: { status: number; code?: string | undefined }) {
  if (code === undefined) return { type: 'api_error', message: 'An error occurred.' }
  return { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message: `It is ${code}.` }
}

function answerKept(
  { status, body }: ReturnType<typeof answerApi>,
  response: ServerResponse,
  isReplayed: boolean,
): void {
  send(response, status, body, {
    'request-id': nameAnew('req'),
    'stripe-version': API_VERSION,
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  })
}

/** The fields' frame, of js.stripe.com, asks api.stripe.com. */
function allowFrame({ headers }: ApiRequest, response: ServerResponse): void {
  if (headers.origin !== 'https://js.stripe.com') return
  response.setHeader('access-control-allow-origin', headers.origin)
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('access-control-allow-methods', 'GET, POST')
}

const SCRIPTS: Readonly<Record<string, { file: string; type: string }>> = {
  '/endive/stripe.js': { file: 'stripe.ts', type: 'text/javascript' },
  '/stand-in/fields.js': { file: 'fields.ts', type: 'text/javascript' },
  '/stand-in/fields.html': { file: 'fields.html', type: 'text/html' },
}

async function answerScript(path: string, response: ServerResponse): Promise<void> {
  const script = SCRIPTS[path]
  if (!script) return send(response, 404, { error: { message: `js.stripe.com has no ${path} here.` } })
  const source = await readFile(new URL(`script/${script.file}`, import.meta.url), 'utf8')
  response.writeHead(200, { 'content-type': `${script.type}; charset=utf-8` })
  response.end(script.file.endsWith('.ts') ? toBrowserScript(source) : source)
}

function write(
  { log }: Insides,
  account: AccountKeys,
  host: string,
  asked: ApiRequest,
  status: number,
): void {
  const isFromFields = host === 'api.stripe.com' && toBearer(asked, account) === 'public'
  const { authorization: _, ...headers } = asked.headers
  log.push({
    host,
    method: asked.method,
    path: asked.path + (asked.query && `?${asked.query}`),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: isFromFields ? '(withheld: a card)' : asked.body,
    status,
  })
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
