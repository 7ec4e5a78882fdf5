import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Settings } from '#contract/shapes/settings.ts'
import { banners } from '#shop-api/db/schema/content.ts'
import { enumeratePaths } from '#src/content-loaders/enumerate-paths.ts'
import { frameLoader } from '#src/content-loaders/frame-loader.ts'
import { homeLoader } from '#src/content-loaders/home-loader.ts'
import { toSafeHtml } from '#src/content-loaders/rich-text.ts'
import { isForMembers, leadsToMembers, routes } from '#src/routes.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import { runInContext } from '#src/site/render-context.server.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
let settings: Settings
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  settings = await shop.read<Settings>('settings/front')
  vi.stubGlobal('fetch', async (request: Request) => shop.app.fetch(request))
})
afterAll(() => shop.close())

const site = { name: 'moto', origin: 'https://shop.test', channel: 'moto' }
const open = (no_member_use: boolean) =>
  createRenderContext(site, 'http://api.test', { ...settings, 'SITE.NO_MEMBER_USE': no_member_use }, TEST_NOW)

test('The route table says which pages are for members: login, what mends it, and what lies behind it', () => {
  const found = routes.filter(isForMembers).map(({ path }) => path)
  expect(found).toEqual(
    expect.arrayContaining([
      '/login',
      '/register',
      '/reminder',
      '/verify',
      '/oauth/callback',
      '/ec',
      '/mypage',
    ]),
  )
  expect(routes.filter((route) => route.guard !== 'public' && !isForMembers(route))).toEqual([])
  for (const href of ['/login/', '/mypage/order_history/A-1/', '/ec/?from=mail', '/register'])
    expect([href, leadsToMembers(href)]).toEqual([href, true])
  for (const href of ['/', '/cart/', '/guide/', 'https://example.com/login/', 'mailto:login@example.com'])
    expect([href, leadsToMembers(href)]).toEqual([href, false])
})

test('A shop without members publishes none of their pages', async () => {
  const list = async (no_member_use: boolean) => {
    const found: string[] = []
    for await (const { addresses } of enumeratePaths(open(no_member_use))) found.push(...addresses)
    return found.filter(leadsToMembers)
  }
  expect(await list(true)).toEqual([])
  expect(await list(false)).toContain('/ec/')
})

test('What editors wrote keeps its words and loses its links to pages for members', () => {
  const html =
    '<p>ポイントは<a href="/mypage/point/">マイページ</a>、<a href="https://shop.test/login/">ログイン</a>、<a href="/guide/">ご利用ガイド</a></p>'
  expect(runInContext(open(true), () => toSafeHtml(html))).toBe(
    '<p>ポイントは<span>マイページ</span>、<span>ログイン</span>、<a href="/guide/">ご利用ガイド</a></p>',
  )
  expect(runInContext(open(false), () => toSafeHtml(html))).toContain('<a href="/mypage/point/">')
})

test('A banner that leads to pages for members is not shown', async () => {
  await shop.db.update(banners).set({ href: '/register/' })
  const load = async (no_member_use: boolean) => {
    const found = await runInContext(open(no_member_use), () =>
      homeLoader.loadEntry({ collection: 'home', filter: { id: 'site' } }),
    )
    if (!found || 'error' in found) throw new Error('no home')
    return Object.values(found.data.banners).flat().length
  }
  expect(await load(true)).toBe(0)
  expect(await load(false)).toBeGreaterThan(0)
})

test('A link of a menu to a page for members, or to one no shop has, is not shown, nor a column of nothing else', async () => {
  const toLink = (url: string) => ({ label: url, url })
  const columns = [
    ['/mypage/point/', '/login/'],
    ['/register/', '/faq/'],
  ]
  await createEditor(shop.request).call('PUT /v1/admin/menus', {
    body: {
      header: ['/mypage/', '/news/', 'https://example.jp/login/'].map(toLink),
      footer: columns.map((links) => ({ title: links.join(), links: links.map(toLink) })),
      version: 0,
    },
  })
  const load = async (no_member_use: boolean) => {
    const found = await runInContext(open(no_member_use), () =>
      frameLoader.loadEntry({ collection: 'frame', filter: { id: 'site' } }),
    )
    if (!found || 'error' in found) throw new Error('no frame')
    expect(found.cacheHint?.tags).toContain('moto:menus')
    const { header, footer } = found.data.menus
    return [header, ...footer.map(({ links }) => links)].map((links) => links.map(({ url }) => url))
  }
  expect(await load(true)).toEqual([['/news/', 'https://example.jp/login/'], ['/faq/']])
  expect(await load(false)).toEqual([['/mypage/', '/news/', 'https://example.jp/login/'], ...columns])
})
