import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoSite } from '../open-workshop.ts'
import { toCardPage } from '../to-card-page.ts'
import { exportClosedShop } from './export-closed-shop.ts'
import { createFileHost, listAddresses } from './file-host.ts'

const SECRET = '秘密の卸値'
const pass = { cookie: 'cartToken=a; keycode_token=pass-1' }
const strangers: Record<string, string>[] = [
  {},
  { cookie: 'keycode_token=' },
  { cookie: 'keycode_token=forged' },
  { cookie: 'keycode_token=%zz' },
  { cookie: 'xkeycode_token=pass-1' },
  { 'x-keycode-token': 'forged' },
]
const hosts = ['cloudflare', 'netlify'] as const
type Host = (typeof hosts)[number]

const pages = () => ({
  '/': { title: SECRET },
  '/404/': { title: SECRET, status: 404 },
  '/keycode/': { title: 'キーコードの入力', noindex: true },
  '/product/bd-1/': toCardPage('/product/bd-1/', SECRET),
  '/product/bd-1/index.md': { title: SECRET, content_type: 'text/markdown; charset=utf-8' },
  '/news/feed.xml': { title: SECRET, content_type: 'application/rss+xml; charset=utf-8' },
  '/ご利用ガイド/': { title: SECRET },
  '/product/_/uos/': { title: SECRET },
})

type Ask = (request: Request) => Promise<Response>

/** The function that was written, as its host runs it: its module, and the host's way to the files. */
async function loadFunction(host: Host, folder: string): Promise<Ask> {
  const files = createFileHost(host === 'netlify' ? join(folder, 'files') : folder)
  const name = host === 'netlify' ? 'netlify/edge-functions/door.js' : '_worker.js'
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)) as {
    default: unknown
  }
  if (host === 'netlify') {
    const door = module.default as (request: Request, context: object) => Promise<Response>
    return (request) => door(request, { ip: '203.0.113.7', next: async () => files(request) })
  }
  const worker = module.default as { fetch: (request: Request, env: object) => Promise<Response> }
  // What a worker asks for knows no rules of `_redirects`.
  return (request) => worker.fetch(request, { ASSETS: { fetch: async (one: Request) => files(one, false) } })
}

async function openClosedHost(host: Host) {
  const { folder, ...workshop } = await exportClosedShop(pages(), demoSite, host)
  const ask = await loadFunction(host, folder)
  const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    ask(new Request(`https://shop.example${path}`, { headers, redirect: 'manual', ...init }))
  const files = host === 'netlify' ? join(folder, 'files') : folder
  return { ...workshop, folder, files, get }
}

test.for(hosts)(
  'Not one byte of a closed shop leaves %s without a pass',
  { timeout: 60_000 },
  async (host) => {
    const { get, files } = await openClosedHost(host)
    const all = listAddresses(files)
    expect(all.some((address) => /^\/og\/.+\.jpg$/.test(address))).toBe(true)
    expect(all).toContain('/product/bd-1/index.md')
    const open = all.filter(
      (one) => one.startsWith('/_astro/') || ['/keycode/', '/robots.txt', '/favicon.ico'].includes(one),
    )
    expect(open).toHaveLength(4)
    const rest = all.filter((address) => !open.includes(address) && !address.startsWith('/_'))
    expect(rest.length).toBeGreaterThan(7)
    const addresses = [
      ...rest,
      '/product/anything/uos/',
      '/product/bd-1',
      '/product/bd-1/index.html',
      '/keycode/index.html',
      '/%6beycode/',
      '//keycode/',
      '/there-is-nothing/',
      '/nor-such-a-file.xml',
      '/storage/demo/products/bd-1/320.webp',
      '/_astro/nothing.js',
      '/_astro/%2e%2e%2fproduct/bd-1/',
      '/_astro/..%5cproduct/bd-1/',
    ]
    for (const stranger of strangers) {
      for (const address of addresses) {
        for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
          const answer = await get(address, stranger, { method })
          const text = await answer.text()
          expect([address, method, [302, 400, 403, 404, 405].includes(answer.status)]).toEqual([
            address,
            method,
            true,
          ])
          expect([address, text.includes(SECRET) || /jpeg|ÿØÿ/.test(text)]).toEqual([address, false])
          if (answer.status === 302) {
            const wanted = address === '/' ? '' : `?redirect_url=${encodeURIComponent(address)}`
            expect(answer.headers.get('location')).toBe(`/keycode/${wanted}`)
            expect(answer.headers.get('cache-control')).toBe('no-store')
          }
        }
      }
    }
    for (const address of open) expect([address, (await get(address)).status]).toEqual([address, 200])
    expect(await (await get('/robots.txt')).text()).toContain('Disallow: /')
  },
)

test.for(hosts)(
  'With its pass a closed shop is served by %s, and nobody else may keep what is',
  async (host) => {
    const { get, files } = await openClosedHost(host)
    const card = listAddresses(files).find((address) => address.startsWith('/og/'))!
    const shown = [
      '/',
      '/product/bd-1/',
      '/product/any/uos/',
      encodeURI('/ご利用ガイド/'),
      '/news/feed.xml',
      '/product/bd-1/index.md',
    ]
    for (const headers of [pass, { 'x-keycode-token': 'pass-1' }]) {
      for (const address of shown) {
        const page = await get(address, headers)
        expect([address, page.status, await page.text()]).toEqual([
          address,
          200,
          expect.stringContaining(SECRET),
        ])
        expect(page.headers.get('cache-control')).toBe('private, no-cache')
        expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
        expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
        expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      }
      const receipt = await get('/orders/receipt/?t=hush', headers)
      expect(receipt.headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect((await get(card, pass)).headers.get('cache-control')).toBe('private, no-cache')
    expect((await get('/there-is-nothing/', pass)).status).toBe(404)
    expect((await get('/product/bd-1', pass)).headers.get('location')).toBe('/product/bd-1/')
  },
)

test.for(hosts)('A pass that ran out opens nothing at %s, at the latest a minute after', async (host) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { get, api } = await openClosedHost(host)
  let questions = 0
  api.intercept((request) => {
    questions += Number(request.url === '/demo/v1/keycode/check')
    return false
  })
  expect((await get('/', pass)).status).toBe(200)
  expect([(await get('/product/bd-1/', pass)).status, questions]).toEqual([200, 1])
  api.content.pass = 'pass-2'
  vi.setSystemTime(Date.now() + 61_000)
  expect((await get('/', pass)).status).toBe(302)
  expect((await get('/', { cookie: 'keycode_token=pass-2' })).status).toBe(200)
})

test.for(hosts)('While the API cannot say, nobody is let in by %s, and the answer says so', async (host) => {
  const { get, api } = await openClosedHost(host)
  const answers = [200, 301, 404, 429, 500, 503]
  for (const status of answers) {
    api.intercept((_, response) => {
      response.writeHead(status, { location: '/' }).end('something else')
      return true
    })
    const answer = await get('/product/bd-1/', pass)
    expect([status, answer.status, answer.headers.get('retry-after')]).toEqual([status, 503, '10'])
    expect(await answer.text()).toContain('入店の確認ができません')
  }
  await api.stop()
  expect((await get('/product/bd-1/', pass)).status).toBe(503)
  expect((await get('/keycode/')).status).toBe(200)
  expect((await get('/', {})).status).toBe(302)
})

test('Cloudflare’s worker hands calls on, which ask for the pass themselves; it is woken for everything', async () => {
  const { get, files } = await openClosedHost('cloudflare')
  expect((await get('/api/demo/v1/keycode/check')).status).toBe(403)
  const body = JSON.stringify({ keycode: 'OPEN-1' })
  const said = await get(
    '/api/demo/v1/keycode/check',
    { 'content-type': 'application/json' },
    { method: 'POST', body },
  )
  expect(await said.text()).toContain('pass-1')
  expect(JSON.parse(readFileSync(join(files, '_routes.json'), 'utf8'))).toEqual({
    version: 1,
    include: ['/*'],
    exclude: [],
  })
  expect(readFileSync(join(files, '_worker.js'), 'utf8')).toContain('Fail closed')
})

test('Netlify’s function stands before everything and outside of what is published', async () => {
  const { folder, files } = await openClosedHost('netlify')
  const { config } = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'netlify/edge-functions/door.js')).href
  )) as { config: object }
  expect(config).toEqual({ path: '/*', onError: 'fail' })
  expect(readFileSync(join(folder, 'netlify.toml'), 'utf8')).toContain('publish = "files"')
  expect(listAddresses(files).filter((address) => address.includes('netlify'))).toEqual([])
})
