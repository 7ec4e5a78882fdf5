import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import type { StylistDetail } from '#contract/shapes/stylist.ts'
import { recordDueContent } from '#shop-api/publishing/record-due.ts'
import { createEditor } from '#tests/support/editor.ts'
import { type Editor, openStaffedShop } from '#tests/support/open-staffed-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const picture = { path: 'blog/first-ride/85925594c4', width: 1600, height: 900, alt: '冬の道' }
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)

describe.each(ONE_ENGINE)('showcases in the editor’s hands on %s', (engine) => {
  let shop: TestShop
  let editor: Editor
  beforeAll(async () => void ({ shop, editor } = await openStaffedShop(engine)))
  afterAll(() => shop.close())

  test('banners stand in their area in the editor’s order', async () => {
    const banner = (title: string, position?: number) => ({
      area: 'home',
      title,
      subtitle: '',
      href: '/news/',
      picture,
      is_show: true,
      position,
    })
    await editor.call('POST /v1/admin/banners', { body: banner('最後') })
    const since = await editor.readVersion()
    const first = await editor.call('POST /v1/admin/banners', { body: banner('最初', 0) })
    expect(await editor.listChanges(since)).toEqual([`banner ${first.id} created`])
    const readTitles = async () => {
      const { data } = await shop.read<CallOutput<'GET /v1/banners'>>('banners?area=home&is_show=1')
      return data.map(({ title }) => title)
    }
    expect(await readTitles()).toEqual(['最初', '秋の点検', '最後'])
    const params = { id: first.id }
    await editor.call('PATCH /v1/admin/banners/{id}', {
      params,
      body: { version: first.version, position: 1 },
    })
    expect(await readTitles()).toEqual(['秋の点検', '最初', '最後'])
    const wrong = await editor.refuse('POST /v1/admin/banners', {
      body: { ...banner('外へ'), href: 'javascript:alert(1)' },
    })
    expect(wrong.errors).toMatchObject([{ field: 'href' }])
  })

  test('a free area is written; its new code is what layouts show', async () => {
    const body = { code: 'note', name: '覚え書き', body: '<p>冬の間は18時まで。</p>' }
    const made = await editor.call('POST /v1/admin/free-areas', { body })
    const read = await shop.read('free-areas/note')
    expect(read).toEqual({ ...body, version: made.version, updated_at: TEST_NOW.toISOString() })
    await editor.call('PUT /v1/admin/layouts/{scope}/{name}', {
      params: { scope: 'page', name: 'blog' },
      body: { blocks: [{ place: 'side', kind: 'free_area', code: 'note' }], version: 0 },
    })
    const params = { id: made.id }
    const moved = await editor.call('PATCH /v1/admin/free-areas/{id}', {
      params,
      body: { version: made.version, code: 'winter-note' },
    })
    const layout = await shop.read<CallOutput<'GET /v1/pages/front/layout/{page}'>>('pages/front/layout/blog')
    expect(layout.blocks).toEqual([{ place: 'side', kind: 'free_area', code: 'winter-note' }])
    const kept = await editor.refuse('DELETE /v1/admin/free-areas/{id}', { params })
    expect(kept).toMatchObject({ status: 422, code: 'admin.in_use' })
    expect(moved.version).toBeGreaterThan(made.version)
  })

  test('questions go with their category to its new key, and keep it', async () => {
    const { data } = await editor.call('GET /v1/admin/qa-categories', {})
    const [shipping] = data
    const params = { id: shipping!.id }
    const kept = await editor.refuse('DELETE /v1/admin/qa-categories/{id}', { params })
    expect(kept.message).toContain('質問「いつ届きますか」')
    const since = await editor.readVersion()
    await editor.call('PATCH /v1/admin/qa-categories/{id}', {
      params,
      body: { version: shipping!.version, key: 'delivery' },
    })
    const { data: questions } = await shop.read<CallOutput<'GET /v1/qas'>>('qas?category=delivery')
    expect(questions.map(({ question }) => question)).toEqual(['いつ届きますか'])
    expect(await editor.listChanges(since)).toEqual([
      'faq_category shipping deleted',
      'faq_category delivery created',
    ])
    await editor.call('POST /v1/admin/qa-categories', { body: { key: 'goods', name: '商品', position: 0 } })
    const listed = await shop.read<CallOutput<'GET /v1/qa-categories'>>('qa-categories')
    expect(listed.data).toEqual([
      { key: 'goods', name: '商品' },
      { key: 'delivery', name: '配送' },
    ])
  })

  test('a shop wears one colour scheme, and keeps the one it wears', async () => {
    const made = await editor.call('POST /v1/admin/colour-schemes', {
      body: { name: 'winter', colours: { accent: '#2b6cb0' }, is_selected: true },
    })
    const worn = await shop.read('colorschemes/selected/front')
    expect(worn).toEqual({ name: 'winter', colours: { accent: '#2b6cb0' } })
    const { data } = await editor.call('GET /v1/admin/colour-schemes', {})
    expect(data.map(({ name, is_selected }) => [name, is_selected])).toEqual([
      ['moto', false],
      ['winter', true],
    ])
    const kept = await editor.refuse('DELETE /v1/admin/colour-schemes/{id}', { params: { id: made.id } })
    expect(kept).toMatchObject({ status: 422, code: 'admin.in_use' })
    const wrong = await editor.refuse('POST /v1/admin/colour-schemes', {
      body: { name: 'bad', colours: { accent: 'url(https://x.example)' }, is_selected: false },
    })
    expect(wrong.status).toBe(422)
  })

  test('a stylist’s outfits are written with what is worn; one that is planned comes by itself', async () => {
    const { data } = await editor.call('GET /v1/admin/stylists', {})
    const aoki = data.find(({ key }) => key === 'aoki')!
    expect(aoki.coordinates.map(({ title }) => title)).toEqual(['来月の話', '足もとを軽く', '去年の話'])
    const [, kept] = aoki.coordinates
    const planned = {
      title: '春の話',
      body: '',
      picture,
      published_at: inDays(5).toISOString(),
      product_keys: ['chain-lube'],
    }
    const params = { id: aoki.id }
    const changed = await editor.call('PATCH /v1/admin/stylists/{id}', {
      params,
      body: {
        version: aoki.version,
        height: 159,
        coordinates: [planned, { ...kept!, product_keys: ['plain-disc', 'chain-520'] }],
      },
    })
    expect(changed.coordinates[1]).toEqual({ ...kept, product_keys: ['plain-disc', 'chain-520'] })
    const readOutfits = async (request: TestShop['request']) => {
      const shown = (await (await request('/moto/v1/stylists/aoki')).json()) as StylistDetail
      return shown.coordinates.map(({ title, products }) => [title, products.map(({ key }) => key)])
    }
    expect(await readOutfits(shop.request)).toEqual([['足もとを軽く', ['plain-disc', 'chain-520']]])
    const foreign = await createEditor(shop.request, { channel: 'gift' }).call('GET /v1/admin/stylists', {})
    const [theirs] = foreign.data.find(({ key }) => key === 'aoki')!.coordinates
    const refused = await editor.refuse('PATCH /v1/admin/stylists/{id}', {
      params,
      body: { version: changed.version, coordinates: [{ ...planned, id: theirs!.id }] },
    })
    expect(refused.errors).toMatchObject([{ field: 'coordinates.0.id', code: 'choice' }])
    const since = await editor.readVersion()
    await recordDueContent(shop.db, inDays(6))
    expect(await editor.listChanges(since)).toContain('stylist aoki updated')
    expect((await readOutfits(shop.at(inDays(6)).request))[0]).toEqual(['春の話', ['chain-lube']])
  })

  test('a printed catalogue is planned and shown', async () => {
    const body = {
      key: 'spring',
      name: '春の部品帳',
      description: '',
      picture,
      pages: [picture, picture],
      is_orderable: true,
    }
    const published_at = inDays(30).toISOString()
    const made = await editor.call('POST /v1/admin/catalogs', { body: { ...body, published_at } })
    expect(made).toMatchObject({ ...body, publication: 'scheduled' })
    const readKeys = async () => {
      const { data } = await shop.read<CallOutput<'GET /v1/catalog'>>('catalog')
      return data.map(({ key }) => key)
    }
    expect(await readKeys()).not.toContain('spring')
    await editor.call('PATCH /v1/admin/catalogs/{id}', {
      params: { id: made.id },
      body: { version: made.version, published_at: null },
    })
    expect(await readKeys()).toContain('spring')
  })
})
