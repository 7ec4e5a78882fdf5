import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Settings } from '#contract/shapes/settings.ts'
import { landing_pages } from '#shop-api/db/schema/campaigns.ts'
import {
  landingListLoader,
  landingPageLoader,
  topLandingLoader,
} from '#src/content-loaders/landing-page-loader.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import { runInContext } from '#src/site/render-context.server.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
let settings: Settings
beforeAll(async () => {
  shop = await openTestShop()
  settings = await shop.read<Settings>('settings/front')
  // The wire ends in the real API.
  vi.stubGlobal('fetch', async (request: Request) => shop.app.fetch(request))
})
afterAll(() => shop.close())

const site = { name: 'moto', origin: 'https://shop.test', channel: 'moto' }

/** What a publish of now would show, with these settings changed. */
async function load(
  loader: typeof landingPageLoader | typeof topLandingLoader | typeof landingListLoader,
  id: string,
  changed: Partial<Settings> = {},
) {
  const context = createRenderContext(site, 'http://api.test', { ...settings, ...changed }, TEST_NOW)
  const found = await runInContext(context, () => loader.loadEntry({ collection: 'x', filter: { id } }))
  if (found && 'error' in found) throw found.error
  return found
}

test('A landing page is shown with what may be taken there, under its own tags', async () => {
  const found = await load(landingPageLoader, 'winter')
  expect(found?.data).toMatchObject({
    path: '/lp/winter/',
    redirect: null,
    page: { title: '冬の支度', extend: { is_show_header: true, is_show_footer: false } },
  })
  expect(found?.cacheHint?.tags).toContain('moto:landing-pages:winter')
  expect(await load(landingPageLoader, 'nowhere')).toBeUndefined()
})

test('One that moved says where the browser goes, and nobody is led to it', async () => {
  expect((await load(landingPageLoader, 'summer'))?.data).toMatchObject({ redirect: '/category/chain/' })
  const list = await load(landingListLoader, 'all')
  expect(list?.data).toEqual({ pages: [{ slug: 'winter', title: '冬の支度' }] })
})

test('With the switch on, the page «top» is the front page from when it is written', async () => {
  const on = { 'SITE.IS_USE_TOP_LP': true }
  const before = await load(topLandingLoader, 'site', on)
  expect(before?.data).toEqual({ path: null })
  expect(before?.cacheHint?.tags).toContain('moto:landing-pages:top')
  const [winter] = await shop.db.select().from(landing_pages).where(eq(landing_pages.slug, 'winter'))
  if (!winter) throw new Error('no landing page to copy')
  const { id: _id, ...copied } = winter
  await shop.db.insert(landing_pages).values({ ...copied, slug: 'top', title: '表紙' })
  expect((await load(topLandingLoader, 'site', on))?.data).toEqual({ path: '/lp/top/' })
  expect((await load(landingPageLoader, 'top', on))?.data).toMatchObject({ path: '/' })
  // Switched off it is a landing page like the others.
  expect((await load(topLandingLoader, 'site'))?.data).toEqual({ path: null })
  expect((await load(landingPageLoader, 'top'))?.data).toMatchObject({ path: '/lp/top/' })
})

test('A page moved to what a browser would run is not left', async () => {
  await shop.db
    .update(landing_pages)
    .set({ redirect_url: 'javascript:alert(1)' })
    .where(eq(landing_pages.slug, 'summer'))
  expect((await load(landingPageLoader, 'summer'))?.data).toMatchObject({ redirect: null })
})

test('A front page that is a landing page leading elsewhere leads there, and never to itself', async () => {
  const on = { 'SITE.IS_USE_TOP_LP': true }
  const lead = (redirect_url: string) =>
    shop.db.update(landing_pages).set({ redirect_url }).where(eq(landing_pages.slug, 'top'))
  await lead('/category/chain/')
  expect((await load(topLandingLoader, 'site', on))?.data).toEqual({ path: '/lp/top/' })
  expect((await load(landingPageLoader, 'top', on))?.data).toMatchObject({ redirect: '/category/chain/' })
  await lead('/')
  expect((await load(topLandingLoader, 'site', on))?.data).toEqual({ path: null })
})
