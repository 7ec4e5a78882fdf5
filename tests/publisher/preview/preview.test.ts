import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { listThemes } from '#themes/resolve-slot.ts'
import { drain } from '#running/drain.ts'
import { listen } from '#publisher/origin/listen.ts'
import { createPreview } from '#publisher/preview/create-preview.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { makeStorePlace } from '#tests/support/store-place.ts'
import { ask as askOrigin } from '../origin/ask.ts'
import { openSmallShops } from '../warm-cold/open-small-shops.ts'

/** Built for this test alone: this file runs on two kinds of store at once, and two builds would write into one folder. */
const UNWORN = process.env['TEST_STORE'] === 'shared' ? 'techo' : 'wa'
const START = new Date('2026-11-27T03:00:00Z')

let shop: Awaited<ReturnType<typeof openSmallShops>>['shop']
let port: number
let countReleases: () => Promise<number>
const closings: (() => unknown)[] = []

beforeAll(async () => {
  const opened = await openSmallShops(START)
  shop = opened.shop
  const { place, remove } = await makeStorePlace()
  const store = await openStore(place, 'write')
  const published = opened.sites.filter(({ site }) => site.name === 'moto')
  for (const one of published) await publishSite({ ...one, store, now: shop.clock() })
  const preview = createPreview(store, published, shop.clock)
  const sites = published.map(({ site }) => site)
  const origin = createOrigin({ store: await store.openServed(), sites, toApi: () => shop.api, preview })
  port = await listen(origin, 0, '127.0.0.1')
  countReleases = async () =>
    (await Promise.all(sites.map(({ name }) => store.site(name).listReleases()))).flat().length
  closings.push(
    () => drain(origin, 0),
    preview.close,
    shop.close,
    () => store.close(),
    remove,
  )
}, 240_000)
afterAll(async () => {
  for (const close of closings) await close()
})

const ask = (path: string) => askOrigin(port, path, { host: 'moto.localhost' })
const article = {
  key: 'winter-sale',
  title: '冬のセールのご案内',
  summary: '',
  body: '<p>全品を1割引きでご用意します。</p>',
  category: 'お知らせ',
  picture: null,
}
const write = (input: object) =>
  shop.editor('moto').call('POST /v1/admin/news', { body: { ...article, ...input } })
const link = async (kind: 'news' | 'products', id: number) => {
  const made = await shop.editor('moto').call('POST /v1/admin/previews', { body: { kind, id } })
  expect(made.url).toMatch(/\/preview\/[\w~.-]+\/$/)
  return new URL(made.url).pathname
}

test('A draft is seen as its page would be, by nobody without the link, and nothing of it is kept', async () => {
  const { id } = await write({ key: 'draft', is_draft: true })
  const path = await link('news', id)
  const before = await countReleases()

  const frame = await ask(path)
  expect(frame.status).toBe(200)
  expect(frame.text).toContain('下書きです。まだ公開されていません。')
  const page = await ask(`${path}page/`)
  expect(page.status).toBe(200)
  expect(page.text).toContain('全品を1割引きでご用意します。')
  for (const { headers } of [frame, page]) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  }
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")

  expect((await ask('/news/draft/')).status).toBe(404)
  expect((await ask('/news/')).text).not.toContain(article.title)
  expect(await countReleases()).toBe(before)
})

test('What is planned for later says when it appears, and how the live page would change', async () => {
  const { id } = await write({ key: 'planned', published_at: '2026-12-24T00:00:00.000Z' })
  const path = await link('news', id)
  const { text } = await ask(`${path}?show=changes`)
  expect(text).toContain('公開予約中です。12月24日 9:00に公開されます。')
  expect(text).toContain('<b>追加</b> 冬のセールのご案内')
  expect(text).not.toContain('営業日カレンダー')
})

test('A page that is live already is compared with itself: no difference', async () => {
  const query = { per: 1, publication: 'published' } as const
  const { data } = await shop.editor('moto').call('GET /v1/admin/products', { query })
  const { text } = await ask(`${await link('products', data[0]!.id)}?show=changes`)
  expect(text).toContain('公開中のページと同じ内容です。')
})

test('It is seen in other themes, with scripts and styles no live page of the shop has', async () => {
  const { id } = await write({ key: 'themed', is_draft: true })
  const path = await link('news', id)
  const [own, other] = await Promise.all(
    ['garage', 'simple'].map(async (theme) => (await ask(`${path}page/?theme=${theme}`)).text),
  )
  const toStyle = (html = '') => /href="(\/_astro\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
  expect(toStyle(own)).not.toBe(toStyle(other))
  expect(await ask(toStyle(other))).toMatchObject({ status: 200, headers: { 'content-type': /css/ } })
})

test('The whole shop is looked at in a theme no shop wears: built at the first look, from page to page, and kept by nobody', async () => {
  const made = await shop.editor('moto').call('POST /v1/admin/previews', { body: { kind: 'theme' } })
  const path = new URL(made.url).pathname
  const before = await countReleases()
  const live = (await ask('/')).text

  const frame = await ask(`${path}?theme=${UNWORN}`)
  expect(frame.text).toContain('お店をほかのテーマで見ています。')
  const themes = [...frame.text.matchAll(/\?theme=([\w-]+)&amp;path=%2F"[^>]*>\1/g)].map(([, name]) => name)
  expect(themes).toEqual(['garage', ...listThemes().filter((name) => name !== 'garage')])
  expect(frame.text).toContain(`aria-current="true">${UNWORN}<`)
  expect(frame.text).not.toContain('公開中のページとの違い')
  expect(frame.text).toContain(`src="page/?theme=${UNWORN}&amp;path=%2F"`)

  const look = async (at: string) => {
    const once = () => ask(`${path}page/?theme=${UNWORN}&path=${encodeURIComponent(at)}`)
    // While it is built, the browser is told to ask again.
    for (let page = await once(); ; page = await once()) {
      if (page.status !== 503) return page
      expect(page).toMatchObject({
        text: /用意しています/,
        headers: { refresh: '3', 'cache-control': 'no-store' },
      })
    }
  }
  const home = await look('/')
  expect(home.status).toBe(200)
  expect(home.text).not.toBe(live)
  const style = /href="(\/_astro\/[^"]+\.css)"/.exec(home.text)?.[1] ?? ''
  expect(live).not.toContain(style)
  expect(await ask(style)).toMatchObject({ status: 200, headers: { 'content-type': /css/ } })
  // Its links lead on, in the frame around them; files and scripts stay what they are.
  expect(home.text).toContain(`href="${path}?theme=${UNWORN}&amp;path=%2Fnews%2F"`)
  expect(home.text).not.toMatch(/<a\b[^>]*\shref="\/(news|product)\//)
  const news = await look('/news/')
  expect(news.text).toContain('<link rel="canonical" href="http://moto.localhost/news/">')
  expect(await look('/there-is-no-such-page/')).toMatchObject({ status: 404 })
  // What is no page of the shop is the front page.
  for (const wrong of ['//other.example/', '/../', 'https://other.example/', '/news/?q=<b>', '']) {
    const { status, text } = await look(wrong)
    expect([status, /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]]).toEqual([
      200,
      'http://moto.localhost/',
    ])
  }

  expect((await ask('/')).text).toBe(live)
  expect(await countReleases()).toBe(before)
  // The link of a draft shows that draft alone.
  const { id } = await write({ key: 'alone', is_draft: true })
  const draft = await ask(`${await link('news', id)}page/?path=%2Fproduct%2F`)
  expect(draft.text).toContain('href="http://moto.localhost/news/alone/"')
}, 240_000)

test('A link that was changed, belongs to another shop or is a day old shows nothing', async () => {
  const { id } = await write({ key: 'secret', is_draft: true })
  const path = await link('news', id)
  const [head, claims = '', signature = ''] = path.split('.')
  const other = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), id: id + 1 }
  const forged = `${head}.${Buffer.from(JSON.stringify(other)).toString('base64url')}.${signature}`
  const changed = `${head}.${claims}.${signature.startsWith('x') ? 'y' : 'x'}${signature.slice(1)}`
  for (const wrong of [forged, changed, '/preview/news~1~2~x.y/']) {
    expect(await ask(wrong)).toMatchObject({ status: 404, text: /期限が切れているか正しくありません/ })
  }
  expect((await askOrigin(port, path, { host: 'gift.localhost' })).status).toBe(404)
  await shop.pass(24 * 60 * 60 * 1000 + 1000)
  expect((await ask(path)).status).toBe(404)
  expect((await ask(`${path}page/`)).status).toBe(404)
})
