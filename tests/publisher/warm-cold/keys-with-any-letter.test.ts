import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { DemoCategory, DemoShop } from '#demo/demo-shop.ts'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { listen } from '#publisher/origin/listen.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { parseDocumentPath } from '#publisher/render/document-path.ts'
import { drain } from '#running/drain.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { createApi } from '#src/api/create-api.ts'
import { noteEdit } from '#tests/support/insert-bikes.ts'
import { openTestStore } from '#tests/support/store-place.ts'
import { ask } from '../origin/ask.ts'
import { openSmallShops } from './open-small-shops.ts'

const LETTERS = '/b c?d#e%日本50%20&"<'
/** The same, as text of HTML has them. */
const WRITTEN = LETTERS.replace('&', '&amp;').replace('"', '&quot;')
const rename = (key: string) => key + LETTERS
const toSegment = (key: string) => encodeURIComponent(rename(key))

/** Every key of the shop has letters that mean something in an address. */
function renameKeys(shop: DemoShop): DemoShop {
  const inCategory = (one: DemoCategory): DemoCategory => ({
    ...one,
    key: rename(one.key),
    ...(one.children && { children: one.children.map(inCategory) }),
  })
  const inKey = <One extends { key: string }>(one: One): One => ({ ...one, key: rename(one.key) })
  const named = (name: string, key = name) => ({ key: rename(key), name, name_kana: 'カナ' })
  return {
    ...shop,
    settings: { ...shop.settings, 'PLUGIN.MY_BIKE.IS_USE': true },
    bikes: [
      {
        key: rename('kz-09'),
        year_from: 2017,
        year_to: null,
        displacement: 845,
        frame_codes: [],
        // What stands before the first slash of `maker/model` is the maker.
        maker: { ...named('ヤグルマ'), key: 'ya c?d#e%日本' },
        model: named('KZ-09', 'kz-09'),
      },
    ],
    categories: shop.categories.map(inCategory),
    makers: shop.makers.map(inKey),
    brands: shop.brands.map((one) => ({ ...inKey(one), maker_key: rename(one.maker_key) })),
    products: function* (count) {
      for (const { maker_key, brand_key, accessory_keys, category_keys, ...one } of shop.products(count))
        yield {
          ...inKey(one),
          maker_key: rename(maker_key),
          brand_key: brand_key && rename(brand_key),
          accessory_keys: accessory_keys.map(rename),
          category_keys: category_keys.map(rename),
        }
    },
    product_questions: [],
    collections: shop.collections.map((one) => ({ ...one, product_keys: one.product_keys.map(rename) })),
    news: shop.news.slice(0, 1).map((one) => ({ ...one, key: `${rename(one.key)},x` })),
    blogs: shop.blogs.map(inKey),
    stylists: shop.stylists.slice(0, 1).map((one) => ({
      ...inKey(one),
      coordinates: one.coordinates.map((own) => ({ ...own, product_keys: own.product_keys.map(rename) })),
    })),
    landing_pages: shop.landing_pages.slice(0, 1).map((one) => ({ ...one, slug: rename(one.slug) })),
    catalogs: shop.catalogs.map(inKey),
  }
}

const KEYED = '/(?:product|category|maker|news|blog|stylist|lp|bike)/'
/** Addresses of keyed pages in a page, a feed, a sitemap or a Markdown page. */
const addresses = new RegExp(`(?:["(>;=]|http://gift\\.localhost)(${KEYED}[\\w%.~!*'/-]*)`, 'g')

test('Keys with slashes, question marks, percent signs and Japanese have their pages, and every link leads there', async () => {
  const { shop, sites } = await openSmallShops(new Date('2026-11-27T03:00:00Z'), [
    { name: 'gift', theme: 'simple', product_count: 2, change: renameKeys },
  ])
  const one = sites[0]!
  const store = await openTestStore()
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const publisher = createSitePublishers({ store, sites, clock: shop.clock, onError, reconcile_ms: 1e9 })
  await publishSite({ ...one, store, now: shop.clock(), workers: 1 })
  const origin = createOrigin({
    store: await store.openServed(),
    sites: [one.site],
    toApi: () => shop.api,
    onError,
  })
  onTestFinished(async () => {
    await drain(origin, 0)
    await publisher.close()
    await shop.close()
  })
  const port = await listen(origin, 0, '127.0.0.1')
  const visit = (path: string) => ask(port, path, { host: 'gift.localhost' })

  // Whatever is published names no address that is not published.
  const released = store.site('gift')
  const view = released.openView((await released.getLive())!.id)
  const documents = new Map((await Array.fromAsync(view.list())).map((document) => [document.path, document]))
  const named = new Map<string, string>()
  for (const document of documents.values()) {
    if (!/html|xml|markdown|text\/plain/.test(document.content_type)) continue
    const written = (await released.blobs.readPlain(document)).toString()
    // They hold patterns of addresses.
    const text = written.replace(/<script type="speculationrules">[^<]*/, '')
    for (const [, address = ''] of text.matchAll(addresses)) named.set(address, document.path)
  }
  const sheets = /\/uos\/$/
  const dead = [...named].filter(
    ([address]) => !sheets.test(address) && !documents.has(parseDocumentPath(address) ?? ''),
  )
  expect(dead).toEqual([])

  const key = toSegment('wave-disc')
  const category = toSegment('brake-disc')
  const pages = [
    `/product/${key}/`,
    `/category/${category}/`,
    `/maker/${toSegment('hayate')}/`,
    `/news/${toSegment('news-1')}%2Cx/`,
    `/blog/${toSegment('first-ride')}/`,
    `/stylist/${toSegment('aoki')}/`,
    `/lp/${toSegment('winter')}/`,
    `/bike/${encodeURIComponent('ya c?d#e%日本')}/`,
    `/bike/${encodeURIComponent('ya c?d#e%日本')}/${toSegment('kz-09')}/`,
  ]
  const sitemap = (await visit('/sitemap-0.xml')).text
  for (const path of pages) {
    const { status, text } = await visit(path)
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]
    const trail = /<script type="application\/ld\+json">.*"BreadcrumbList".*?"item":"([^"]*)"\}\]/.exec(
      text,
    )?.[1]
    const url = `http://gift.localhost${path}`
    expect([status, canonical, trail ?? url]).toEqual([200, url, url])
    expect(sitemap).toContain(`<loc>${url}</loc>`)
    expect([...named.keys()]).toContain(path)
  }
  const card = /<meta property="og:image" content="http:\/\/gift.localhost([^"]*)"/
  const product = (await visit(pages[0]!)).text
  expect((await visit(card.exec(product)![1]!)).headers['content-type']).toBe('image/jpeg')
  expect((await visit(`/product/${key}/uos/`)).status).toBe(200)

  // What the page's scripts ask for.
  expect((await visit(`/category/${category}/`)).text).toContain(`data-product="wave-disc${WRITTEN}"`)
  const api = createApi({ base: `${shop.api}/gift` })
  const resourceKey = rename('wave-disc')
  const { body: detail } = await api.call('GET /v1/products/{resourceKey}', { params: { resourceKey } })
  const { body: live } = await api.call('GET /v1/price-and-stock', {
    query: { keys: [resourceKey] },
  })
  expect([detail.key, ...live.data.map((found) => found.key)]).toEqual([resourceKey, resourceKey])

  // A product gets another key: its page appears at the new address, goes from the old one, and lists lead there.
  const renamed = `${resourceKey}?2`
  await shop.db.update(product_models).set({ key: renamed }).where(eq(product_models.key, resourceKey))
  await noteEdit(shop.db, [resourceKey, renamed], 'gift')
  await publisher.reconcile()
  const moved = `/product/${encodeURIComponent(renamed)}/`
  expect([(await visit(moved)).status, (await visit(pages[0]!)).status]).toEqual([200, 404])
  expect((await visit(`/category/${category}/`)).text).toContain(`href="${moved}"`)
  expect(errors).toEqual([])
})
