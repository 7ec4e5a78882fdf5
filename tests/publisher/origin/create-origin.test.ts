import http from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { CHANNEL_MISSING } from '#contract/channel-missing.ts'
import { drain } from '#running/drain.ts'
import { listen } from '#publisher/origin/listen.ts'
import { demoBundle, demoSite, toSite } from '../open-workshop.ts'
import { ask, askRaw } from './ask.ts'
import { openIndex } from './open-index.ts'
import { openShop } from './open-shop.ts'

const body = '<p>丈夫で軽いブレーキパッドです。</p>'.repeat(20)
const pages = () => ({
  '/': { title: '店', tags: ['demo:banners', 'demo:settings'] },
  '/404/': { title: 'ページが見つかりません', status: 404 },
  '/product/bd-1/': { title: 'ブレーキパッド', body },
  '/ご利用ガイド/': { title: 'ご利用ガイド' },
})

test('A shopper gets the page with its policy, its tags and the house’s security headers', async () => {
  const { port } = await openShop(pages())
  const page = await ask(port, '/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<h1>店</h1>')
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'cache-tag': 'demo:banners,demo:settings',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(page.headers['strict-transport-security']).toBeUndefined()
})

test('HSTS is promised where the shop has TLS', async () => {
  const secure = { ...demoSite, origin: 'https://shop.example' }
  const { port } = await openShop(pages(), { sites: [secure] })
  expect((await ask(port, '/')).headers['strict-transport-security']).toBe('max-age=31536000')
})

test('Every redirect and refusal carries the shop’s security headers, HSTS among them', async () => {
  const secure = { ...demoSite, origin: 'https://shop.example' }
  const { port, api } = await openShop(pages(), { sites: [secure, toSite('later')], proxy_timeout_ms: 50 })
  api.intercept((request) => request.url === '/demo/silence')
  const wanted = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
  }
  const hsts = { 'strict-transport-security': 'max-age=31536000' }
  const asked: [path: string, status: number, headers?: Record<string, string>, method?: string][] = [
    ['/product/bd-1', 308],
    ['/_astro/gone.js', 404],
    ['/nothing/', 404],
    ['/../x', 400],
    [`/${'a'.repeat(5000)}`, 414],
    ['/', 405, {}, 'POST'],
    ['/api/demo/silence', 504],
    ['/api/demo/v1/news', 405, {}, 'TRACE'],
    ['/api/demo/public.json', 200],
    ['/', 400, { 'content-length': '3' }],
  ]
  for (const [path, status, headers, method] of asked) {
    const reply = await ask(port, path, headers, { method: method ?? 'GET' })
    expect([path, reply.status, reply.headers]).toMatchObject([path, status, { ...wanted, ...hsts }])
  }
  expect(await ask(port, '/', { host: 'later.localhost' })).toMatchObject({ status: 503, headers: wanted })
  expect(await ask(port, '/', { host: 'evil.example' })).toMatchObject({ status: 404, headers: wanted })
  expect(await askRaw(port, 'nonsense\r\n\r\n')).toContain('x-content-type-options: nosniff')
})

test('Bytes come as brotli, gzip or plain, each with its own tag', async () => {
  const { port } = await openShop(pages())
  const [br, gzip, plain, refused] = await Promise.all([
    ask(port, '/product/bd-1/', { 'accept-encoding': 'gzip, deflate, br' }),
    ask(port, '/product/bd-1/', { 'accept-encoding': 'gzip' }),
    ask(port, '/product/bd-1/'),
    ask(port, '/product/bd-1/', { 'accept-encoding': 'br;q=0, identity' }),
  ])
  expect(br.headers['content-encoding']).toBe('br')
  expect(br.headers.vary).toBe('accept-encoding')
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  expect(refused.headers['content-encoding']).toBeUndefined()
  expect(new Set([br, gzip, plain].map((reply) => reply.headers.etag)).size).toBe(3)
})

test('A browser that has the page gets 304, after an edit the new page', async () => {
  const { port, api, publish } = await openShop(pages())
  const { etag = '' } = (await ask(port, '/')).headers
  const again = await ask(port, '/', { 'if-none-match': `"other", W/${etag}` })
  expect(again).toMatchObject({ status: 304, text: '' })
  expect(again.headers.etag).toBe(etag)
  api.content.pages['/'] = { title: '新しい店' }
  await publish()
  expect((await ask(port, '/', { 'if-none-match': etag })).text).toContain('新しい店')
})

test('HEAD says what GET would, without the bytes', async () => {
  const { port } = await openShop(pages())
  const [get, head] = [await ask(port, '/'), await ask(port, '/', {}, { method: 'HEAD' })]
  expect(head.text).toBe('')
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

test('A bare address leads to the one with the slash and keeps its query', async () => {
  const { port } = await openShop(pages())
  const bare = await ask(port, '/product/bd-1?utm=a?b&c=%E3%81%82')
  expect(bare.status).toBe(308)
  expect(bare.headers.location).toBe('/product/bd-1/?utm=a?b&c=%E3%81%82')
  expect((await ask(port, `/${encodeURIComponent('ご利用ガイド')}`)).headers.location).toBe(
    `/${encodeURIComponent('ご利用ガイド')}/`,
  )
  expect((await ask(port, `/${encodeURIComponent('ご利用ガイド')}/`)).text).toContain('ご利用ガイド')
})

test('An unknown address shows the shop’s own page for it, with status 404', async () => {
  const { port } = await openShop(pages())
  for (const path of [
    '/nothing/',
    '/nothing',
    '/product//bd-1/',
    '//evil.example',
    '/a%00/',
    '/a%2Fb/',
    '/%zz/',
  ]) {
    const reply = await ask(port, path)
    expect([path, reply.status]).toEqual([path, 404])
    expect(reply.text).toContain('ページが見つかりません')
  }
  expect((await ask(port, '/_astro/gone.js')).text).toBe('Not found.\n')
})

test('Nobody climbs out of the shop, however the dots are spelled', async () => {
  const { port } = await openShop(pages())
  for (const path of [
    '/../x',
    '/%2e%2e/x',
    '/api/../x',
    '/api/.%2E/x',
    '/api/%2e%2e%2fx',
    '/storage/..\\x',
    '/a/..',
  ]) {
    expect([path, (await ask(port, path)).status]).toEqual([path, 400])
  }
})

test('Files named after their content may be kept for a year, and those of older releases still answer', async () => {
  const { port, publish, api } = await openShop(pages())
  const style = '/_astro/style.abc123.css'
  expect((await ask(port, style)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  api.content.version = 2
  const client = demoBundle.client.replace('client', '')
  const newer = { ...demoBundle, manifest: { ...demoBundle.manifest, code_hash: 'code-2' }, client }
  await publish({ bundle: newer })
  expect((await ask(port, '/favicon.ico')).status).toBe(404)
  expect((await ask(port, style)).status).toBe(200)
})

test('Other hosts get one plain sentence, and no shop', async () => {
  const { port } = await openShop(pages())
  const reply = await ask(port, '/', { host: 'evil.example' })
  expect(reply).toMatchObject({ status: 404, text: 'No shop answers at this address.\n' })
  expect((await ask(port, '/', { host: 'DEMO.localhost.' })).status).toBe(200)
})

test('An origin is ready while its store can be read, whatever its APIs and its unpublished shops say, whatever the host', async () => {
  const sites = [demoSite, toSite('later')]
  const { port, api } = await openShop(pages(), { sites })
  api.intercept(({ url }) => url?.startsWith('/later/') ?? false)
  const ready = await ask(port, '/readyz', { host: '10.0.0.1' })
  expect([ready.status, JSON.parse(ready.text), ready.headers['cache-control']]).toEqual([
    200,
    {
      status: 'ready',
      parts: { store: 'ok' },
      sites: { demo: { pages: 'live', api: 'ok' }, later: { pages: 'none', api: 'fails' } },
    },
    'no-store',
  ])
  expect(ready.text).not.toContain('127.0.0.1')
  expect(await ask(port, '/livez', { host: '10.0.0.1' })).toMatchObject({ status: 200, text: 'ok\n' })
  expect((await ask(port, '/', { host: 'later.localhost' })).status).toBe(503)
})

test('An origin whose store cannot be read is alive and not ready', async () => {
  const { port, store } = await openShop(pages())
  const index = openIndex(store.folder)
  index.exec('ALTER TABLE live RENAME TO gone')
  expect((await ask(port, '/livez')).status).toBe(200)
  const reply = await ask(port, '/readyz')
  expect([reply.status, JSON.parse(reply.text)]).toMatchObject([
    503,
    { status: 'not ready', parts: { store: 'fails' }, sites: { demo: { pages: 'fails' } } },
  ])
  index.exec('ALTER TABLE gone RENAME TO live')
  expect((await ask(port, '/readyz')).status).toBe(200)
})

test('A shop may have a page of that name: its address ends with a slash', async () => {
  const { port } = await openShop({ ...pages(), '/readyz/': { title: '準備' } })
  expect((await ask(port, '/readyz/')).text).toContain('準備')
})

test('A site whose channel the API does not know answers 404', async () => {
  const gone = http.createServer((_, response) => {
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 'channel_not_found', message: CHANNEL_MISSING }))
  })
  const api = await listen(gone, 0, '127.0.0.1')
  onTestFinished(() => drain(gone, 0))
  const { port } = await openShop(pages(), {
    sites: [demoSite, toSite('later')],
    toApi: () => `http://127.0.0.1:${api}`,
  })
  const reply = await ask(port, '/', { host: 'later.localhost' })
  expect(reply).toMatchObject({ status: 404, text: '404 Page Not Found\n' })
})

test('Pages are read, not written', async () => {
  const { port } = await openShop(pages())
  const reply = await ask(port, '/', {}, { method: 'POST', body: 'x' })
  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
})

test('Header fields beyond all measure answer 431, nonsense 400', async () => {
  const { port } = await openShop(pages())
  const huge = `GET / HTTP/1.1\r\nhost: demo.localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`
  expect(await askRaw(port, huge)).toMatch(/^HTTP\/1\.1 431 /)
  expect(await askRaw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})
