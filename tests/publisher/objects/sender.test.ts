import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readObject, toLayout } from '#publisher/objects/layout.ts'
import type { Pointer } from '#publisher/objects/pointer.ts'
import { demoSite } from '../demo-shop.ts'
import { toCardPage } from '../to-card-page.ts'
import type { DemoPage } from '../start-content-api.ts'
import { loadEdge } from './load-edge.ts'
import { type ObjectShop, openObjectShop } from './open-object-shop.ts'

const pages = (): Record<string, DemoPage> => ({
  '/': { title: '店' },
  '/404/': { title: 'ありません', status: 404 },
  '/news/a/': { title: 'お知らせ' },
  '/news/b/': { title: 'もうひとつ' },
})

const readLive = (shop: ObjectShop) => JSON.parse(String(shop.read('live.json')?.bytes)) as Pointer
const MINUTES_11 = 11 * 60 * 1000

test('A bucket that is a website by itself gets pages with their fields, and old addresses that lead on', async () => {
  const shop = await openObjectShop('s3', pages())
  shop.api.content.redirects = [
    { from: '/old/page.php', to: '/news/a/\r\nx-evil: 1' },
    { from: '/old/page.php?id=1', to: '/' },
    { from: '/news/b', to: '/' },
  ]
  shop.api.content.version += 1
  await shop.publish()
  await shop.sender.send()
  const page = shop.read('news/a/index.html')!
  expect(page).toMatchObject({
    type: 'text/html; charset=utf-8',
    fields: { 'content-encoding': 'gzip', 'cache-control': 'public, max-age=0, must-revalidate' },
  })
  expect(gunzipSync(page.bytes).toString()).toContain('お知らせ')
  expect(shop.read('_astro/style.abc123.css')?.fields['cache-control']).toContain('immutable')
  expect(shop.read('404.html')?.type).toBe('text/html; charset=utf-8')
  // URLs drop line ends, so a redirect cannot end its header.
  for (const key of ['old/page.php', 'old/page.php/index.html'])
    expect(shop.read(key)?.fields['x-amz-website-redirect-location']).toBe('/news/a/x-evil:%201')
  // There is a page.
  expect(shop.read('news/b')).toBeUndefined()
  shop.api.content.redirects = []
  shop.api.content.version += 1
  delete shop.api.content.pages['/news/b/']
  await shop.publish()
  await shop.sender.send()
  for (const key of ['old/page.php', 'old/page.php/index.html', 'news/b/index.html'])
    expect([key, shop.read(key)]).toEqual([key, undefined])
  expect(shop.read('news/a/index.html')).toBeDefined()
})

test('In place, nothing is written before what it names', async () => {
  const shop = await openObjectShop('s3', pages())
  const from = shop.s3.asked.length
  await shop.sender.send()
  const puts = shop.s3.asked.slice(from).filter((request) => request.startsWith('PUT'))
  const at = (part: string) => puts.findIndex((request) => request.includes(part))
  expect(at('_astro/style')).toBeLessThan(at('news/a/index.html'))
  expect(at('news/a/index.html')).toBeLessThan(at('sitemap-index.xml'))
  expect(at('sitemap-index.xml')).toBeLessThan(at('live.json'))
})

test('Only what changed is sent, and the bucket is never listed', async () => {
  const shop = await openObjectShop('cloudflare', pages())
  expect((await shop.sender.send()).sent).toBeGreaterThan(5)
  const from = shop.s3.asked.length
  expect(await shop.sender.send()).toMatchObject({ sent: 0, gone: 0 })
  expect(shop.s3.asked.length).toBe(from)
  await shop.edit('/news/a/', { title: '直した' })
  expect(await shop.sender.send()).toMatchObject({ sent: 1, gone: 0 })
  const asked = shop.s3.asked.slice(from)
  // What is sent, the page, what is dropped, its part of the list, the switch, and what was owed.
  expect(asked.filter((request) => request.startsWith('PUT')).length).toBe(6)
  expect(asked.filter((request) => request.includes('list-type'))).toEqual([])
  // Another process knows nothing, and sends nothing twice either.
  await shop.edit('/news/b/', { title: 'これも' })
  expect(await shop.openSender().send()).toMatchObject({ sent: 1 })
})

test('Where the store no longer keeps what was sent last, all is compared and only what differs is sent', async () => {
  const shop = await openObjectShop('cloudfront', pages())
  await shop.sender.send()
  for (let turn = 0; turn < 3; turn += 1) await shop.edit('/news/a/', { title: `版 ${turn}` })
  await shop.edit('/news/b/', undefined)
  await shop.store.site('demo').pruneReleases(1)
  // The page, and the sitemap that loses an address.
  expect(await shop.sender.send()).toMatchObject({ sent: 2, gone: 1 })
  const visit = await loadEdge('cloudfront', shop)
  expect(await (await visit('/news/a/')).text()).toContain('版 2')
  expect((await visit('/news/b/')).status).toBe(404)
})

test('An old version is removed when no kept release names it, and no sooner', async () => {
  const shop = await openObjectShop('cloudflare', {
    ...pages(),
    '/product/a/': toCardPage('/product/a/', '部品'),
  })
  await shop.sender.send()
  const first = shop.listObjects()
  await shop.edit('/news/a/', { title: '直した' })
  await shop.edit('/product/a/', toCardPage('/product/a/', '別の部品'))
  await shop.sender.send()
  expect(shop.listObjects()).toEqual(expect.arrayContaining(first))
  await shop.store.site('demo').pruneReleases(0)
  await shop.edit('/news/b/', { title: 'これも' })
  await shop.sender.send()
  expect(shop.listObjects()).toEqual(expect.arrayContaining(first))
  shop.pass(MINUTES_11)
  await shop.store.site('demo').pruneReleases(0)
  await shop.edit('/news/b/', { title: '三度目' })
  await shop.sender.send()
  // Three pages, and the card of one.
  expect(first.filter((key) => !shop.listObjects().includes(key)).length).toBe(4)
  shop.pass(MINUTES_11)
  await shop.store.site('demo').pruneReleases(0)
  await shop.edit('/news/b/', { title: '四度目' })
  await shop.sender.send()
  expect(readLive(shop).dropped.length).toBe(1)
  const visit = await loadEdge('cloudflare', shop)
  for (const path of [
    '/',
    '/news/a/',
    '/news/b/',
    '/product/a/',
    '/og/product/a/card.jpg',
    '/_astro/style.abc123.css',
  ])
    expect([path, (await visit(path)).status < 400]).toEqual([path, true])
  expect(listUnnamed(shop)).toEqual([])
})

test('A page that comes back to what it was stays, however late the bucket is tidied up', async () => {
  const shop = await openObjectShop('cloudflare', pages())
  await shop.sender.send()
  for (const title of ['別の', 'お知らせ']) {
    await shop.edit('/news/a/', { title })
    await shop.sender.send()
  }
  for (const title of ['一', '二', '三']) {
    shop.pass(MINUTES_11)
    await shop.store.site('demo').pruneReleases(0)
    await shop.edit('/news/b/', { title })
    await shop.sender.send()
  }
  const visit = await loadEdge('cloudflare', shop)
  expect(await (await visit('/news/a/')).text()).toContain('お知らせ')
})

test('After a rollback the bucket shows the release that is live', async () => {
  const shop = await openObjectShop('fastly', pages())
  await shop.sender.send()
  const first = readLive(shop).release
  await shop.edit('/news/a/', { title: '間違い' })
  await shop.edit('/news/c/', { title: '早すぎた' })
  await shop.sender.send()
  const visit = await loadEdge('fastly', shop)
  expect((await visit('/news/c/')).status).toBe(200)
  await shop.store.site('demo').switchLive(first, first)
  await shop.sender.send()
  expect(await (await visit('/news/a/')).text()).toContain('お知らせ')
  expect((await visit('/news/c/')).status).toBe(404)
})

const state = (turn: number): Record<string, DemoPage> => ({
  '/': { title: `state ${turn}` },
  '/404/': { title: `state ${turn}`, status: 404 },
  ...Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`/news/${at}/`, { title: `state ${turn}` }])),
  [`/news/only-${turn}/`]: { title: `state ${turn}` },
})

test('Ended at any request of its work, the release of before is shown whole, or the new one', async () => {
  const shop = await openObjectShop('cloudflare', state(0))
  await shop.sender.send()
  const visit = await loadEdge('cloudflare', shop)
  const seen = new Set<string>()
  const look = async () => {
    const titles = new Set<string>()
    for (const path of ['/', '/gone/', ...Array.from({ length: 6 }, (_, at) => `/news/${at}/`)])
      titles.add(/state \d+/.exec(await (await visit(path)).text())?.[0] ?? `nothing at ${path}`)
    expect(titles.size).toBe(1)
    const [title = ''] = titles
    expect([title, (await visit(`/news/only-${title.slice(6)}/`)).status]).toEqual([title, 200])
    seen.add(title)
    return title
  }
  let allowed = 0
  let turn = 0
  for (let is_done = false; !is_done; allowed += 1) {
    turn += 1
    shop.api.content.pages = state(turn)
    shop.api.content.version += 1
    await shop.publish()
    let asked = 0
    shop.s3.fail(() => ((asked += 1) > allowed ? 403 : null))
    is_done = await shop
      .openSender()
      .send()
      .then(
        ({ untidy }) => untidy === null,
        () => false,
      )
    shop.s3.fail(() => null)
    const title = await look()
    if (is_done) expect(title).toBe(`state ${turn}`)
  }
  expect(allowed).toBeGreaterThan(20)
  expect(seen.size).toBeGreaterThan(2)
  // Nor does what was sent in vain stay for good.
  for (const title of ['一', '二']) {
    shop.pass(MINUTES_11)
    await shop.store.site('demo').pruneReleases(0)
    await shop.edit('/', { title })
    await shop.sender.send()
  }
  expect(listUnnamed(shop)).toEqual([])
})

/** Keys that neither the list nor a list of what is to be removed names. */
function listUnnamed(shop: ObjectShop): string[] {
  const { shards, dropped } = readLive(shop)
  const readJson = (key: string) => JSON.parse(String(shop.read(key)?.bytes)) as object
  const parts = shards.filter(Boolean).map((name) => `index/${name}.json`)
  const shown = parts.flatMap((key) => Object.values(readJson(key)) as [string][])
  const lists = dropped.map(({ name }) => `dropped/${name}.json`)
  const waiting = lists.flatMap((key) => readJson(key) as { key: string }[])
  const named = new Set(['live.json', 'sending.json', ...parts, ...lists])
  for (const [version] of shown) named.add(`objects/${version}`)
  for (const { key } of waiting) named.add(key)
  return shop.list().filter((key) => !named.has(key))
}

test('A bucket that refuses one request in ten is sent to all the same', async () => {
  const shop = await openObjectShop('cloudfront', pages())
  let asked = 0
  shop.s3.fail(() => ((asked += 1) % 10 === 0 ? 503 : null))
  expect(await shop.sender.send()).toMatchObject({ unpurged: null, untidy: null })
  const visit = await loadEdge('cloudfront', shop)
  expect((await visit('/news/a/')).status).toBe(200)
})

test.each(['cloudflare', 'fastly', 'cloudfront'] as const)(
  'A purge that %s refuses is owed: it is said, the switch stays, and the next time asks for both',
  async (target) => {
    const shop = await openObjectShop(target, pages())
    await shop.sender.send()
    await shop.edit('/news/a/', { title: '直した' })
    shop.cdn.answer(500)
    shop.cdn.asked.length = 0
    const { unpurged } = await shop.sender.send()
    expect(unpurged).toMatch(/Cloudflare answered 500|Fastly answered 500|CloudFront refused/)
    expect(unpurged).not.toMatch(/secret/)
    expect(shop.cdn.asked.length).toBe(3)
    const owed = readLive(shop).owed
    expect(owed.length).toBeGreaterThan(0)
    const visit = await loadEdge(target, shop)
    expect(await (await visit('/news/a/')).text()).toContain('直した')
    shop.cdn.answer(200)
    shop.cdn.asked.length = 0
    await shop.edit('/news/b/', { title: 'これも' })
    expect(await shop.openSender().send()).toMatchObject({ unpurged: null, sent: 1 })
    const [asked] = shop.cdn.asked
    const said = `${asked!.body} ${asked!.headers['surrogate-key']}`
    for (const tag of owed) expect(said).toContain(tag)
    expect(readLive(shop).owed).toEqual([])
    expect(await shop.sender.send()).toMatchObject({ sent: 0 })
  },
)

test('Purges are asked for as each CDN wants it', async () => {
  const asked = []
  for (const target of ['cloudflare', 'fastly'] as const) {
    const shop = await openObjectShop(target, pages())
    await shop.sender.send()
    const [{ url, headers, body }] = shop.cdn.asked as [(typeof shop.cdn.asked)[number]]
    asked.push([url, headers['authorization'], headers['fastly-key'], headers['surrogate-key'], body])
  }
  expect(asked).toEqual([
    ['/zones/zone-1/purge_cache', 'Bearer cf-secret', undefined, undefined, '{"tags":["demo:live"]}'],
    ['/service/service-1/purge', undefined, 'fastly-secret', 'demo:live', ''],
  ])
})

test('Of two processes that send at once each ends with what is live', async () => {
  const shop = await openObjectShop('cloudflare', pages())
  await shop.sender.send()
  const other = shop.openSender()
  await other.send()
  await shop.edit('/news/a/', { title: '直した' })
  const done = await Promise.all([shop.sender.send(), other.send()])
  expect(done.map(({ release }) => release)).toEqual([readLive(shop).release, readLive(shop).release])
})

test('A closed shop and a prefix of another one are refused in one sentence, and nothing is touched', async () => {
  const shop = await openObjectShop('cloudflare', pages())
  await shop.sender.send()
  const before = shop.list()
  await expect((await openObjectShop('s3', {}, shop)).sender.send()).resolves.toMatchObject({ gone: 0 })
  const key_of_shop = { ...demoSite, keycode: { env: 'UNUSED', demo: 'himitsu' } }
  Object.assign(shop.api.content, { keycode: 'himitsu', version: shop.api.content.version + 1 })
  shop.api.content.settings['SITE.IS_KEYCODE_REQUIRED'] = true
  await shop.publish({ site: key_of_shop })
  await expect(shop.sender.send()).rejects.toThrow('Site demo asks its visitors for a keycode')
  expect(shop.list()).toEqual(before)
  Object.assign(shop.api.content, { keycode: null, version: shop.api.content.version + 1 })
  shop.api.content.settings['SITE.IS_KEYCODE_REQUIRED'] = false
  await shop.publish()
  const key = [...shop.s3.objects.keys()].find((one) =>
    one.endsWith(`${shop.bucket_place.prefix}/live.json`),
  )!
  const live = shop.s3.objects.get(key)!
  const other = String(live.bytes).replace('"site":"demo"', '"site":"other"')
  ;(shop.s3.objects as Map<string, typeof live>).set(key, { ...live, bytes: Buffer.from(other) })
  await expect(shop.openSender().send()).rejects.toThrow(
    'The bucket holds other for cloudflare, not demo for cloudflare: give each a prefix of its own.',
  )
})

test('A header field that could be read as two is refused before anything is sent', async () => {
  const shop = await openObjectShop('cloudflare', pages())
  const { blobs, openView, getLive } = shop.store.site('demo')
  const page = (await openView((await getLive())!.id).get('/news/a/'))!
  for (const target of ['s3', 'cloudflare'] as const)
    for (const odd of [{ headers: { 'x-a': 'b\r\nset-cookie: c=1' } }, { content_type: 'text/html\n' }])
      await expect(readObject(toLayout(target), blobs, { ...page, ...odd })).rejects.toThrow(
        /^\/news\/a\/ was not sent: its header "[\w-]+" holds a control character/,
      )
})

test('Addresses with odd letters become keys that are found again', async () => {
  const odd = ['/ガイド/送料 & "手数料"/', '/a+b/', "/it's 100/", '/news/a~b(c)!/']
  const shop = await openObjectShop('s3', {
    ...pages(),
    ...Object.fromEntries(odd.map((path) => [path, { title: path }])),
  })
  await shop.sender.send()
  for (const path of odd)
    expect([path, shop.read(`${path.slice(1)}index.html`)?.type]).toEqual([path, 'text/html; charset=utf-8'])
  for (const path of odd) await shop.edit(path, undefined)
  await shop.sender.send()
  for (const path of odd) expect([path, shop.read(`${path.slice(1)}index.html`)]).toEqual([path, undefined])
})

test('A switch whose answer was lost is one switch', async () => {
  const shop = await openObjectShop('cloudflare', pages())
  await shop.sender.send()
  await shop.edit('/news/a/', { title: '直した' })
  let lost = 0
  shop.s3.lose((request) => request.startsWith('PUT') && request.endsWith('live.json') && (lost += 1) === 1)
  expect(await shop.sender.send()).toMatchObject({ sent: 1, unpurged: null, untidy: null })
  expect(lost).toBeGreaterThan(1)
  const visit = await loadEdge('cloudflare', shop)
  expect(await (await visit('/news/a/')).text()).toContain('直した')
})

test('Work that is stopped ends where it is, and the bucket shows what it showed', async () => {
  const shop = await openObjectShop('cloudflare', state(0))
  await shop.sender.send()
  const before = String(shop.read('live.json')?.bytes)
  shop.api.content.pages = state(1)
  shop.api.content.version += 1
  await shop.publish()
  const stopped = new AbortController()
  const sent = shop.openSender({ signal: stopped.signal }).send(() => stopped.abort(new Error('stopped')))
  await expect(sent).rejects.toThrow('stopped')
  expect(String(shop.read('live.json')?.bytes)).toBe(before)
})

test('When Noren says something else with documents that did not change, all are looked at anew', async () => {
  const shop = await openObjectShop('cloudflare', pages())
  await shop.sender.send()
  const key = `${shop.bucket_place.bucket}/${shop.bucket_place.prefix}/live.json`
  const live = shop.s3.objects.get(key)!
  const other = String(live.bytes).replace(/"making":"\w+"/, '"making":"of another version"')
  ;(shop.s3.objects as Map<string, typeof live>).set(key, { ...live, bytes: Buffer.from(other) })
  // Nothing differs, as it was this version after all.
  expect(await shop.openSender().send()).toMatchObject({ sent: 0, gone: 0 })
  expect(readLive(shop).making).toMatch(/^\w{40}$/)
})

test('In place, a page that a send wrote over before it failed is put right, although the shop says what it said before', async () => {
  const shop = await openObjectShop('s3', pages())
  await shop.sender.send()
  const before = shop.read('news/a/index.html')!.bytes
  await shop.edit('/news/a/', { title: '間違えた' })
  shop.s3.fail((request) => (/sitemap|live\.json/.test(request) && request.startsWith('PUT') ? 403 : null))
  await expect(shop.sender.send()).rejects.toThrow('did not take')
  expect(shop.read('news/a/index.html')!.bytes.equals(before)).toBe(false)
  shop.s3.fail(() => null)
  await shop.edit('/news/a/', { title: 'お知らせ' })
  await shop.openSender().send()
  expect(gunzipSync(shop.read('news/a/index.html')!.bytes).toString()).toContain('お知らせ')
})

test('A send that failed puts nothing more', async () => {
  const many = Array.from({ length: 150 }, (_, at) => [`/news/${at}/`, { title: `${at}` }] as const)
  const shop = await openObjectShop('cloudflare', { ...pages(), ...Object.fromEntries(many) })
  let puts = 0
  shop.s3.fail((request) => (request.startsWith('PUT') && (puts += 1) > 20 ? 403 : null))
  await expect(shop.sender.send()).rejects.toThrow('did not take')
  const asked = shop.s3.asked.length
  shop.s3.fail(() => null)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(shop.s3.asked.length).toBe(asked)
})

test('What could not be removed is removed the next time, although nothing changed since', async () => {
  const shop = await openObjectShop('s3', pages())
  await shop.sender.send()
  shop.s3.fail((request) => (request.startsWith('POST') ? 403 : null))
  await shop.edit('/news/b/', undefined)
  expect((await shop.sender.send()).untidy).toContain('did not remove')
  expect(shop.read('news/b/index.html')).toBeDefined()
  shop.s3.fail(() => null)
  expect(await shop.sender.send()).toMatchObject({ sent: 0, untidy: null })
  expect(shop.read('news/b/index.html')).toBeUndefined()
})
