import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import type { APIRequestContext } from '@playwright/test'
import { listJsonLdFaults } from '#tests/support/json-ld-faults.ts'
import { findSmallPages, stillPages } from '#tests/support/page-kinds.ts'
import { toMotoUrlForNode } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

/** Types a search engine should find on a page of each kind. */
const types: Record<string, string[]> = {
  home: ['OnlineStore', 'WebSite'],
  product: ['Product|ProductGroup', 'BreadcrumbList'],
  category: ['BreadcrumbList'],
  'product list': ['BreadcrumbList'],
  faq: ['FAQPage', 'BreadcrumbList'],
  news: ['NewsArticle', 'BreadcrumbList'],
  'news list': ['BreadcrumbList'],
  blog: ['BreadcrumbList'],
  'blog article': ['BlogPosting', 'BreadcrumbList'],
}

/** Kinds of page that readers would want as plain text. */
const withMarkdown = [
  'product',
  'category',
  'product list',
  'news',
  'news list',
  'blog',
  'blog article',
  'maker',
  'makers',
]

const base = toMotoUrlForNode()

async function readText(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(base + path)
  expect(response.status(), path).toBe(200)
  return response.text()
}

function readJsonLd(html: string): Record<string, unknown>[] {
  const json = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1]
  if (!json) return []
  const data = JSON.parse(json) as Record<string, unknown>
  return (data['@graph'] as Record<string, unknown>[] | undefined) ?? [data]
}

const readAttribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
/** A page's own path from a whole address: Node cannot resolve every shop's host name. */
const toPath = (address: string) => new URL(address).pathname

test('every kind of page says its facts so that search engines can use all of them', async ({ request }) => {
  for (const kind of [...stillPages, ...(await findSmallPages('moto'))]) {
    const html = await readText(request, kind.path)
    const objects = readJsonLd(html)
    expect(
      objects.flatMap((one) => listJsonLdFaults(one)),
      kind.name,
    ).toEqual([])
    const found = objects.map((one) => String(one['@type']))
    for (const type of types[kind.name] ?? [])
      expect(
        found.some((one) => type.split('|').includes(one)),
        `${kind.name}: ${type}`,
      ).toBe(true)
  }
})

test('a page has one address, and the picture of its link holds 1200 × 630', async ({ request }) => {
  for (const kind of [{ name: 'home', path: '/' }, ...(await findSmallPages('moto'))]) {
    const html = await readText(request, kind.path)
    const canonical = readAttribute(html, /<link rel="canonical" href="([^"]+)"/)
    expect(toPath(canonical)).toBe(kind.path)
    expect(readAttribute(html, /<meta property="og:url" content="([^"]+)"/)).toBe(canonical)
    const card = readAttribute(html, /<meta property="og:image" content="([^"]+)"/)
    expect(card).toMatch(/\/og\/(?:.+\/)?[0-9a-f]{12}\.jpg$/)
    const response = await request.get(base + toPath(card))
    expect(response.status(), card).toBe(200)
    expect(response.headers()['cache-control']).toContain('immutable')
    const picture = await response.body()
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const etag = response.headers()['etag'] ?? ''
    const again = await request.get(base + toPath(card), { headers: { 'if-none-match': etag } })
    expect(again.status()).toBe(304)
    const old = toPath(card).replace(/[0-9a-f]{12}\.jpg$/, '000000000000.jpg')
    const moved = await request.get(base + old, { maxRedirects: 0 })
    expect(moved.headers()['location']).toBe(toPath(card))
  }
  expect((await request.get(`${base}/og/product/no-such-thing/card.jpg`)).status()).toBe(404)
})

test('the Markdown page of a page holds its facts', async ({ request }) => {
  const kinds = [...stillPages, ...(await findSmallPages('moto'))].filter(({ name }) =>
    withMarkdown.includes(name),
  )
  expect(kinds.map(({ name }) => name).sort()).toEqual([...withMarkdown].sort())
  for (const kind of kinds) {
    const html = await readText(request, kind.path)
    const markdown = readAttribute(html, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/)
    const response = await request.get(base + markdown)
    expect(response.headers()['content-type'], kind.name).toBe('text/markdown; charset=utf-8')
    expect(response.headers()['x-robots-tag']).toBe('noindex')
    const text = await response.text()
    expect(text).toContain(`url: "${readAttribute(html, /<link rel="canonical" href="([^"]+)"/)}"`)
    const title = readAttribute(html, /<meta property="og:title" content="([^"]+)"/)
    expect(text).toContain(`# ${title}`)
    const price = readAttribute(html, /<meta property="product:price:amount" content="([^"]+)"/)
    if (price) expect(text).toContain(`${Number(price).toLocaleString('ja-JP')}円`)
  }
})

test('feeds are well-formed, and every entry leads to a published page', async ({ request }) => {
  for (const path of ['/news/feed.xml', '/blog/feed.xml']) {
    const response = await request.get(base + path)
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const xml = await response.text()
    expect(XMLValidator.validate(xml)).toBe(true)
    const { channel } = new XMLParser({ isArray: (name) => name === 'item' }).parse(xml).rss
    expect(channel.item.length).toBeGreaterThan(0)
    for (const item of channel.item as { title: string; link: string; pubDate: string }[]) {
      const html = await readText(request, toPath(item.link))
      expect(readAttribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(item.link)
      expect(Number.isNaN(Date.parse(item.pubDate))).toBe(false)
    }
  }
})

test('every link of llms.txt and of the sitemap leads to a published document', async ({ request }) => {
  const llms = await readText(request, '/llms.txt')
  expect(llms).toMatch(/^# .+\n\n> .+/)
  const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' })
  const index = parser.parse(await readText(request, '/sitemap-index.xml')).sitemapindex.sitemap as {
    loc: string
  }[]
  const pages: { loc: string; lastmod?: string }[] = []
  for (const { loc } of index) pages.push(...parser.parse(await readText(request, toPath(loc))).urlset.url)
  const articles = pages.filter(({ loc }) => /\/(?:product|news|blog|maker|category)\/[^/]+\/$/.test(loc))
  expect(articles.length).toBeGreaterThan(10)
  expect(articles.filter(({ lastmod }) => !lastmod)).toEqual([])
  const links = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address)
  expect(links.length).toBeGreaterThan(10)
  for (const address of [...links, ...pages.map(({ loc }) => loc)]) {
    const response = await request.head(base + toPath(address))
    expect(response.status(), address).toBe(200)
  }
})

test('machines find sitemap and icons where they look first, and no two products are described by the same words', async ({
  request,
}) => {
  expect(await readText(request, '/sitemap.xml')).toBe(await readText(request, '/sitemap-index.xml'))
  for (const icon of ['/favicon.ico', '/apple-touch-icon.png'])
    expect((await request.head(base + icon)).status(), icon).toBe(200)
  const list = await readText(request, '/product/')
  const paths = new Set([...list.matchAll(/href="(\/product\/[^/"]+\/)"/g)].map(([, path = '']) => path))
  const told: string[] = []
  for (const path of paths) {
    if (path === '/product/page/') continue
    told.push(
      readAttribute(await readText(request, path), /<meta name="description" content="([^"]+)"/) ?? '',
    )
  }
  expect(told.length).toBeGreaterThan(5)
  expect(new Set(told).size).toBe(told.length)
  const feed = await readText(request, '/news/feed.xml')
  expect(Number.isNaN(Date.parse(/<lastBuildDate>([^<]+)</.exec(feed)?.[1] ?? ''))).toBe(false)
})
