import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Settings } from '#contract/shapes/settings.ts'
import { findRoute, routes } from '#src/routes.ts'
import { chromiumArguments, requireHeadlessShell } from '#tests/support/require-chromium.ts'
import { inTurn, isMyTurn } from '#tests/support/turns.ts'
import { openTaggedShop, type TaggedShop } from './open-tagged-shop.ts'
import { openVendors, toVendorSettings, toVendorSources, type VendorSetting, vendors } from './vendors.ts'

// Each publishes a whole shop.
vi.setConfig({ testTimeout: 180_000 })

type Pages = Awaited<ReturnType<TaggedShop['publish']>>
type Policy = Map<string, string[]>

const vendorSettings = Object.keys(vendors) as VendorSetting[]

/** What a page of a shop without other companies may do. Hashes are looked at apart. */
const strict: Record<string, string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'worker-src': ["'none'"],
  'manifest-src': ["'none'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
}

let shop: TaggedShop
let plain: Pages
beforeAll(async () => {
  shop = await openTaggedShop()
  plain = await shop.publish({})
}, 600_000)
afterAll(() => shop.close())

function parse(policy: string): Policy {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  const names = directives.map(([name = '']) => name)
  expect(names).toEqual([...new Set(names)])
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function readMeta(html: string): string {
  const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? []
  return policy
}

const isHash = (source: string) => /^'sha256-[\w+/]+=*'$/.test(source)

/** The policy without the hashes of inline scripts and styles, which are the page's own. */
function listSources(policy: Policy): Record<string, string[]> {
  return Object.fromEntries(
    [...policy].map(([name, sources]) => [name, sources.filter((one) => !isHash(one))]),
  )
}

const toRoute = (path: string) => (path === '/404.html' ? undefined : findRoute(path))
const holdsSecret = (path: string) => toRoute(path)?.has_secret_address ?? false

test('Every kind of page is published and held to the strict policy, by its header and by itself', () => {
  const kinds = new Set([...plain.keys()].map((path) => toRoute(path)?.path))
  const missing = routes.filter(
    ({ path, kind, has_page }) => has_page && kind !== 'document' && !kinds.has(path),
  )
  // A small shop has one page of products and no content of these kinds.
  expect(missing.map(({ path }) => path).filter((path) => !path.includes('{'))).toEqual([])
  for (const [path, { html, headers }] of plain) {
    const header = parse(headers['content-security-policy'] ?? '')
    expect([path, listSources(header)]).toEqual([path, { ...strict, 'frame-ancestors': ["'none'"] }])
    const meta = parse(readMeta(html))
    header.delete('frame-ancestors')
    expect([path, meta]).toEqual([path, header])
    expect([
      path,
      /<(?:script|link|style|title)/.test(html.slice(0, html.indexOf('content-security-policy'))),
    ]).toEqual([path, false])
  }
})

test('No link of a page leads to an address with a placeholder in it', () => {
  const links = [...plain].flatMap(([path, { html }]) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => `${path} → ${href}`),
  )
  expect(links.length).toBeGreaterThan(1_000)
  expect(links.filter((link) => /→ .*(\{|%7B|\/_\/)/i.test(link))).toEqual([])
})

test.each(inTurn(vendorSettings))(
  '%s adds its own hosts to pages where its script runs, and no others',
  async (setting) => {
    const pages = await shop.publish(toVendorSettings(setting))
    const more = toVendorSources(setting)
    const wanted = Object.fromEntries(
      Object.entries(strict).map(([name, sources]) => [
        name,
        [...sources.filter((one) => one !== "'none'" || !more[name]), ...(more[name] ?? [])],
      ]),
    )
    expect(pages.size).toBe(plain.size)
    for (const [path, { html }] of pages) {
      const expected = holdsSecret(path) ? strict : wanted
      expect([path, listSources(parse(readMeta(html)))]).toEqual([path, expected])
    }
  },
)

test('Hosts of a setting without a script add nothing, and a shop that switches all off again has its old pages', async () => {
  const hosts = vendorSettings.map((setting) => [
    `${setting}.HOSTS`,
    toVendorSettings(setting)[`${setting}.HOSTS`],
  ])
  const withHosts = await shop.publish(Object.fromEntries(hosts) as Partial<Settings>)
  expect(withHosts).toEqual(plain)
  expect(await shop.publish({})).toEqual(plain)
})

test('A setting that names no hosts as it should stops the publish and says what to write', async () => {
  await expect(
    shop.publish({
      'PLUGIN.RECOMMENDATION.SRC': 'https://osusume.example/start.js',
      'PLUGIN.RECOMMENDATION.HOSTS': 'img=https://pixel.osusume.example picture.osusume.example',
    }),
  ).rejects.toThrow(
    /^Site tagged was not published: setting PLUGIN\.RECOMMENDATION\.HOSTS: "picture\.osusume\.example" names no host; write script=https:\/\/cdn\.example\.com/,
  )
})

const SECRET = 'hush-hush-7Q2x9'

/** Everything a page asks for: address, Referer and body. */
function listen(context: BrowserContext): { url: string; referer: string; body: string }[] {
  const asked: { url: string; referer: string; body: string }[] = []
  context.on('request', (request) => {
    const referer = request.headers()['referer'] ?? ''
    asked.push({ url: request.url(), referer, body: request.postData() ?? '' })
  })
  return asked
}

async function openContext() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP' })
  await context.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      broken.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' }),
  )
  const heard = await openVendors(context)
  return { context, heard, asked: listen(context), page: await context.newPage() }
}

const readBroken = (page: Page) => page.evaluate(() => (window as unknown as { broken: string[] }).broken)

/** Our scripts have done what they do when a page is idle, its tracking among it. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete')
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    return !document.querySelector('#noren-tracking') || files.some((name) => name.includes('/track-page.'))
  })
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  )
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: requireHeadlessShell(), args: chromiumArguments })
})
afterAll(() => browser.close())

const everything = (): Partial<Settings> => ({
  ...Object.assign({}, ...vendorSettings.map(toVendorSettings)),
  'PLUGIN.POPUP.FUNCTION': 'popups.open',
  'PLUGIN.TRACKING.IS_USE': true,
  'PLUGIN.TRACKING.GTM_ID': 'GTM-TEST',
  'PLUGIN.RETARGETING.IS_USE': true,
})

describe('with every setting on', () => {
  beforeAll(async () => void (await shop.publish(everything())), 180_000)

  test('The script, pixel, call and frame of each vendor come, and nothing breaks the policy', async () => {
    const { context, heard, page } = await openContext()
    await page.goto(`${shop.origin}/product/wave-disc/`)
    for (const host of Object.values(vendors))
      for (const url of [
        `https://${host}/start.js`,
        `https://cdn.${host}/more.js`,
        `https://pixel.${host}/seen.gif`,
        `https://api.${host}/seen`,
        `https://a.frame.${host}/box.html`,
      ])
        await expect.poll(() => heard.map((one) => one.url), { timeout: 10_000 }).toContain(url)
    await page.waitForFunction(() => 'tagManagerRan' in window)
    expect(await readBroken(page)).toEqual([])
    await context.close()
  })

  const secretRoutes = routes
    .filter((route) => route.has_secret_address && route.has_page)
    .filter((_, place) => isMyTurn(place, 3))
  const toSecretPath = (path: string) =>
    path.includes('{')
      ? `${path.replace(/\{\w+\}/g, SECRET)}/`
      : `${path}/?${new URLSearchParams({
          token: SECRET,
          t: SECRET,
          code: SECRET,
          no: SECRET,
          state: `google.${SECRET}`,
          redirect_url: `/orders/receipt/?t=${SECRET}`,
        })}`

  test('An address with a secret loses it, and tells nobody of it, then or on the next page', async () => {
    const { context, heard, asked, page: first } = await openContext()
    await first.close()
    for (const { path, guard } of secretRoutes) {
      heard.length = asked.length = 0
      // A tab of its own: what one keeps is no other's.
      const page = await context.newPage()
      await page.goto(shop.origin + toSecretPath(path))
      // Its secret goes along to the login, and comes back from it.
      if (guard === 'unverified') await page.waitForURL('**/login/')
      await settle(page)
      expect([path, new URL(page.url()).search]).toEqual([path, ''])
      if (!path.includes('{')) expect([path, page.url()]).toEqual([path, expect.not.stringContaining(SECRET)])
      expect([path, heard]).toEqual([path, []])
      expect([path, await page.evaluate(() => 'dataLayer' in window)]).toEqual([path, false])
      expect([path, asked.filter(({ referer }) => referer.includes(SECRET))]).toEqual([path, []])
      expect([path, asked.filter(({ url }) => url.includes('ecommerce_events'))]).toEqual([path, []])
      expect([path, await readBroken(page)]).toEqual([path, []])

      // On from here: whoever runs on the next page finds nothing of it.
      asked.length = 0
      await page.evaluate(() => location.assign('/'))
      await page.waitForURL(`${shop.origin}/`)
      await settle(page)
      if (path === '/reminder/reset')
        await expect
          .poll(() => heard.filter(({ url }) => url.endsWith('/seen')).length, { timeout: 10_000 })
          .toBe(3)
      const strangers = asked.filter(({ url }) => !url.startsWith(shop.origin))
      expect([path, JSON.stringify([strangers, heard])]).toEqual([path, expect.not.stringContaining(SECRET)])
      const referrer = await page.evaluate(() => document.referrer)
      expect([path, referrer]).toEqual([path, expect.not.stringContaining(SECRET)])
      await page.close()
    }
    await context.close()
  })

  test('The parameter is gone before any deferred script runs, and a reload still knows it', async () => {
    const { context, asked, page } = await openContext()
    const seen: string[] = []
    await page.exposeFunction('tellAddress', (href: string) => void seen.push(href))
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive')
          (window as unknown as { tellAddress: (href: string) => void }).tellAddress(location.href)
      })
    })
    const address = `${shop.origin}/reminder/reset/`
    const countAsked = () =>
      asked.filter(({ url, body }) => url.includes('/v1/reminder/check') && body.includes(SECRET)).length
    await page.goto(`${address}?token=${SECRET}`)
    await expect.poll(countAsked, { timeout: 10_000 }).toBe(1)
    await page.reload()
    await expect.poll(countAsked, { timeout: 10_000 }).toBe(2)
    expect(seen).toEqual([address, address])
    // Opened without the link, the page says what to do.
    const other = await context.newPage()
    await other.goto(address)
    await other.getByText('お送りしたメールのリンクからお開きください').waitFor()
    await context.close()
  })
})
