import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { STAFF } from '#tests/support/editor.ts'
import { runNoren } from '#tests/support/installation.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { onNginx } from '#tests/support/on-nginx.ts'
import { findBalancerPorts, startBalancer } from '#tests/support/deploy/start-balancer.ts'
import { spawnOrigin } from '#tests/support/deploy/spawn-origin.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'

const undo: (() => unknown)[] = []
afterAll(async () => {
  for (const one of undo.splice(0).reverse()) await one()
})

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'noren-balancer-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Asks from an address of this machine, as a visitor of that address would. */
function ask(
  port: number,
  path: string,
  {
    from = '127.0.0.1',
    ...init
  }: { from?: string; method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = init
    const host = { host: 'kissa.localhost', 'content-type': 'application/json', ...headers }
    const request = http.request(
      { port, host: '127.0.0.1', localAddress: from, path, method, headers: host },
      (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

const API = {
  ADMIN_TOKEN: STAFF.token,
  READS_PER_10_S: '40',
  PAYMENT_TEST_PORT: '0',
  TRUSTED_PROXIES: 'loopback',
}
const SHOP = [
  '--name',
  'Kissa',
  '--theme',
  'simple',
  '--origin',
  'http://kissa.localhost',
  '--email',
  'owner@kissa.example',
]

/** Two real APIs and two real origins behind a real nginx; once for the tests that ask them. */
let opened: ReturnType<typeof startShop> | undefined
const openShop = (nginx: string) => (opened ??= startShop(nginx))

async function startShop(nginx: string) {
  const folder = createFolder()
  const sites = join(folder, 'sites')
  mkdirSync(sites)
  const apis = await Promise.all([spawnShopApi(API), spawnShopApi(API)])
  undo.push(() => Promise.all(apis.map((api) => api.end('SIGKILL'))))
  // Each has a database of its own here: what they answer is the same.
  for (const { base } of apis) {
    const { status, stderr } = runNoren(['shop', 'add', 'kissa', ...SHOP], {
      NOREN_API: base,
      NOREN_SITES: sites,
    })
    expect([status, stderr]).toEqual([0, ''])
  }
  const [api1, api2] = apis.map(({ base }) => Number(new URL(base).port)) as [number, number]
  const ports = await findBalancerPorts()
  const origins = [await findFreePort(), await findFreePort()] as const
  const env = {
    NOREN_SITES: sites,
    NOREN_STORE: join(folder, 'store'),
    NOREN_API: `http://127.0.0.1:${ports.inner}`,
  }
  const running = await Promise.all(origins.map((port) => spawnOrigin(port, env)))
  undo.push(() => Promise.all(running.map((origin) => origin.end('SIGKILL'))))
  const behind = { 'origin-1': origins[0], 'origin-2': origins[1], 'api-1': api1, 'api-2': api2 }
  const balancer = startBalancer(nginx, createFolder(), behind, ports)
  undo.push(balancer.stop)
  return { ...balancer, apis, origins: running }
}

const SETTINGS = '/api/kissa/v1/settings/front'

onNginx(
  'A visitor who claims to come from elsewhere shares no limit with others and escapes none',
  async (nginx) => {
    const { shops, staff } = await openShop(nginx)
    // Each of the two APIs allows 40 requests.
    const flood = async (port: number, path: string, from: string) => {
      const asked = Array.from({ length: 120 }, (_, turn) =>
        ask(port, path, { from, headers: { 'x-forwarded-for': `203.0.113.${turn}` } }),
      )
      return (await Promise.all(asked)).filter(({ status }) => status === 429).length
    }
    expect(await flood(shops, SETTINGS, '127.0.0.3')).toBeGreaterThan(20)
    expect(await flood(staff, '/kissa/v1/settings/front', '127.0.0.4')).toBeGreaterThan(20)
    expect((await ask(shops, SETTINGS, { from: '127.0.0.5' })).status).toBe(200)
  },
)

onNginx('Shoppers and staff go on while an API and an origin are killed', async (nginx) => {
  const { shops, staff, apis, origins } = await openShop(nginx)
  const visit = (from: string) => ask(shops, SETTINGS, { from })
  expect(await visit('127.0.0.2')).toMatchObject({
    status: 200,
    text: expect.stringContaining('SITE.NAME'),
  })
  expect((await ask(staff, '/kissa/v1/settings/front')).status).toBe(200)
  expect((await ask(shops, '/api/kissa/v1/admin/orders')).status).toBe(404)
  expect((await ask(staff, '/kissa/v1/admin/orders')).status).toBe(401)

  const statuses = async () => {
    const started = Array.from({ length: 30 }, (_, turn) => [
      visit(`127.0.1.${turn + 1}`),
      ask(shops, '/api/kissa/v1/carts/init', {
        method: 'POST',
        body: '{"token":null}',
        from: `127.0.1.${turn + 1}`,
      }),
    ])
    return new Set((await Promise.all(started.flat())).map(({ status }) => status))
  }
  expect(await statuses()).toEqual(new Set([200]))
  await apis[0]!.end('SIGKILL')
  expect(await statuses()).toEqual(new Set([200]))
  await origins[1]!.end('SIGKILL')
  expect(await statuses()).toEqual(new Set([200]))
})

/** Reads a request to its end, notes its method and address, and then does what `answer` says. */
async function listen(answer: (socket: net.Socket) => void) {
  const heard: string[] = []
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (bytes) => {
      heard.push(bytes.toString().split(' HTTP')[0]!)
      answer(socket)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo.push(() => server.close())
  return { heard, port: (server.address() as AddressInfo).port }
}

onNginx('What only reads is asked again, a change that was sent is not', async (nginx) => {
  const dying = [await listen((socket) => socket.destroy()), await listen((socket) => socket.destroy())]
  const [port, other] = dying.map((server) => server.port) as [number, number]
  const behind = { 'origin-1': port, 'origin-2': other, 'api-1': port, 'api-2': other }
  for (const door of ['shops', 'staff', 'inner'] as const)
    for (const [method, times] of [
      ['GET', 2],
      ['POST', 1],
      ['PUT', 1],
      ['PATCH', 1],
      ['DELETE', 1],
    ] as const) {
      // A new one each time: nginx remembers who failed.
      const ports = await findBalancerPorts()
      undo.push(startBalancer(nginx, createFolder(), behind, ports).stop)
      const answer = await ask(ports[door], '/api/kissa/v1/x', { method, ...(times === 1 && { body: '{}' }) })
      const heard = dying.flatMap((server) => server.heard.splice(0))
      expect([door, answer.status, heard]).toEqual([
        door,
        502,
        Array(times).fill(`${method} /api/kissa/v1/x`),
      ])
    }
})

onNginx('While one publisher is gone, the other shows what only a publisher can show', async (nginx) => {
  const other = await listen(reply('200 OK'))
  const behind = {
    'origin-1': await findFreePort(),
    'origin-2': other.port,
    'api-1': other.port,
    'api-2': other.port,
  }
  const ports = await findBalancerPorts()
  undo.push(startBalancer(nginx, createFolder(), behind, ports).stop)
  const event = { method: 'POST', body: '{}' }
  for (let turn = 0; turn < 4; turn++) {
    expect((await ask(ports.shops, '/preview/abc/')).status).toBe(200)
    expect((await ask(ports.inner, '/hooks/publish', event)).status).toBe(200)
  }
  expect(other.heard).toContain('POST /hooks/publish')
})

onNginx('Machines may be restarted one after the other, seconds apart', async (nginx) => {
  const ports = await findBalancerPorts()
  const machines = [await findFreePort(), await findFreePort()].map((port) => {
    const open = () => {
      const server = http.createServer((_, response) => response.end('here')).listen(port, '127.0.0.1')
      undo.push(() => server.close())
      return server
    }
    let server = open()
    return {
      port,
      stop: () => void (server.close(), server.closeAllConnections()),
      start: () => void (server = open()),
    }
  })
  const [first, second] = machines as [(typeof machines)[0], (typeof machines)[0]]
  const behind = {
    'origin-1': first.port,
    'origin-2': second.port,
    'api-1': first.port,
    'api-2': second.port,
  }
  undo.push(startBalancer(nginx, createFolder(), behind, ports).stop)
  const visit = async () => {
    const asked = ['/', '/', '/', '/', '/api/kissa/v1/x', '/api/kissa/v1/x'].map((path) =>
      ask(ports.shops, path),
    )
    return new Set((await Promise.all(asked)).map(({ status }) => status))
  }
  for (const machine of [first, second, first]) {
    machine.stop()
    expect(await visit()).toEqual(new Set([200]))
    machine.start()
    // nginx sees by a visit that it is back.
    for (let turn = 0; turn < 25; turn += 1) {
      expect(await visit()).toEqual(new Set([200]))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
})

const reply = (status: string) => (socket: net.Socket) =>
  socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)

onNginx(
  'What only the publisher can show is asked of it: drafts, and pages nobody saw yet',
  async (nginx) => {
    const publisher = await listen(reply('200 OK'))
    const reader = await listen(reply('503 Service Unavailable'))
    const behind = {
      'origin-1': publisher.port,
      'origin-2': reader.port,
      'api-1': reader.port,
      'api-2': reader.port,
    }
    const ports = await findBalancerPorts()
    undo.push(startBalancer(nginx, createFolder(), behind, ports).stop)
    for (let turn = 0; turn < 4; turn++) {
      expect((await ask(ports.shops, '/product/new/')).status).toBe(200)
      expect((await ask(ports.shops, '/preview/abc/')).status).toBe(200)
    }
    expect(reader.heard.length).toBeGreaterThan(0)
    expect(reader.heard.every((line) => line === 'GET /product/new/')).toBe(true)
    expect((await ask(ports.shops, '/hooks/publish', { method: 'POST', body: '{}' })).status).toBe(404)
    // What an API says of itself is passed on as it is.
    const answers = await Promise.all([1, 2].map(() => ask(ports.shops, '/api/kissa/v1/x')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 503])
  },
)
