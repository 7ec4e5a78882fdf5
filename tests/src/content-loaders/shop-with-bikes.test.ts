import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Settings } from '#contract/shapes/settings.ts'
import { enumeratePaths } from '#src/content-loaders/enumerate-paths.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import { insertBikes } from '#tests/support/insert-bikes.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { toMypageGroups } from '#themes/simple/parts/mypage-links.ts'

let shop: TestShop
let settings: Settings
beforeAll(async () => {
  shop = await openTestShop()
  await insertBikes(shop.db)
  settings = await shop.read<Settings>('settings/front')
  vi.stubGlobal('fetch', async (request: Request) => shop.app.fetch(request))
})
afterAll(() => shop.close())

const site = { name: 'moto', origin: 'https://shop.test', channel: 'moto' }
const USED = { 'PLUGIN.MY_BIKE.IS_USE': true }

test('A shop publishes the pages of bikes when it uses them, and else none', async () => {
  const list = async (more: Partial<Settings>) => {
    const context = createRenderContext(site, 'http://api.test', { ...settings, ...more }, TEST_NOW)
    const found: string[] = []
    for await (const { addresses } of enumeratePaths(context)) found.push(...addresses)
    return found.filter((address) => /\/bike\//.test(address))
  }
  expect(await list({})).toEqual([])
  expect(await list({ 'PLUGIN.MY_BIKE.IS_USE': false })).toEqual([])
  const used = await list(USED)
  expect(used).toEqual(
    expect.arrayContaining(['/bike/', '/bike/yaguruma/', '/bike/yaguruma/kz-09/', '/mypage/bike/']),
  )
  expect(await list({ ...USED, 'SITE.NO_MEMBER_USE': true })).not.toContain('/mypage/bike/')
})

test('The menu of the members’ area names the bikes only where the shop uses them', () => {
  const list = (more: Partial<Settings>) =>
    toMypageGroups({ ...settings, ...more }).flatMap(({ links }) => links.map(({ href }) => href))
  expect(list({})).not.toContain('/mypage/bike/')
  expect(list(USED)).toContain('/mypage/bike/')
  expect(list(USED).length).toBe(list({}).length + 1)
})
