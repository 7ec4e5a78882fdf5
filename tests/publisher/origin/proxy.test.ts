import { connect } from 'node:net'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { drain } from '#running/drain.ts'
import {
  REFUSED_PAGES,
  toLongestAddresses,
  toRefusedAddresses,
  toShopAddresses,
  toStaffAddresses,
} from '#tests/support/staff-addresses.ts'
import { recordCalls } from '../record-calls.ts'
import { ask } from './ask.ts'
import { openShop } from './open-shop.ts'

const pages = { '/': { title: '店' }, '/404/': { title: 'ありません', status: 404 } }

test('The API is reached on the shop’s own address, cookies and forwarding headers included', async () => {
  const { port, api } = await openShop(pages)
  api.intercept((request, response) => {
    if (!request.url?.includes('/carts/')) return false
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      response.writeHead(201, {
        'set-cookie': ['a=1; HttpOnly', 'b=2'],
        'x-total': '3',
        connection: 'close, x-hop',
      })
      const { url, method, headers } = request
      response.end(JSON.stringify({ url, method, headers, body }))
    })
    return true
  })
  const reply = await ask(
    port,
    '/api/demo/v1/carts/init?a=%2F',
    { 'x-forwarded-for': '203.0.113.7', connection: 'x-secret', 'x-secret': '1', te: 'trailers' },
    { method: 'POST', body: '{"quantity":1}' },
  )
  expect(reply.status).toBe(201)
  expect(reply.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2'])
  expect(reply.headers['x-total']).toBe('3')
  const seen = JSON.parse(reply.text)
  expect(seen).toMatchObject({ url: '/demo/v1/carts/init?a=%2F', method: 'POST', body: '{"quantity":1}' })
  expect(seen.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    'x-forwarded-host': 'demo.localhost:4321',
    'x-forwarded-proto': 'http',
  })
  expect(seen.headers).not.toHaveProperty('te')
  expect(seen.headers).not.toHaveProperty('x-secret')
})

test('Pictures come from the API as they are, by list, and no card ever goes that way', async () => {
  const shop = await openShop(pages)
  shop.api.intercept((request, response) => {
    if (!request.url?.startsWith('/storage/')) return false
    response.end(request.url)
    return true
  })
  expect((await ask(shop.port, '/storage/p/1/480.webp')).text).toBe('/storage/p/1/480.webp')
  expect((await ask(shop.port, '/test-card-provider/tokens')).status).toBe(404)
  const closed = await openShop(pages, { proxied_paths: [] })
  expect((await ask(closed.port, '/storage/p/1/480.webp')).status).toBe(404)
})

test('Of the API’s host only the shop’s own channel can be reached', async () => {
  const { port, api } = await openShop(pages)
  api.intercept((_request, response) => {
    response.end('from the API')
    return true
  })
  expect((await ask(port, '/api/demo/v1/news')).text).toBe('from the API')
  for (const path of [
    '/api/dev/mails',
    '/api/other/v1/news',
    '/api/demo',
    '/api/livez',
    '/api//demo/v1/news',
  ])
    expect([path, (await ask(port, path)).status]).toEqual([path, 404])
})

test('Pages and calls of the staff cannot be reached through a shop, however they are written', async () => {
  const { port, api } = await openShop(pages)
  const asked = recordCalls(api)
  for (const path of toStaffAddresses('demo')) {
    for (const method of ['GET', 'POST', 'PATCH', 'OPTIONS'])
      expect([path, method, (await ask(port, path, {}, { method })).status]).toEqual([path, method, 404])
  }
  expect(asked).toEqual([])
  for (const path of toShopAddresses('demo'))
    expect([path, (await ask(port, path)).text]).toEqual([path, 'from the API'])
})

test('An address that can be read in more than one way leads nowhere, and the longest is answered like any other', async () => {
  const { port, api } = await openShop(pages)
  const asked = recordCalls(api)
  const longest = toLongestAddresses('demo')
  const refused = [...toRefusedAddresses('demo'), ...longest.refused, ...REFUSED_PAGES]
  for (const path of refused) expect([path, (await ask(port, path)).status]).toEqual([path, 400])
  for (const path of longest.staff) expect([path, (await ask(port, path)).status]).toEqual([path, 404])
  expect((await ask(port, `/${'\\'.repeat(4096)}`)).status).toBe(414)
  expect(asked).toEqual([])
  for (const path of longest.shop) {
    expect([path, (await ask(port, path)).text]).toEqual([path, 'from the API'])
    expect(asked.pop()).toBe(path.slice('/api'.length))
  }
})

test('A product whose key has a slash has its page and its call at %2F, and at no other address', async () => {
  const { port, api } = await openShop({
    ...pages,
    '/product/a%2Fb/': { title: '直径 1/2 のねじ' },
    '/product/_/uos/': { title: 'まとめて注文', noindex: true },
  })
  const asked: (string | undefined)[] = []
  for (const path of ['/product/a%2Fb/', '/product/a%2fb/?q=1', '/product/%61%2Fb/'])
    expect([path, (await ask(port, path)).text]).toEqual([path, expect.stringContaining('直径 1/2 のねじ')])
  expect(await ask(port, '/product/a%2fb?q=1')).toMatchObject({
    status: 308,
    headers: { location: '/product/a%2Fb/?q=1' },
  })
  expect((await ask(port, '/product/a%2Fb/uos/')).text).toContain('まとめて注文')
  for (const path of ['/product/a/b/', '/product%2fa%2fb/', '/product/a%2Fb%2F'])
    expect([path, (await ask(port, path)).status]).toEqual([path, 404])
  api.intercept(({ url }, response) => {
    asked.push(url)
    response.end('{}')
    return true
  })
  await ask(port, '/api/demo/v1/products/a%2Fb')
  expect(asked).toEqual(['/demo/v1/products/a%2Fb'])
})

test('An API that is down is said in Japanese, to reads and to orders alike', async () => {
  const { port } = await openShop(pages, { toApi: () => 'http://127.0.0.1:9' })
  const order = { method: 'POST', body: 'x'.repeat(200_000) }
  for (const reply of [
    await ask(port, '/api/demo/v1/news'),
    await ask(port, '/api/demo/v1/carts', {}, order),
  ]) {
    expect(reply.status).toBe(502)
    expect(JSON.parse(reply.text)).toEqual({
      code: 'api_unreachable',
      message: expect.stringContaining('接続'),
    })
  }
  expect((await ask(port, '/')).status).toBe(200)
})

test('An API that stays silent is given up', async () => {
  const { port, api } = await openShop(pages, { proxy_timeout_ms: 50 })
  api.intercept((request) => request.url === '/demo/silence')
  const reply = await ask(port, '/api/demo/silence')
  expect(reply.status).toBe(504)
  expect(JSON.parse(reply.text)).toMatchObject({ code: 'api_timeout' })
})

test('An API that breaks off in the middle breaks off for the shopper too, and only then', async () => {
  const { port, api } = await openShop(pages)
  api.intercept((request, response) => {
    if (request.url !== '/demo/half') return false
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.destroy())
    return true
  })
  await expect(ask(port, '/api/demo/half')).rejects.toThrow(/aborted|hang up|ECONNRESET/)
  expect((await ask(port, '/')).status).toBe(200)
})

test('Closing lets a running answer finish', async () => {
  const { port, api, origin } = await openShop(pages)
  const arrived = new Promise<ServerResponse>((resolve) => {
    api.intercept((request, response) => {
      if (request.url !== '/demo/slow') return false
      resolve(response)
      return true
    })
  })
  const reply = ask(port, '/api/demo/slow')
  const answer = await arrived
  const closed = drain(origin)
  answer.end('done')
  expect((await reply).text).toBe('done')
  await closed
})

test('A visitor who leaves while the API answers takes nobody else’s shop down', async () => {
  const { port, api } = await openShop(pages)
  let gone = 0
  api.intercept((request, response) => {
    if (!request.url?.startsWith('/storage/')) return false
    response.end(Buffer.alloc(50_000))
    return true
  })
  for (let turn = 0; turn < 200; turn += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET /storage/p/1/480.webp HTTP/1.1\r\nHost: demo.localhost\r\n\r\n')
        setTimeout(() => socket.destroy(), turn % 4)
      })
      socket.on('close', () => {
        gone += 1
        resolve()
      })
    })
  }
  expect(gone).toBe(200)
  expect((await ask(port, '/')).status).toBe(200)
})
