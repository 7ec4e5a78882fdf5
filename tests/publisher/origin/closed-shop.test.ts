import { expect, test } from 'vitest'
import { demoSite } from '../open-workshop.ts'
import { toCardPage } from '../to-card-page.ts'
import { ask } from './ask.ts'
import { openShop } from './open-shop.ts'

const SECRET = '秘密の卸値'
const site = { ...demoSite, keycode: { env: 'DEMO_KEYCODE', demo: 'OPEN-1' } }
const pass = { cookie: 'cartToken=a; keycode_token=pass-1' }

const strangers: Record<string, string>[] = [
  {},
  { cookie: 'keycode_token=forged' },
  { 'x-keycode-token': 'forged' },
]

const pages = () => ({
  '/': { title: SECRET, tags: ['demo:banners'] },
  '/404/': { title: SECRET, status: 404 },
  '/keycode/': { title: 'キーコードの入力', noindex: true },
  '/maintenance/': { title: 'メンテナンス中', noindex: true },
  '/product/bd-1/': toCardPage('/product/bd-1/', SECRET, '/storage/demo/bd-1/640.webp'),
  '/product/bd-1/index.md': { title: SECRET },
  '/news/feed.xml': { title: SECRET },
  '/llms.txt': { title: SECRET },
  '/cart/': { title: SECRET },
  '/product/_/uos/': { title: SECRET },
})

async function openClosedShop() {
  const shop = await openShop(pages(), { sites: [site] })
  await close(shop)
  return shop
}

async function close(shop: Awaited<ReturnType<typeof openShop>>) {
  shop.api.content.keycode = 'OPEN-1'
  shop.api.content.settings['SITE.IS_KEYCODE_REQUIRED'] = true
  await shop.publish({ site })
}

test('Not one byte of a closed shop is given out without a pass, at whatever address its release has', async () => {
  const { port, store } = await openClosedShop()
  const release = (await store.site('demo').getLive())!
  const documents = await Array.fromAsync(store.site('demo').openView(release.id).list())
  const assets = documents.filter(({ kind }) => kind === 'asset').map(({ path }) => path)
  expect(assets).not.toEqual([])
  const addresses = [
    ...documents.map(({ path }) => path),
    '/og/product/bd-1/card.jpg',
    '/og/product/bd-1/000000000000.jpg',
    '/product/anything/uos/',
    '/product/bd-1',
    '/product',
    '/there-is-no-such-page/',
    '/nor-such-a-file.xml',
    '/storage/demo/products/bd-1/320.webp',
    '/_astro/nothing.js',
  ]
  expect(addresses).toContain('/robots.txt')
  for (const path of addresses) {
    for (const headers of strangers) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(port, path, headers, { method })
        expect(answer.text, path).not.toContain(SECRET)
        if (['/keycode/', '/maintenance/', '/robots.txt', ...assets].includes(path))
          expect([path, answer.status]).toEqual([path, 200])
        else expect([path, answer.status]).toEqual([path, /\.\w+$/.test(path) ? 403 : 302])
        expect(answer.headers['cache-tag'], path).toBeUndefined()
      }
    }
  }
})

test('People are sent to the screen that asks for the keycode, which remembers what they wanted', async () => {
  const { port } = await openClosedShop()
  const wanted = async (path: string) => (await ask(port, path)).headers
  expect((await wanted('/'))['location']).toBe('/keycode/')
  expect(await wanted('/product/bd-1/?a=1&b=%E3%81%82')).toMatchObject({
    location: '/keycode/?redirect_url=%2Fproduct%2Fbd-1%2F%3Fa%3D1%26b%3D%25E3%2581%2582',
    'cache-control': 'no-store',
  })
  expect((await wanted(`/product/?q=${'a'.repeat(1600)}`))['location']).toBe('/keycode/')
})

test('With a pass the shop is as it is, and no cache of others and no search engine keeps it', async () => {
  const { port } = await openClosedShop()
  for (const headers of [pass, { 'x-keycode-token': 'pass-1' }]) {
    const page = await ask(port, '/product/bd-1/', headers)
    expect(page.text).toContain(SECRET)
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(page.headers['cdn-cache-control']).toBeUndefined()
    expect((await ask(port, '/product/bd-1/index.md', headers)).text).toContain(SECRET)
  }
  expect((await ask(port, '/there-is-no-such-page/', pass)).status).toBe(404)
  expect((await ask(port, '/product/bd-1', pass)).headers).toMatchObject({
    location: '/product/bd-1/',
    'cache-control': 'private, max-age=3600',
  })
  const card = await ask(port, '/og/product/bd-1/card.jpg', pass)
  expect(card.headers).toMatchObject({ 'cache-control': 'private, max-age=60' })
  expect((await ask(port, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
})

test('The API is asked once for a pass; a visitor it let in stays in while it is away, nobody else gets in', async () => {
  const { port, api } = await openClosedShop()
  let questions = 0
  api.intercept((request) => {
    questions += Number(request.url === '/demo/v1/keycode/check')
    return false
  })
  await Promise.all(Array.from({ length: 5 }, () => ask(port, '/', pass)))
  await ask(port, '/cart/', pass)
  expect(questions).toBe(1)
  await api.stop()
  expect((await ask(port, '/', pass)).status).toBe(200)
  const stranger = await ask(port, '/', { cookie: 'keycode_token=pass-2' })
  expect([stranger.status, stranger.headers['retry-after']]).toEqual([503, '10'])
  expect((await ask(port, '/')).status).toBe(302)
})

test('A shop that closes is closed with its release, and a rollback to better days does not open it', async () => {
  const shop = await openShop(pages(), { sites: [site] })
  const before = (await shop.store.site('demo').getLive())!.id
  expect((await ask(shop.port, '/')).status).toBe(200)
  await close(shop)
  expect((await ask(shop.port, '/')).status).toBe(302)
  await shop.store.site('demo').switchLive(before, before)
  expect((await ask(shop.port, '/')).status).toBe(302)
  shop.api.content.settings['SITE.IS_KEYCODE_REQUIRED'] = false
  shop.api.content.keycode = null
  await shop.publish({ site })
  await shop.store.site('demo').switchLive((await shop.store.site('demo').getHead())!.id)
  expect((await ask(shop.port, '/')).status).toBe(200)
})

test('Calls need no pass at the door, pictures do', async () => {
  const { port } = await openClosedShop()
  expect((await ask(port, '/storage/demo/a/320.webp', pass)).status).toBe(404)
  expect((await ask(port, '/api/demo/v1/settings/front')).status).toBe(200)
  expect((await ask(port, '/api/demo/pages.json')).status).toBe(403)
})
