import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import type { CallOutput } from '#contract/index.ts'
import { recordDueContent } from '#shop-api/publishing/record-due.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

describe.each(ONE_ENGINE)('a publisher reads what the shop’s people made (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  test('gets stylists in kana order, ten a page', async () => {
    const answer = await shop.request('/moto/v1/stylists?per=1')
    const { data } = (await answer.json()) as CallOutput<'GET /v1/stylists'>
    expect(data.map(({ key }) => key)).toEqual(['aoki'])
    expect(answer.headers.get('x-total')).toBe('2')
    expect(data[0]).toMatchObject({ name: '青木 遥', height: 158, picture: { alt: '青木 遥の仕事' } })
  })

  test('gets a stylist’s outfits newest first, with only goods that are on sale', async () => {
    const stylist = await shop.read<CallOutput<'GET /v1/stylists/{resourceKey}'>>('stylists/aoki')
    expect(stylist.profile).toBe('<p>ブレーキの担当です。</p>')
    expect(stylist.coordinates.map(({ title, products }) => [title, products.map(({ key }) => key)])).toEqual(
      [
        ['足もとを軽く', ['chain-520', 'wave-disc']],
        ['去年の話', ['plain-disc']],
      ],
    )
    expect(await shop.read('stylists/abe')).toMatchObject({ height: null, coordinates: [] })
    expect((await shop.request('/moto/v1/stylists/nobody')).status).toBe(404)
  })

  test('gets the landing pages that are published, newest first', async () => {
    const { data } = await shop.read<CallOutput<'GET /v1/lp'>>('lp')
    expect(data.map(({ slug }) => slug)).toEqual(['winter', 'summer'])
  })

  test('gets a landing page with its frame and the coupons that can still be taken', async () => {
    const answer = await shop.request('/moto/v1/lp/winter')
    const page = (await answer.json()) as CallOutput<'GET /v1/lp/{resourceKey}'>
    expect(page).toMatchObject({
      layout: 'simple',
      extend: { is_show_header: true, is_show_footer: false },
      coupons: [{ code: 'HUYU', kind: 'amount', discount: 500, minimum_total: 3000, is_taken: false }],
    })
    expect(page.coupons).toHaveLength(1)
    expect(answer.headers.get('x-redirect-url')).toBeNull()
  })

  test('is sent on from a landing page that moved, and told 404 of one that is still to come', async () => {
    const moved = await shop.request('/moto/v1/lp/summer')
    expect([moved.status, moved.headers.get('x-redirect-url')]).toEqual([200, '/category/chain/'])
    const later = await shop.request('/moto/v1/lp/spring')
    expect(later.status).toBe(404)
    expect(await later.json()).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('公開期間'),
    })
  })

  test('gets the catalogues newest first, each page a picture that can be drawn and read aloud', async () => {
    const { data } = await shop.read<CallOutput<'GET /v1/catalog'>>('catalog')
    expect(data.map(({ key, is_orderable }) => [key, is_orderable])).toEqual([
      ['autumn', true],
      ['web-only', false],
    ])
    const pages = data[0]?.pages ?? []
    expect(pages.map(({ alt }) => alt)).toEqual([
      '表紙。秋の部品帳 2026年 秋',
      'ごあいさつ。いつもありがとうございます。',
      '止まる。効きを整えます。ウェーブディスク フロント 12,800円（税込）、プレーンディスク 9,800円（税込）',
      '裏表紙。motoの店',
    ])
    const drawn = await shop.request(`/storage/moto/${pages[2]?.path}/320.webp`)
    expect(drawn.status).toBe(200)
    const { width, height } = await sharp(await drawn.arrayBuffer()).metadata()
    expect([width, height]).toEqual([320, 452])
  })

  test('learns from the feed what came and went by its date, whole or in part, and reads that very version', async () => {
    const DAY_MS = 24 * 60 * 60 * 1000
    const { version: before } = await shop.read<CallOutput<'GET /v1/changes'>>('changes?since=0')
    // The first thing to happen: the coupon of ten days ends.
    const ends = new Date('2026-11-30T01:00:00.000Z')
    expect(await recordDueContent(shop.db, TEST_NOW)).toEqual(ends)
    await recordDueContent(shop.db, ends)
    await recordDueContent(shop.db, new Date(TEST_NOW.getTime() + 61 * DAY_MS))
    const { data } = await shop.read<CallOutput<'GET /v1/changes'>>(`changes?since=${before}&per=all`)
    const told = data.map(({ type, key, action }) => `${type} ${key} ${action}`)
    expect(told.slice(0, 2)).toEqual(['coupon HUYU deleted', 'landing_page winter updated'])
    expect(told.slice(2).sort()).toEqual([
      // Holds the product that came.
      'collection pickup updated',
      'landing_page spring created',
      // These two are no longer new.
      'product brake-pad updated',
      'product chain-520 updated',
      'product next-year created',
      'stylist aoki updated',
    ])
    const later = shop.at(new Date(TEST_NOW.getTime() + 61 * DAY_MS))
    const spring = await (await later.request('/moto/v1/lp/spring')).json()
    expect(spring).toMatchObject({ version: data.find(({ key }) => key === 'spring')?.version })
    const winter = await (await later.request('/moto/v1/lp/winter')).json()
    expect(winter).toMatchObject({ coupons: [], version: data[1]?.version })
    const stylist = await (await later.request('/moto/v1/stylists/aoki')).json()
    expect(stylist).toMatchObject({ coordinates: [{ title: '来月の話' }, {}, {}] })
  })
})
