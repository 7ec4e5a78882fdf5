import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drain } from '#running/drain.ts'
import { listen } from '#publisher/origin/listen.ts'
import { createProxy } from '#publisher/origin/proxy.ts'
import { DOORS } from '#tests/support/smuggling/open-doors.ts'
import { listDoubtfulMessages } from '#tests/support/smuggling/list-doubtful-messages.ts'
import {
  echo,
  openRawUpstream,
  type RawAnswer,
  toAnswer,
} from '#tests/support/smuggling/open-raw-upstream.ts'
import { getField } from '#tests/support/smuggling/parse-requests.ts'
import { runSmuggling } from '#tests/support/smuggling/run-smuggling.ts'
import { sendRaw } from '#tests/support/smuggling/send-raw.ts'
import { ask } from './origin/ask.ts'

const HOST = 'demo.localhost'

async function openDoor({ open }: (typeof DOORS)[number], answer?: RawAnswer) {
  const upstream = await openRawUpstream(answer)
  const door = await open(upstream.base)
  onTestFinished(async () => {
    await door.close()
    await upstream.close()
  })
  return { ...door, upstream }
}

test.for(DOORS)(
  'A message that can be read in two ways reaches the API as one request or not at all: $name',
  { timeout: 60_000 },
  async (way) => {
    const { port, upstream, name } = await openDoor(way)
    const faults: unknown[] = []
    for (const [index, message] of listDoubtfulMessages(HOST, '').entries()) {
      const marker = `/demo/v1/one?m=${index}`
      const { pieces } = listDoubtfulMessages(HOST, `/api${marker}`)[index]!
      // Vite answers every OPTIONS itself.
      const isVites = name === 'the dev server' && message.name.startsWith('OPTIONS')
      const wanted = name === 'exported nginx' ? (message.nginx ?? message.end) : message.end
      const end = isVites ? 'either' : wanted
      const { statuses, is_closed } = await sendRaw(port, pieces)
      // Whoever comes after is answered, and by then the API has seen what came before.
      expect((await ask(port, '/api/demo/v1/after', { host: HOST })).text).toContain('/demo/v1/after')
      const own = upstream.listRequests().filter(({ target }) => target === marker)
      const isAsWanted =
        is_closed &&
        own.length <= 1 &&
        (end === 'either' || own.length === (end === 'one' ? 1 : 0)) &&
        (end !== 'one' || message.body === undefined || own[0]?.body.toString() === message.body) &&
        (end !== 'refused' || (statuses.length <= 1 && !statuses.some((status) => status < 400)))
      if (!isAsWanted) faults.push([message.name, { end, own: own.length, statuses, is_closed }])
      const others = upstream
        .listRequests()
        .filter(({ target, fault }) => fault || !target.startsWith('/demo/'))
      if (others.length > 0) faults.push([message.name, others])
      expect(others.length, JSON.stringify(faults)).toBe(0)
    }
    expect(faults).toEqual([])
  },
)

test.for(DOORS)('Requests sent in one go are answered one by one, each with its own: $name', async (way) => {
  const { port, upstream } = await openDoor(way)
  const toRequest = (marker: string, line = '') =>
    `POST /api/demo/v1/${marker} HTTP/1.1\r\nHost: ${HOST}\r\n${line}Content-Length: 3\r\n\r\n${marker.slice(0, 3)}`
  const { text, statuses } = await sendRaw(port, [
    toRequest('first') + toRequest('second') + toRequest('third', 'Connection: close\r\n'),
  ])
  expect(statuses).toEqual([200, 200, 200])
  expect([...text.matchAll(/"target":"([^"]+)","body":"(\w+)"/g)].map(([, ...said]) => said)).toEqual([
    ['/demo/v1/first', 'fir'],
    ['/demo/v1/second', 'sec'],
    ['/demo/v1/third', 'thi'],
  ])
  expect(upstream.listRequests()).toHaveLength(3)
})

test.for(DOORS)(
  'A visitor who leaves in the middle of a body leaves no request behind: $name',
  async (way) => {
    const { port, upstream } = await openDoor(way)
    const starts = [
      `POST /api/demo/v1/left HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 100\r\n\r\nabc`,
      `DELETE /api/demo/v1/left HTTP/1.1\r\nHost: ${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n64\r\nabc`,
      `POST /api/demo/v1/left HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 900000\r\n\r\n${'a'.repeat(300_000)}`,
      `PUT /api/demo/v1/left HTTP/1.1\r\nHost: ${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n30000\r\n${'a'.repeat(0x30000)}\r\n`,
      `POST /api/demo/v1/left HTTP/1.1\r\nHost: ${HOST}\r\nContent-Le`,
    ]
    for (const start of starts) {
      const socket = net.connect(port, '127.0.0.1')
      await new Promise((resolve) => socket.write(start, resolve))
      socket.destroy()
      await once(socket, 'close')
      expect((await ask(port, '/api/demo/v1/after', { host: HOST })).text).toContain('/demo/v1/after')
    }
    await vi.waitFor(() => {
      const begun = upstream.connections.filter(({ bytes }) => bytes.includes('/demo/v1/left'))
      expect(begun.every(({ socket }) => socket.closed)).toBe(true)
    })
    expect(upstream.listRequests().map(({ target }) => target)).toEqual(starts.map(() => '/demo/v1/after'))
  },
)

test.for(DOORS)('What a visitor claims of itself is no claim of ours: $name', async (way) => {
  const { port, upstream } = await openDoor(way)
  await ask(port, '/api/demo/v1/claims', {
    host: HOST,
    'x-forwarded-for': '198.51.100.66',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    'x-real-ip': '198.51.100.66',
    forwarded: 'for=198.51.100.66',
    'true-client-ip': '198.51.100.66',
    'x-original-url': '/other/v1/',
    te: 'trailers',
    'keep-alive': 'timeout=5',
    'proxy-connection': 'keep-alive',
    'proxy-authorization': 'Basic x',
    content_length: '7',
    'x-kept': 'yes',
    connection: 'close, x-forwarded-for',
  })
  const [seen] = upstream.listRequests()
  const names = seen!.fields.map(([name]) => name)
  // What stands before our own word is a claim, and is read as one (shop-api/http/visitor-address.ts).
  expect(getField(seen!, 'x-forwarded-for').join()).toMatch(/(?:^|, )127\.0\.0\.1$/)
  expect(getField(seen!, 'x-forwarded-host')).toEqual([HOST])
  expect(getField(seen!, 'x-kept')).toEqual(['yes'])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  for (const name of ['x-forwarded-port', 'x-real-ip', 'forwarded', 'true-client-ip', 'x-original-url'])
    expect(names).not.toContain(name)
  for (const name of ['te', 'keep-alive', 'proxy-connection', 'proxy-authorization', 'content_length'])
    expect(names).not.toContain(name)
})

test.for(DOORS)('Words of the API that nobody asked for reach no visitor: $name', async (way) => {
  const talkative: RawAnswer = (request, socket) => {
    if (!request.target.includes('talkative')) return echo(request)
    setTimeout(() => socket.destroyed || socket.write(toAnswer('{"secret":"of another"}')), 20)
    return echo(request)
  }
  const { port, upstream } = await openDoor(way, talkative)
  const one = await ask(port, '/api/demo/v1/talkative', { host: HOST })
  expect(one.text).toContain('talkative')
  await vi.waitFor(() => expect(upstream.connections.every(({ socket }) => socket.closed)).toBe(true))
  for (const turn of [1, 2, 3]) {
    const { text } = await ask(port, `/api/demo/v1/next?${turn}`, { host: HOST })
    expect(JSON.parse(text)).toMatchObject({ target: `/demo/v1/next?${turn}` })
  }
})

test.for(DOORS)(
  'Among 200 malformed messages no visitor gets an answer that is somebody else’s: $name',
  { timeout: 60_000 },
  async (way) => {
    const { upstream, ...door } = await openDoor(way)
    const report = await runSmuggling(door, upstream, { messages: 200, seed: 'npm test' })
    expect(report.faults).toEqual([])
    expect(report.honest).toBeGreaterThan(50)
    expect(report.refused).toBeGreaterThan(80)
  },
)

const [ORIGIN] = DOORS

test('Whoever claims an address and leaves at once is counted by no claimed address', async () => {
  const upstream = await openRawUpstream()
  const proxy = createProxy()
  const left: Promise<unknown>[] = []
  const server = http.createServer((request, response) => {
    const target = new URL(`${upstream.base}${request.url}`)
    // As when the door asked something else first.
    const gone = request.url === '/gone' ? once(request.socket, 'close') : Promise.resolve()
    left.push(gone.then(() => proxy.forward(request, response, target)))
  })
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(async () => {
    proxy.close()
    await drain(server, 0)
    await upstream.close()
  })
  const socket = net.connect(port, '127.0.0.1')
  socket.write(`GET /gone HTTP/1.1\r\nHost: ${HOST}\r\nX-Forwarded-For: 198.51.100.66\r\n\r\n`)
  await vi.waitFor(() => expect(left).toHaveLength(1))
  socket.destroy()
  await left[0]
  await ask(port, '/after')
  expect(upstream.listRequests().map(({ target }) => target)).toEqual(['/after'])
})

test('A large upload reaches the API while it is still being sent', async () => {
  const { port, upstream } = await openDoor(ORIGIN!)
  const size = 3_000_000
  const socket = net.connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => (said += chunk.toString()))
  socket.write(
    `POST /api/demo/v1/upload HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`,
  )
  socket.write('a'.repeat(size / 2))
  await vi.waitFor(() => expect(upstream.connections[0]?.bytes.length).toBeGreaterThan(size / 2))
  expect(upstream.listRequests()).toEqual([])
  socket.write('b'.repeat(size / 2))
  await once(socket, 'close')
  expect(said).toMatch(/^HTTP\/1\.1 200 /)
  const [request] = upstream.listRequests()
  expect([request!.body.length, getField(request!, 'content-length')]).toEqual([size, [String(size)]])
})

test('A connection whose upload was answered before its end is not used again', async () => {
  const { port, upstream } = await openDoor(ORIGIN!, () => undefined)
  const large = `PUT /api/demo/v1/upload HTTP/1.1\r\nHost: ${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n20000\r\n${'a'.repeat(0x20000)}\r\n`
  const answered = sendRaw(port, [large])
  await vi.waitFor(() => expect(upstream.connections[0]?.bytes.length).toBeGreaterThan(0x10000))
  upstream.connections[0]!.socket.write('HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n')
  expect(await answered).toMatchObject({ statuses: [413], is_closed: true })
})

test('An API that switches protocols unasked is told of as one that does not answer', async () => {
  const { port } = await openDoor(
    ORIGIN!,
    () => 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nframes',
  )
  const { statuses, text } = await sendRaw(port, [
    `GET /api/demo/v1/ws HTTP/1.1\r\nHost: ${HOST}\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
  ])
  expect(statuses).toEqual([502])
  expect(text).not.toContain('frames')
})
