import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { drain } from '#running/drain.ts'
import { SERVER_LIMITS, type ServerLimits } from '#running/server-limits.ts'
import { listenForCalls } from '#shop-api/listen-for-calls.ts'
import { openWorkshop } from '#tests/publisher/open-workshop.ts'

const SHORT = { ...SERVER_LIMITS, headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 }

const echo = new Hono().post('*', async (c) => c.text(await c.req.text()))
// A body that was cut off cannot be read.
echo.onError((_, c) => c.body(null, 400))

const PROGRAMS: [name: string, open: (limits?: ServerLimits) => Promise<Server>][] = [
  [
    'the API',
    async (limits) => listenForCalls(echo, { port: 0, host: '127.0.0.1', ...(limits && { limits }) }),
  ],
  [
    'the origin',
    async (limits) => {
      const { store } = await openWorkshop({})
      const origin = createOrigin({
        store: await store.openServed(),
        sites: [],
        toApi: () => '',
        ...(limits && { limits }),
      })
      return origin.listen(0, '127.0.0.1')
    },
  ],
]

async function open(openServer: (typeof PROGRAMS)[number][1], limits?: ServerLimits) {
  const server = await openServer(limits)
  if (!server.listening) await once(server, 'listening')
  onTestFinished(() => drain(server, 0))
  const { port } = server.address() as AddressInfo
  return { server, dial: () => connect(port, '127.0.0.1') }
}

/** Of a request that is never whole, ever a little more is sent, as somebody does who wants to hold as many sockets as there are. */
const UNENDING: [what: string, head: string, piece: string][] = [
  ['header fields', 'GET /livez HTTP/1.1\r\nhost: a\r\n', 'x-a: b\r\n'],
  ['the first line', 'GET /', 'a'],
  ['a body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n', '.'],
  ['a body in pieces', 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\n.\r\n'],
]

for (const [name, openServer] of PROGRAMS) {
  test.each(UNENDING)(`Whoever never ends %s is cut off by ${name}`, async (_, head, piece) => {
    const { dial } = await open(openServer, SHORT)
    const socket = dial()
    let answer = ''
    socket.on('data', (bytes) => (answer += bytes.toString()))
    // Written to when it is gone already.
    socket.on('error', () => undefined)
    socket.write(head)
    const more = setInterval(() => socket.write(piece), 20)
    // `once` would give up at the error that may come before it.
    await new Promise((closed) => socket.once('close', closed))
    clearInterval(more)
    // What it was told may be lost with the connection.
    expect(answer.slice(0, 12)).toMatch(/^(HTTP\/1\.1 4\d\d)?$/)
  })

  test(`Without another word ${name} has the limits of both programs`, async () => {
    const { server } = await open(openServer)
    expect(server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
    })
  })

  test(`Header fields beyond 16 KiB are too many for ${name}, whatever stands in them`, async () => {
    const { dial } = await open(openServer)
    const socket = dial()
    socket.end(`GET /livez HTTP/1.1\r\nhost: a\r\nx-a: ${'\\'.repeat(17_000)}\r\n\r\n`)
    expect((await text(socket)).slice(0, 12)).toBe('HTTP/1.1 431')
  })
}
