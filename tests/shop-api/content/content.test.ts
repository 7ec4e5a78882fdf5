import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { inTurn } from '#tests/support/turns.ts'

describe.each(inTurn(ENGINES))('a publisher reads the content of a shop (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  test('gets the settings, with defaults for what the owner never set', async () => {
    const settings = await shop.read<CallOutput<'GET /v1/settings/front'>>('settings/front')
    expect(settings).toMatchObject({
      'SITE.NAME': 'motoの店',
      'SITE.STORAGE_URL': '/storage/moto',
      'SITE.BREAKPOINT.SCREEN-SM': 600,
      'SITE.BREAKPOINT.SCREEN-MD': 1024,
    })
  })

  test('learns from public.json which channel this is', async () => {
    const answer = await shop.request('/gift/public.json')
    expect(await answer.json()).toEqual({
      environment: 'test',
      channel: 'gift',
      name: 'giftの店',
      content_version: 1,
    })
  })

  test('gets news newest first, by category, ten a page', async () => {
    const answer = await shop.request('/moto/v1/news')
    const { data } = (await answer.json()) as CallOutput<'GET /v1/news'>
    expect(data.map(({ key }) => key)).toEqual(['news-1', 'news-2', 'news-3'])
    expect(answer.headers.get('x-per-page')).toBe('10')
    const business = await shop.read<CallOutput<'GET /v1/news'>>('news?category=営業')
    expect(business.data.map(({ key }) => key)).toEqual(['news-3'])
    expect((await shop.request('/moto/v1/blogs/news-1')).status).toBe(404)
  })

  test('gets makers and brands in kana order with their number of products', async () => {
    const { data } = await shop.read<CallOutput<'GET /v1/makers'>>('makers?per=all')
    expect(data.map(({ key, product_count }) => [key, product_count])).toEqual([
      ['hayate', 3],
      ['minato', 2],
    ])
    const brands = await shop.read<CallOutput<'GET /v1/brands'>>('brands?per=all')
    expect(brands.data).toMatchObject([{ key: 'kaze', maker_key: 'hayate', product_count: 1 }])
  })

  test('gets a collection in the editor’s order, without what is not on sale yet', async () => {
    const { data } = await shop.read<CallOutput<'GET /v1/collections/{alias}'>>(
      'collections/pickup?max_page_size=1',
    )
    expect(data.map(({ key }) => key)).toEqual(['chain-520', 'wave-disc'])
  })

  test('gets the banners of the areas it asks for', async () => {
    const { data } = await shop.read<CallOutput<'GET /v1/banners'>>('banners?area[]=home&is_show=1')
    expect(data.map(({ area }) => area)).toEqual(['home'])
    const both = await shop.read<CallOutput<'GET /v1/banners'>>('banners?area[]=side&area[]=home')
    expect(both.data).toHaveLength(2)
  })

  test('gets a static page by its address, however the slashes are written', async () => {
    const many = '/'.repeat(15_000)
    for (const address of [
      'url/guide/shipping/',
      'url/guide/shipping',
      'url%2Fguide%2Fshipping%2F',
      `url${many}guide/shipping${many}`,
    ]) {
      const page = await shop.read<CallOutput<'GET /v1/static-pages/url{url}'>>(`static-pages/${address}`)
      expect(page.url).toBe('/guide/shipping/')
    }
    for (const address of ['/guide/', many, `/guide${many}x`])
      expect((await shop.request(`/moto/v1/static-pages/url${address}`)).status).toBe(404)
  })

  test('gets a page’s frame, the usual one for a page nobody laid out, and blocks shared by pages', async () => {
    const cart = await shop.read<CallOutput<'GET /v1/pages/front/layout/{page}'>>('pages/front/layout/cart')
    expect(cart.blocks).toEqual([{ place: 'after', kind: 'free_area', code: 'cart-guide' }])
    expect(await shop.read('pages/front/layout/cart-payment')).toMatchObject({ layout: 'simple' })
    expect(await shop.read('pages/front/layout/faq')).toEqual({ page: 'faq', layout: 'default', blocks: [] })
    expect(await shop.read('layouts/simple')).toEqual({ page: 'simple', layout: 'simple', blocks: [] })
    expect((await shop.request('/moto/v1/layouts/unknown')).status).toBe(404)
  })

  test('gets texts, questions, colours, tags and the company', async () => {
    expect(await shop.read('free-areas/footer-note')).toMatchObject({ body: '<p>送料全国一律です。</p>' })
    expect(await shop.read('messages/cart-index')).toMatchObject({ updated_at: '2026-11-06T01:00:00.000Z' })
    expect(await shop.read('qas?q=イツ')).toMatchObject({ data: [{ question: 'いつ届きますか' }] })
    expect(await shop.read('qas?q=返品')).toEqual({ data: [] })
    expect(await shop.read('colorschemes/selected/front')).toEqual({
      name: 'moto',
      colours: { accent: '#d9480f' },
    })
    expect(await shop.read('tags')).toMatchObject({
      data: [{ key: 'sale', has_password: false }, { key: 'new-model' }],
    })
    expect(await shop.read('company')).toMatchObject({ invoice_number: 'T1234567890123', cutoff_hour: 14 })
  })

  test('catches up on changes it missed, each with a version of its own', async () => {
    const changed = [
      { type: 'news', key: 'news-1', action: 'updated' },
      { type: 'product', key: 'wave-disc', action: 'deleted' },
    ] as const
    await shop.db.transaction((tx) =>
      recordChange(tx, { channel_id: 1, changed: [...changed], now: TEST_NOW }),
    )
    const all = await shop.read<CallOutput<'GET /v1/changes'>>('changes?since=1')
    expect(all.version).toBe(3)
    expect(all.data.map(({ version, type, key, action }) => ({ version, type, key, action }))).toEqual([
      { version: 2, ...changed[0] },
      { version: 3, ...changed[1] },
    ])
    const first = await shop.read<CallOutput<'GET /v1/changes'>>('changes?since=1&per=1')
    expect(first.data.map(({ version }) => version)).toEqual([2])
    const elsewhere = await shop.request('/gift/v1/changes?since=1')
    expect(await elsewhere.json()).toEqual({ version: 1, data: [] })
  })
})
