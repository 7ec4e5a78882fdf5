import { gunzipSync } from 'node:zlib'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportSite } from '#publisher/export/export-site.ts'
import { onNginx } from '#tests/support/on-nginx.ts'
import {
  REFUSED_PAGES,
  toLongestAddresses,
  toRefusedAddresses,
  toShopAddresses,
  toStaffAddresses,
} from '#tests/support/staff-addresses.ts'
import { recordCalls } from '../record-calls.ts'
import { ask } from '../origin/ask.ts'
import { createFolder, openWorkshop, toSite } from '../open-workshop.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { startNginx } from './start-nginx.ts'

const pages = () => ({
  '/': { title: '店' },
  '/404/': { title: 'ページが見つかりません', status: 404 },
  '/news/a/': { title: 'お知らせ', body: 'あ'.repeat(500) },
  '/ご利用ガイド/': { title: 'ご利用ガイド' },
  '/product/_/uos/': { title: 'まとめて注文', noindex: true },
  '/orders/receipt/': { title: '領収書', noindex: true },
  '/social-gift/_/shipping/': { title: 'お届け先', noindex: true },
  '/news/a/index.md': { title: 'お知らせ', content_type: 'text/markdown; charset=utf-8' },
  '/news/feed.xml': { title: 'お知らせ', content_type: 'application/rss+xml; charset=utf-8' },
})

async function openHost(nginx: string, pictures: 'ship' | 'leave' = 'leave') {
  const port = await findFreePort()
  const site = { ...toSite('demo'), origin: `http://demo.localhost:${port}` }
  const workshop = await openWorkshop(pages())
  await workshop.publish({ site })
  const folder = createFolder()
  const write = () =>
    exportSite({
      site,
      store: workshop.store,
      folder,
      target: 'nginx',
      pictures,
      storage_url: '/storage',
      is_keycode_required: false,
      api: workshop.api.base,
    })
  await write()
  const start = (...more: string[]) => startNginx(nginx, [join(folder, 'demo.conf'), ...more])
  const get = (path: string, headers: Record<string, string> = {}, more = {}) =>
    ask(port, path, { host: `demo.localhost:${port}`, ...headers }, more)
  return { ...workshop, site, port, folder, write, start, get }
}

const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
}

onNginx('A page is served at its address, and the bare form leads there for good', async (nginx) => {
  const host = await openHost(nginx)
  host.start()
  const page = await host.get('/news/a/')
  expect(page).toMatchObject({
    status: 200,
    headers: {
      ...security,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  })
  expect(page.text).toContain('お知らせ')
  expect(await host.get('/news/a?q=1')).toMatchObject({
    status: 308,
    headers: { location: '/news/a/?q=1' },
  })
  expect(await host.get(encodeURI('/ご利用ガイド'))).toMatchObject({
    status: 308,
    headers: { location: encodeURI('/ご利用ガイド/') },
  })
  expect((await host.get(encodeURI('/ご利用ガイド/'))).text).toContain('ご利用ガイド')
  expect((await host.get('/')).text).toContain('店')
  expect(await host.get('/news/a/index.md')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' },
  })
  expect((await host.get('/news/feed.xml')).headers['content-type']).toBe(
    'application/rss+xml; charset=utf-8',
  )
  expect((await host.get('/', {}, { method: 'POST' })).status).toBe(405)
})

onNginx('An address with a secret says that nobody is to be told of it', async (nginx) => {
  const host = await openHost(nginx)
  host.start()
  for (const path of ['/orders/receipt/?no=1&t=hush', '/social-gift/hush/shipping/']) {
    const { status, headers } = await host.get(path)
    expect([path, status, headers['referrer-policy']]).toEqual([path, 200, 'no-referrer'])
  }
})

onNginx('What does not exist answers 404 with the shop’s own page and every header', async (nginx) => {
  const host = await openHost(nginx)
  host.start()
  for (const path of [
    '/nothing',
    '/nothing/',
    '/_astro/gone.js',
    '/news/a/index.html',
    '/404.html',
    '/news',
  ]) {
    const { status, text, headers } = await host.get(path)
    expect([path, status]).toEqual([path, 404])
    expect(headers).toMatchObject({ ...security, 'cache-control': 'public, max-age=0, must-revalidate' })
    expect(text).toContain('ページが見つかりません')
  }
})

onNginx('Every redirect and refusal carries the security headers', async (nginx) => {
  const host = await openHost(nginx)
  host.start()
  const look = async (path: string, status: number, more: [Record<string, string>?, object?] = []) => {
    const reply = await host.get(path, ...more)
    // What the API answers has a policy of its own, or needs none.
    const { 'content-security-policy': policy, ...others } = security
    const wanted = path.startsWith('/api/') ? others : { ...others, 'content-security-policy': policy }
    expect([path, reply.status, reply.headers]).toMatchObject([path, status, wanted])
  }
  await look('/news/a', 308)
  await look('/product/any/uos', 308)
  await look('/%2e%2e/x', 400)
  await look('/', 400, [{ 'content-length': '3' }, {}])
  await look('/', 405, [{}, { method: 'POST' }])
  await look('/', 404, [{ host: 'evil.example' }, {}])
  await look('/api/demo/public.json', 200)
  await host.api.stop()
  await look('/api/demo/public.json', 502)
})

onNginx('Nobody is led away from the shop by an odd address', async (nginx) => {
  const host = await openHost(nginx)
  host.start()
  for (const path of [
    '//evil.example/..//news/a',
    '/news/../news/a',
    '/%2e%2e/news/a',
    '/api/demo/%2e%2e/other/public.json',
    '/storage/..%2fdemo/public.json',
  ]) {
    expect([path, (await host.get(path)).status]).toEqual([path, 400])
  }
  expect((await host.get('/product/a%5cb/uos')).status).toBe(400)
  for (const path of ['//news/a', '/product/a%0d%0aset-cookie:x=1/uos', '/news%2fa/']) {
    const { status, headers } = await host.get(path)
    expect([path, status, headers['set-cookie']]).toEqual([path, 404, undefined])
  }
})

onNginx('One shell answers for every key of its route', async (nginx) => {
  const host = await openHost(nginx)
  host.start()
  expect((await host.get('/product/any-key/uos/')).text).toContain('まとめて注文')
  expect(await host.get('/product/any-key/uos?x=1')).toMatchObject({
    status: 308,
    headers: { location: '/product/any-key/uos/?x=1' },
  })
  expect((await host.get('/product/a/b/uos/')).status).toBe(404)
})

onNginx('Who has a page gets 304, and after an edit of the same length the new one', async (nginx) => {
  const host = await openHost(nginx)
  host.start()
  const first = await host.get('/news/a/')
  const etag = first.headers.etag ?? ''
  expect(await host.get('/news/a/', { 'if-none-match': etag })).toMatchObject({
    status: 304,
    headers: security,
  })
  host.api.content.pages['/news/a/'] = { title: 'お知らサ', body: 'あ'.repeat(500) }
  await host.publish({ site: host.site })
  expect(await host.write()).toMatchObject({ written: 2, removed: 0 })
  const second = await host.get('/news/a/', { 'if-none-match': etag })
  expect(second.status).toBe(200)
  expect(second.text).toContain('お知らサ')
})

onNginx('Scripts and styles never change, and text is sent as it was compressed', async (nginx) => {
  const host = await openHost(nginx)
  host.start()
  expect(await host.get('/_astro/style.abc123.css')).toMatchObject({
    status: 200,
    headers: {
      ...security,
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
  expect((await host.get('/favicon.ico')).headers['cache-control']).toBe('public, max-age=3600')
  const page = await host.get('/news/a/', { 'accept-encoding': 'gzip' })
  expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(page.body).toString()).toBe((await host.get('/news/a/')).text)
})

onNginx('The API answers below the shop’s own address, its own channel alone', async (nginx) => {
  const host = await openHost(nginx)
  const asked: (string | undefined)[][] = []
  host.api.intercept((request, response) => {
    const { headers } = request
    asked.push([request.method, request.url, String(headers['x-forwarded-host']), headers.host])
    response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-content-type-options': 'nosniff' })
    request.pipe(response)
    return true
  })
  host.start()
  const answer = await host.get('/api/demo/v1/a%2Fb?q=1', {}, { method: 'POST', body: '{"a":1}' })
  expect(answer).toMatchObject({
    status: 201,
    text: '{"a":1}',
    headers: { 'set-cookie': ['a=1', 'b=2'], 'x-content-type-options': 'nosniff' },
  })
  expect((await host.get('/storage/p/1.webp')).status).toBe(201)
  expect((await host.get('/api/other/public.json')).status).toBe(404)
  const upstream = new URL(host.api.base).host
  const own = `demo.localhost:${host.port}`
  expect(asked).toEqual([
    ['POST', '/demo/v1/a%2Fb?q=1', own, upstream],
    ['GET', '/storage/p/1.webp', own, upstream],
  ])
})

onNginx('While the API is down pages are served and calls are told so in Japanese', async (nginx) => {
  const host = await openHost(nginx)
  host.start()
  await host.api.stop()
  expect((await host.get('/news/a/')).status).toBe(200)
  const { status, text, headers } = await host.get('/api/demo/public.json')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    502,
    'application/json; charset=utf-8',
    'no-store',
  ])
  expect(JSON.parse(text)).toMatchObject({
    code: 'api_unreachable',
    message: expect.stringContaining('接続'),
  })
})

onNginx('Each host shows its own shop, and an unknown one none', async (nginx) => {
  const host = await openHost(nginx)
  const other = { ...toSite('other-shop'), origin: `http://other-shop.localhost:${host.port}` }
  host.api.content.pages['/only-here/'] = { title: '別の店' }
  await host.publish({ site: other })
  const folder = createFolder()
  await exportSite({
    site: other,
    store: host.store,
    folder,
    target: 'nginx',
    pictures: 'leave',
    storage_url: '/storage',
    is_keycode_required: false,
    api: host.api.base,
  })
  host.start(join(folder, 'other-shop.conf'))
  expect((await host.get('/')).text).toContain('data-site="demo"')
  expect((await host.get('/', { host: 'other-shop.localhost' })).text).toContain('data-site="other-shop"')
  expect((await host.get('/only-here/')).status).toBe(404)
  const stranger = await host.get('/', { host: 'evil.example' })
  expect([stranger.status, stranger.text]).toEqual([404, 'No shop answers at this address.\n'])
})

onNginx('Shipped pictures are files, and those that are not the API’s', async (nginx) => {
  const host = await openHost(nginx, 'ship')
  host.api.content.pages['/'] = { title: '店', body: '<img src="/storage/p/1.webp">' }
  host.api.intercept((request, response) => {
    if (!request.url?.startsWith('/storage/')) return false
    response.writeHead(200, { 'content-type': 'image/webp' }).end(request.url)
    return true
  })
  await host.publish({ site: host.site })
  await host.write()
  host.start()
  expect(await host.get('/storage/p/1.webp')).toMatchObject({
    text: '/storage/p/1.webp',
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: /./,
    },
  })
  expect((await host.get('/storage/p/2.webp')).text).toBe('/storage/p/2.webp')
})

test('A folder nginx cannot be told of is refused in one sentence', async () => {
  const workshop = await openWorkshop(pages())
  await workshop.publish()
  const folder = join(createFolder(), 'a"b')
  const options = {
    target: 'nginx',
    pictures: 'leave',
    storage_url: '/storage',
    is_keycode_required: false,
  } as const
  await expect(
    exportSite({ ...options, site: toSite('demo'), store: workshop.store, folder, api: workshop.api.base }),
  ).rejects.toThrow(/^nginx cannot be told of the folder .*a"b/)
})

onNginx(
  'Pages and calls of the staff cannot be reached through a shop, however they are written',
  async (nginx) => {
    const host = await openHost(nginx)
    const asked = recordCalls(host.api)
    host.start()
    for (const path of [...toStaffAddresses('demo'), '/api/%64emo/admin/', '/%61pi/demo/admin/']) {
      for (const method of ['GET', 'POST'])
        expect([path, method, (await host.get(path, {}, { method })).status]).toEqual([path, method, 404])
    }
    expect(asked).toEqual([])
    for (const path of toShopAddresses('demo')) {
      expect([path, (await host.get(path)).text]).toEqual([path, 'from the API'])
      expect(asked.pop()).toBe(path.slice('/api'.length))
    }
  },
)

onNginx(
  'An address that can be read in more than one way leads nowhere, also the longest, and where an expression is given up',
  async (nginx) => {
    const host = await openHost(nginx)
    const asked = recordCalls(host.api)
    host.start()
    const longest = toLongestAddresses('demo')
    for (const path of [...toRefusedAddresses('demo'), ...longest.refused, ...REFUSED_PAGES])
      expect([path, (await host.get(path)).status]).toEqual([path, 400])
    for (const path of longest.staff) expect([path, (await host.get(path)).status]).toEqual([path, 404])
    for (const letter of ['\\', '%5c', '/', 'a']) {
      const path = `/api/demo/${letter.repeat(8_000 / letter.length)}`
      expect([path, (await host.get(path)).status]).toEqual([path, 414])
    }
    expect(asked).toEqual([])
    for (const path of longest.shop) {
      expect([path, (await host.get(path)).text]).toEqual([path, 'from the API'])
      expect(asked.pop()).toBe(path.slice('/api'.length))
    }
  },
)

onNginx(
  'A product whose key has a slash has its page and its call at %2F, and at no other address',
  async (nginx) => {
    const host = await openHost(nginx)
    host.api.content.pages['/product/ねじ a%2Fb/'] = { title: '直径 1/2 のねじ' }
    await host.publish({ site: host.site })
    await host.write()
    host.start()
    const page = `/product/${encodeURIComponent('ねじ a/b')}`
    expect(await host.get(`${page}/`)).toMatchObject({
      status: 200,
      headers: { ...security, 'content-type': 'text/html; charset=utf-8' },
      text: expect.stringContaining('直径 1/2 のねじ'),
    })
    expect(await host.get(`${page}?q=1`)).toMatchObject({
      status: 308,
      headers: { location: `${page}/?q=1` },
    })
    expect((await host.get(`${page}/uos/`)).text).toContain('まとめて注文')
    for (const path of [page.replace('%2F', '/'), `${page}%2F`, page.replace('/product/', '/product%2F')])
      expect([path, (await host.get(`${path}/`)).status]).toEqual([path, 404])
  },
)
