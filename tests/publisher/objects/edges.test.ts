import { expect, onTestFinished, test } from 'vitest'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { listen } from '#publisher/origin/listen.ts'
import { drain } from '#running/drain.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  toLongestAddresses,
  toRefusedAddresses,
  toShopAddresses,
  toStaffAddresses,
} from '#tests/support/staff-addresses.ts'
import { ask } from '../origin/ask.ts'
import { demoSite } from '../demo-shop.ts'
import { toCardPage } from '../to-card-page.ts'
import { loadEdge, loadLambda, type Visit } from './load-edge.ts'
import { openObjectShop } from './open-object-shop.ts'

const edges = ['cloudflare', 'cloudfront', 'fastly'] as const

const pages = () => ({
  '/': { title: '店', tags: ['demo:page:home', 'demo:card:product:a'] },
  '/404/': { title: 'ありません', status: 404 },
  '/invalid-route/': { title: '正しくありません', status: 404 },
  '/news/a/': { title: 'お知らせ', tags: Array.from({ length: 900 }, (_, at) => `demo:product:${at}`) },
  '/ガイド/送料 & "手数料"/': { title: '送料' },
  '/product/a b/': toCardPage('/product/a b/', '部品'),
  '/product/_/uos/': { title: '器' },
  '/product/a%2Fb/': { title: '直径 1/2 のねじ' },
  '/news/a/index.md': { title: '本文', content_type: 'text/markdown; charset=utf-8' },
})

const addresses = [
  '/',
  '/?q=1',
  '/news/a/',
  '/news/a',
  '/news/a?x=1&y=2',
  '/news/a/index.md',
  '/%E3%82%AC%E3%82%A4%E3%83%89/%E9%80%81%E6%96%99%20%26%20%22%E6%89%8B%E6%95%B0%E6%96%99%22/',
  '/%E3%82%AC%E3%82%A4%E3%83%89/%E9%80%81%E6%96%99%20%26%20%22%E6%89%8B%E6%95%B0%E6%96%99%22',
  '/product/a%20b/',
  '/product/a%20b/uos/',
  '/product/nobody/uos/',
  '/product/a%2Fb/',
  '/product/a%2fb',
  '/product/a%2Fb/uos/',
  '/product/a/b/',
  '/product/nobody/',
  '/og/product/a%20b/card.jpg',
  '/og/product/a%20b/000000000000.jpg',
  '/og/product/other/card.jpg',
  '/_astro/style.abc123.css',
  '/_astro/gone.css',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap-index.xml',
  '/404.html',
  '/old/page.php',
  '/old/page.php?id=7',
  '/old/page.php?id=7&utm=x',
  '/old/page.php/',
  '/nothing/',
  '/nothing%00/',
  '/%E3%81',
  '/a//b/',
  '/api/other/public.json',
  `/${'x'.repeat(5000)}`,
  '/api/demo/a%2f..%2fb',
  '/a%5cb/',
  '/a%252fb/',
  ...toLongestAddresses('demo').refused.filter((path) => new URL(path, 'http://a').href.endsWith(path)),
]

async function openBoth(target: (typeof edges)[number]) {
  const shop = await openObjectShop(target, pages())
  shop.api.content.redirects = [
    { from: '/old/page.php', to: '/news/a/' },
    { from: '/old/page.php?id=7', to: '/product/a b/#top' },
    { from: '/news/a', to: '/' },
  ]
  shop.api.content.version += 1
  await shop.publish()
  await shop.sender.send()
  const origin = createOrigin({
    store: await shop.store.openServed(),
    sites: [demoSite],
    toApi: () => shop.api.base,
  })
  const port = await listen(origin, 0, '127.0.0.1')
  onTestFinished(() => drain(origin, 0))
  return { shop, port, visit: await loadEdge(target, shop) }
}

const unpackers: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
}

/** Of the connection, or said for CDNs in words of their own. */
const ofTransport = [
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
  // Of our log.
  'x-request-id',
]
const ofCdns = ['cache-control', 'cdn-cache-control', 'cache-tag']

const withoutFields = (fields: object, names: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

async function askEdge(visit: Visit, path: string, headers: Record<string, string>, method = 'GET') {
  const answer = await visit(path, { headers, method })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: Object.fromEntries(answer.headers), bytes }
}

test.each(edges)(
  'What is sent before %s answers every address like our origin: status, header fields and bytes',
  async (target) => {
    const { port, visit } = await openBoth(target)
    const encodings = [{}, { 'accept-encoding': 'gzip, br' }, { 'accept-encoding': 'gzip' }]
    for (const headers of encodings as Record<string, string>[]) {
      for (const path of addresses) {
        for (const method of ['GET', 'HEAD', 'POST']) {
          const own = await ask(port, path, headers, { method })
          const theirs = await askEdge(visit, path, headers, method)
          const of = [path, method, headers['accept-encoding']]
          expect([...of, theirs.status]).toEqual([...of, own.status])
          const left = [...ofTransport, ...(target === 'cloudfront' ? ofCdns : [])]
          const isGzipOnly = target === 'fastly' && headers['accept-encoding']?.includes('br')
          if (isGzipOnly) left.push('etag', 'content-encoding')
          expect([...of, withoutFields(theirs.headers, left)]).toEqual([
            ...of,
            withoutFields(own.headers, left),
          ])
          const [one, other] = [own, theirs].map(
            ({ headers: said }) => said['content-encoding'] ?? 'identity',
          )
          if (method === 'GET')
            expect([...of, unpackers[other!]!(theirs.bytes).toString('base64')]).toEqual([
              ...of,
              unpackers[one!]!(own.body).toString('base64'),
            ])
          else expect(theirs.bytes.length > 0).toBe(own.body.length > 0)
        }
      }
    }
  },
  60_000,
)

test.each(edges)('Before %s a visitor who has the page is told so', async (target) => {
  const { visit } = await openBoth(target)
  const headers = { 'accept-encoding': 'gzip' }
  const { headers: said } = await askEdge(visit, '/news/a/', headers)
  const again = await askEdge(visit, '/news/a/', { ...headers, 'if-none-match': said['etag']! })
  expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, said['etag']])
})

test.each(edges)('Before %s calls go to the API as they are, and nothing of the staff’s', async (target) => {
  const { shop, visit } = await openBoth(target)
  const asked: unknown[] = []
  shop.api.intercept((request, response) => {
    const { cookie, 'x-forwarded-host': host, 'x-forwarded-for': visitor } = request.headers
    const claims = Object.keys(request.headers).filter((name) => /^true-client|^x-noren|^cf-/.test(name))
    asked.push([request.method, request.url, cookie, host, visitor, claims])
    response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] })
    request.pipe(response)
    return true
  })
  const evil = '198.51.100.66'
  const headers = {
    cookie: 'cartToken=a',
    'true-client-ip': evil,
    'x-forwarded-for': evil,
    'x-noren-visitor': evil,
  }
  const answer = await visit('/api/demo/v1/a%2Fb?q=1', { method: 'POST', body: '{"a":1}', headers })
  expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([
    201,
    '{"a":1}',
    ['a=1', 'b=2'],
  ])
  expect(asked).toEqual([
    ['POST', '/demo/v1/a%2Fb?q=1', 'cartToken=a', 'demo.localhost:4321', '203.0.113.7', []],
  ])
  for (const path of toStaffAddresses('demo')) expect([path, (await visit(path)).status]).toEqual([path, 404])
  const longest = toLongestAddresses('demo')
  // A program that is given a `Request` sees what `URL` left: a backslash became a slash, and dots went.
  const isSeen = (path: string) =>
    target === 'cloudfront' || new URL(path, demoSite.origin).href === demoSite.origin + path
  for (const path of [...toRefusedAddresses('demo'), ...longest.refused].filter(isSeen))
    expect([path, (await visit(path)).status]).toEqual([path, 400])
  for (const path of longest.staff) expect([path, (await visit(path)).status]).toEqual([path, 404])
  expect(asked.length).toBe(1)
  for (const path of [...toShopAddresses('demo'), ...longest.shop])
    expect([path, (await visit(path)).status]).toEqual([path, 201])
})

test('CloudFront’s answers name the tags that change them, and last a minute should a purge be lost', async () => {
  const { shop, visit } = await openBoth('cloudfront')
  const tagsOf = async (path: string) => {
    const { headers } = await askEdge(visit, path, {})
    return [headers['cache-tag']?.split(','), headers['cache-control']] as const
  }
  const [home, cache] = await tagsOf('/')
  expect(cache).toBe('public, max-age=0, must-revalidate, s-maxage=60')
  expect((await tagsOf('/_astro/style.abc123.css'))[1]).toBe('public, max-age=31536000, immutable')
  shop.cdn.asked.length = 0
  await shop.edit('/', { title: '新しい店' })
  await shop.edit('/nothing/', { title: 'いまはある' })
  await shop.sender.send()
  const purged = [...shop.cdn.asked[0]!.body.matchAll(/<Path>#([^<]+)<\/Path>/g)].map(([, tag]) => tag)
  expect(shop.cdn.asked.map(({ url }) => url)).toEqual(['/2020-05-31/distribution/E1/invalidation'])
  const isPurged = (tags: string[] | undefined) => tags?.some((tag) => purged.includes(tag)) ?? false
  expect(isPurged(home)).toBe(true)
  expect(isPurged((await tagsOf('/nothing'))[0])).toBe(true)
  expect(isPurged((await tagsOf('/news/a/'))[0])).toBe(false)
})

test('CloudFront’s origin answers nobody who does not come by CloudFront', async () => {
  const { shop } = await openBoth('cloudfront')
  const { handler } = await loadLambda(shop)
  const visit = {
    rawPath: '/',
    rawQueryString: '',
    isBase64Encoded: false,
    requestContext: { http: { method: 'GET' } },
  }
  for (const said of [undefined, '', 'guess'])
    expect(
      await handler({ ...visit, headers: said === undefined ? {} : { 'x-noren-edge': said } }),
    ).toMatchObject({ statusCode: 403 })
})

test('While its API is down an edge says so in Japanese, and shows the shop', async () => {
  const { shop, visit } = await openBoth('cloudflare')
  await shop.api.stop()
  const answer = await visit('/api/demo/public.json')
  expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'api_unreachable' }])
  expect((await visit('/news/a/')).status).toBe(200)
})

test('When the bucket lacks what its list names, an edge says that it cannot answer, and nobody keeps that', async () => {
  const { shop, visit } = await openBoth('cloudflare')
  for (const key of shop.list().filter((one) => one.startsWith('objects/')))
    (shop.s3.objects as Map<string, unknown>).delete(
      `${shop.bucket_place.bucket}/${shop.bucket_place.prefix}/${key}`,
    )
  const answer = await visit('/news/a/')
  expect([
    answer.status,
    answer.headers.get('cache-control'),
    answer.headers.get('x-content-type-options'),
  ]).toEqual([503, 'no-store', 'nosniff'])
  expect(await answer.text()).not.toContain('objects/')
})
