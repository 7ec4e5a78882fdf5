import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LayoutBlock, LayoutName } from '#contract/shapes/content.ts'
import type { Settings } from '#contract/shapes/settings.ts'
import { free_areas } from '#shop-api/db/schema/content.ts'
import { layoutLoader } from '#src/content-loaders/layout-loader.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import { runInContext } from '#src/site/render-context.server.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
let settings: Settings
let editor: ReturnType<typeof createEditor>
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  editor = createEditor(shop.request)
  settings = await shop.read<Settings>('settings/front')
  // The wire ends in the real API.
  vi.stubGlobal('fetch', async (request: Request) => shop.app.fetch(request))
})
afterAll(() => shop.close())

const site = { name: 'moto', origin: 'https://shop.test', channel: 'moto' }

/** What a publish of now shows on a page whose route has this frame. */
async function load(page: string, layout: LayoutName = 'default') {
  const context = createRenderContext(site, 'http://api.test', settings, TEST_NOW)
  const found = await runInContext(context, () =>
    layoutLoader.loadEntry({ collection: 'x', filter: { page, layout } }),
  )
  if (!found || 'error' in found) throw found?.error ?? new Error('Nothing found')
  return { ...found.data, tags: found.cacheHint?.tags ?? [] }
}

async function lay(
  name: string,
  blocks: LayoutBlock[],
  layout?: LayoutName,
  scope: 'page' | 'shared' = 'page',
) {
  const { data } = await editor.call('GET /v1/admin/layouts', {})
  const version = data.find((one) => one.scope === scope && one.name === name)?.version ?? 0
  const params = { scope, name }
  await editor.call('PUT /v1/admin/layouts/{scope}/{name}', {
    params,
    body: { blocks, version, ...(layout && { layout }) },
  })
}

test('A page that nobody laid out has the frame of its route, and is told when somebody does', async () => {
  expect(await load('faq')).toMatchObject({ layout: 'default', blocks: { before: [], after: [], side: [] } })
  expect((await load('contact', 'simple')).layout).toBe('simple')
  expect((await load('faq')).tags).toEqual(
    expect.arrayContaining(['moto:layouts:page:faq', 'moto:layouts:shared:default']),
  )
})

test('An editor’s choice of a frame counts, and brings the blocks that pages share in it', async () => {
  await lay('brand', [], 'sample')
  await lay('sample', [{ place: 'after', kind: 'free_area', code: 'footer-note' }], undefined, 'shared')
  const { layout, blocks, tags } = await load('brand')
  expect(layout).toBe('sample')
  expect(blocks.after).toMatchObject([{ kind: 'free_area', code: 'footer-note' }])
  expect(tags).toContain('moto:layouts:shared:sample')
})

test('Every kind of block brings what it shows, what pages share first, and the tags of all of it', async () => {
  await lay('default', [{ place: 'before', kind: 'banners', code: 'home' }], undefined, 'shared')
  await lay('news', [
    { place: 'before', kind: 'free_area', code: 'footer-note' },
    { place: 'after', kind: 'collection', code: 'pickup' },
    { place: 'after', kind: 'products', code: '' },
    { place: 'side', kind: 'news', code: '' },
  ])
  const { blocks, tags } = await load('news')
  expect(blocks.before.map(({ kind }) => kind)).toEqual(['banners', 'free_area'])
  expect(blocks.after.map(({ kind }) => kind)).toEqual(['collection', 'products'])
  expect(blocks.side.map(({ kind }) => kind)).toEqual(['news'])
  const wanted = ['banners', 'free-areas', 'collections:pickup', 'product-lists:all', 'news-lists']
  expect(tags).toEqual(expect.arrayContaining(wanted.map((tag) => `moto:${tag}`)))
  expect(tags.some((tag) => tag.startsWith('moto:card:products:'))).toBe(true)
})

test('Rich text of a block is made safe, and a block whose thing is gone leaves the page as it was', async () => {
  const area = { channel_id: 1, code: 'note', name: 'メモ', updated_at: TEST_NOW }
  await shop.db.insert(free_areas).values({ ...area, body: '<p onclick="x()">今週<script>x()</script></p>' })
  await lay('calendar', [{ place: 'after', kind: 'free_area', code: 'note' }])
  expect((await load('calendar')).blocks.after).toEqual([
    { kind: 'free_area', code: 'note', name: area.name, body: '<p>今週</p>' },
  ])
  await shop.db.delete(free_areas)
  expect((await load('calendar')).blocks.after).toEqual([])
})
