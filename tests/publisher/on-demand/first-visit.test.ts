import { expect, test, vi } from 'vitest'
import { isRendered } from '#publisher/store/stored-document.ts'
import { exportSite } from '#publisher/export/export-site.ts'
import { listBlobs } from '#tests/support/list-blobs.ts'
import { compareReleases } from '../warm-cold/compare-releases.ts'
import { createFolder, demoBundle, openWorkshop } from '../open-workshop.ts'
import { toCardPage } from '../to-card-page.ts'
import { type LazyShop, lazyPages, openLazyShop } from './open-lazy-shop.ts'

const find = async ({ store }: LazyShop, path: string) =>
  await store
    .site('demo')
    .openView((await store.site('demo').getLive())!.id)
    .get(path)

const countBlobs = async ({ place }: LazyShop) => (await listBlobs(place, 'demo')).length

test('A product page that was left out is in the sitemap, and rendered, kept and served when it is asked for', async () => {
  const shop = await openLazyShop()
  expect((await shop.store.site('demo').getLive())?.stats.pages).toBe(7)
  expect(isRendered((await find(shop, '/product/b/'))!)).toBe(false)
  expect(await shop.readLive('/sitemap-0.xml')).toContain('/product/b/')
  expect((await shop.get('/product/b')).headers.location).toBe('/product/b/')
  const release = (await shop.store.site('demo').getLive())!.id
  const before = shop.countReadings()
  const first = await shop.get('/product/b/')
  expect(first.status).toBe(200)
  expect(first.text).toContain('ブレーキ')
  expect(first.headers['cache-tag']).toContain('demo:product:b')
  const again = await shop.get('/product/b/', { 'if-none-match': first.headers.etag ?? '' })
  expect([again.status, shop.countReadings() - before]).toEqual([304, 1])
  expect([
    (await shop.store.site('demo').getLive())!.id,
    isRendered((await find(shop, '/product/a/'))!),
  ]).toEqual([release, false])
})

test('Pages that were asked for are to the byte what a publish of all of them makes', async () => {
  const shop = await openLazyShop()
  for (const key of ['a', 'b', 'c']) expect((await shop.get(`/product/${key}/`)).status).toBe(200)
  const whole = await openWorkshop(lazyPages())
  await whole.publish()
  expect(await compareReleases(shop.store, whole.store, 'demo')).toEqual([])
})

test('The newest products are rendered when the shop is published, the others when they are asked for', async () => {
  const shop = await openLazyShop(lazyPages(), { newest: 2 })
  const rendered = await Promise.all(
    ['a', 'b', 'c'].map(async (key) => isRendered((await find(shop, `/product/${key}/`))!)),
  )
  expect(rendered).toEqual([true, true, false])
  expect((await shop.get('/product/c/')).text).toContain('タンク')
})

test('A page that was asked for between an edit and its publish does not hide the edit from the cards', async () => {
  const toPages = (title: string) => ({
    ...lazyPages(),
    '/product/a/': { title, tags: ['demo:product:a', `demo:looks:${Buffer.from(title).toString('hex')}`] },
    '/product/': { title: `商品一覧 ${title}`, tags: ['demo:product-cards:a'] },
  })
  const shop = await openLazyShop(toPages('チェーン'))
  shop.api.edit('product', 'a', () => (shop.api.content.pages = toPages('新しいチェーン')))
  expect((await shop.get('/product/a/')).text).toContain('新しいチェーン')
  await shop.deliver('1', shop.api.content.version)
  expect(await shop.readLive('/product/')).toContain('商品一覧 新しいチェーン')
})

test('Twenty visitors who ask for it at once have it rendered once', async () => {
  const shop = await openLazyShop()
  const before = shop.countReadings()
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.get('/product/a/')))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(shop.countReadings() - before).toBe(1)
})

test('What no product is at answers 404, asks nobody and leaves nothing behind, however often', async () => {
  const shop = await openLazyShop()
  const [blobs, readings] = [await countBlobs(shop), shop.countReadings()]
  for (let at = 0; at < 200; at += 1) expect((await shop.get(`/product/nonsense-${at}/`)).status).toBe(404)
  expect([await countBlobs(shop), shop.countReadings()]).toEqual([blobs, readings])
})

test('A product that is gone before the shop was told answers 404, and nothing is kept', async () => {
  const shop = await openLazyShop()
  delete shop.api.content.pages['/product/a/']
  const blobs = await countBlobs(shop)
  const readings = shop.countReadings()
  for (let at = 0; at < 5; at += 1) expect((await shop.get('/product/a/')).status).toBe(404)
  expect([await countBlobs(shop), isRendered((await find(shop, '/product/a/'))!)]).toEqual([blobs, false])
  expect(shop.countReadings() - readings).toBe(1)
})

test('While the API is down the page answers 503 with the shop’s own words, and nothing is kept', async () => {
  const shop = await openLazyShop()
  const blobs = await countBlobs(shop)
  shop.api.intercept((_, response) => {
    response.writeHead(503).end()
    return true
  })
  const answer = await shop.get('/product/a/')
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' },
  })
  expect(answer.text).toContain('表示できません')
  expect([await countBlobs(shop), isRendered((await find(shop, '/product/a/'))!)]).toEqual([blobs, false])
  expect(String(shop.errors[0])).toContain('503')
  expect((await shop.get('/product/')).status).toBe(200)
  shop.api.intercept(undefined)
  await vi.waitFor(async () => expect((await shop.get('/product/a/')).status).toBe(200), { timeout: 15_000 })
})

test('A page whose code throws answers 503 and is not tried again at every request', async () => {
  const shop = await openLazyShop()
  shop.api.content.pages['/product/a/'] = { title: '', error: 'price is undefined' }
  const readings = shop.countReadings()
  for (let at = 0; at < 5; at += 1) expect((await shop.get('/product/a/')).status).toBe(503)
  expect(shop.countReadings() - readings).toBe(1)
  expect(shop.errors.map(String)).toEqual([expect.stringContaining('price is undefined')])
})

test('More visitors than may wait are told to come again, and none of them breaks the others', async () => {
  const pages = lazyPages()
  for (let at = 0; at < 80; at += 1) pages[`/product/many-${at}/`] = { title: `商品 ${at}` }
  const shop = await openLazyShop(pages)
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.holdUntil(promise)
  const asked = Array.from({ length: 80 }, (_, at) => shop.get(`/product/many-${at}/`))
  const refused = await Promise.any(asked)
  expect(refused.status).toBe(503)
  resolve()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(64)
  expect(statuses.filter((status) => status === 503)).toHaveLength(16)
})

test('The card of a link leads to its page being rendered, too', async () => {
  const path = '/product/a/'
  const shop = await openLazyShop({ ...lazyPages(), [path]: toCardPage(path, 'チェーン') })
  const card = await shop.get('/og/product/a/card.jpg')
  expect(card.status).toBe(302)
  expect(await shop.get(card.headers.location ?? '')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/jpeg' },
  })
})

test('A visitor without a pass has nothing rendered for him', async () => {
  const pages = { ...lazyPages(), '/keycode/': { title: 'キーコード', noindex: true } }
  const keycode = { keycode: { env: 'DEMO_KEYCODE', demo: 'OPEN-1' } }
  const shop = await openLazyShop(pages, 'on-demand', keycode)
  shop.api.content.keycode = 'OPEN-1'
  shop.api.content.settings['SITE.IS_KEYCODE_REQUIRED'] = true
  await shop.publish()
  const stranger = await shop.get('/product/a/', { cookie: 'keycode_token=forged' })
  expect(stranger).toMatchObject({ status: 302, text: '' })
  expect((await shop.get('/og/product/a/card.jpg')).status).toBe(403)
  expect(isRendered((await find(shop, '/product/a/'))!)).toBe(false)
  const guest = await shop.get('/product/a/', { cookie: 'keycode_token=pass-1' })
  expect(guest).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } })
  expect(guest.text).toContain('チェーン')
})

test('Another process finds what was asked for; a release of long ago renders what it left out', async () => {
  const shop = await openLazyShop()
  await shop.get('/product/a/')
  shop.api.edit('product', 'b', () => void (shop.api.content.pages['/']!.title = '新しい店'))
  await shop.deliver('1', 2)
  const [, old] = await shop.store.site('demo').listReleases()
  await shop.store.site('demo').switchLive(old!.id, old!.id)
  const { get, close } = await shop.reopen()
  const readings = shop.countReadings()
  expect((await get('/product/a/')).status).toBe(200)
  expect(shop.countReadings()).toBe(readings)
  expect((await get('/product/c/')).text).toContain('タンク')
  expect((await shop.get('/product/c/')).status).toBe(200)
  expect(shop.countReadings()).toBe(readings + 1)
  await close()
})

test('A page is not rendered by other code than its release’s', async () => {
  const shop = await openLazyShop()
  const [old] = await shop.store.site('demo').listReleases()
  const manifest = { ...demoBundle.manifest, code_hash: 'code-2' }
  await shop.publish({ bundle: { ...demoBundle, manifest } })
  expect((await shop.get('/product/a/')).status).toBe(503)
  expect(String(shop.errors[0])).toContain('whose code is no longer here')
  await shop.store.site('demo').switchLive(old!.id, old!.id)
  expect((await shop.get('/product/b/')).status).toBe(200)
})

test('Files cannot render, so a release that leaves pages out is not exported', async () => {
  const shop = await openLazyShop()
  const options = { site: shop.site, store: shop.store, folder: createFolder(), storage_url: '/storage' }
  const write = () =>
    exportSite({ ...options, pictures: 'leave', is_keycode_required: false, api: shop.api.base })
  await expect(write()).rejects.toThrow(
    'Site demo leaves 3 pages to be rendered when they are asked for, which files cannot',
  )
  for (const key of ['a', 'b', 'c']) await shop.get(`/product/${key}/`)
  await expect(write()).resolves.toMatchObject({ missing: [] })
})
