import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '#contract/index.ts'
import { calls } from '#contract/index.ts'
import type { Article } from '#contract/shapes/content.ts'
import type { Product } from '#contract/shapes/product.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { type Editor, openStaffedShop } from '#tests/support/open-staffed-shop.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { inTurn } from '#tests/support/turns.ts'

const LATER = '2026-12-24T00:00:00.000Z'
const article = (key: string) => ({
  key,
  title: '年末年始の営業のご案内',
  summary: '',
  body: '<p>12月29日から休業いたします。</p>',
  category: '営業',
  picture: null,
})

describe.each(inTurn(ENGINES, 1))('the editor’s side on %s', (engine) => {
  let shop: TestShop
  let editor: Editor
  beforeAll(async () => void ({ shop, editor } = await openStaffedShop(engine)))
  afterAll(() => shop.close())

  test('a piece of news is written, seen, changed and removed, and each step is announced', async () => {
    const since = await editor.readVersion()
    const made = await editor.call('POST /v1/admin/news', { body: article('year-end') })
    expect(made).toMatchObject({ publication: 'published', published_at: TEST_NOW.toISOString() })
    const shown = await shop.read<Article>('news/year-end')
    expect(shown).toMatchObject({ title: '年末年始の営業のご案内', version: made.version })
    const params = { id: made.id }
    const changed = await editor.call('PATCH /v1/admin/news/{id}', {
      params,
      body: { version: made.version, title: '営業日のご案内' },
    })
    expect(changed).toMatchObject({
      title: '営業日のご案内',
      body: made.body,
      published_at: made.published_at,
    })
    expect(changed.version).toBeGreaterThan(made.version)
    await editor.call('DELETE /v1/admin/news/{id}', { params, query: { version: changed.version } })
    expect((await shop.request('/moto/v1/news/year-end')).status).toBe(404)
    expect(await editor.listChanges(since)).toEqual([
      'news year-end created',
      'news year-end updated',
      'news year-end deleted',
    ])
  })

  test('a draft is nobody’s business until it is published, and again when it is withdrawn', async () => {
    const since = await editor.readVersion()
    const draft = await editor.call('POST /v1/admin/blogs', {
      body: { ...article('secret'), is_draft: true },
    })
    expect(draft.publication).toBe('draft')
    expect((await shop.request('/moto/v1/blogs/secret')).status).toBe(404)
    const params = { id: draft.id }
    const retitled = await editor.call('PATCH /v1/admin/blogs/{id}', {
      params,
      body: { version: draft.version, title: '新製品の裏話' },
    })
    expect(await editor.listChanges(since)).toEqual([])
    const live = await editor.call('PATCH /v1/admin/blogs/{id}', {
      params,
      body: { version: retitled.version, is_draft: false },
    })
    expect(await shop.read<Article>('blogs/secret')).toMatchObject({ title: '新製品の裏話' })
    await editor.call('PATCH /v1/admin/blogs/{id}', {
      params,
      body: { version: live.version, is_draft: true },
    })
    expect((await shop.request('/moto/v1/blogs/secret')).status).toBe(404)
    expect(await editor.listChanges(since)).toEqual(['blog secret created', 'blog secret deleted'])
  })

  test('a new key is one thing gone and one come; a date to come waits', async () => {
    const made = await editor.call('POST /v1/admin/news', { body: article('old-name') })
    const since = await editor.readVersion()
    const params = { id: made.id }
    const renamed = await editor.call('PATCH /v1/admin/news/{id}', {
      params,
      body: { version: made.version, key: 'new-name' },
    })
    expect(await editor.listChanges(since)).toEqual(['news old-name deleted', 'news new-name created'])
    const waiting = await editor.call('PATCH /v1/admin/news/{id}', {
      params,
      body: { version: renamed.version, published_at: LATER },
    })
    expect(waiting.publication).toBe('scheduled')
    expect((await shop.request('/moto/v1/news/new-name')).status).toBe(404)
    const { data } = await editor.call('GET /v1/admin/news', { query: { publication: 'scheduled' } })
    expect(data.map(({ key }) => key)).toEqual(['new-name'])
  })

  test('whoever saved first wins, and the other one hears so and loses nothing', async () => {
    const made = await editor.call('POST /v1/admin/news', { body: article('contested') })
    const params = { id: made.id }
    const save = (title: string) =>
      editor.call('PATCH /v1/admin/news/{id}', { params, body: { version: made.version, title } })
    const results = await Promise.allSettled([save('一人目'), save('二人目')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const late = await editor.refuse('PATCH /v1/admin/news/{id}', {
      params,
      body: { version: made.version, title: '三人目' },
    })
    expect(late).toMatchObject({ status: 409, code: 'admin.version_conflict' })
    expect(late.message).toContain('ほかの方がこの内容を保存しました')
    const removal = await editor.refuse('DELETE /v1/admin/news/{id}', {
      params,
      query: { version: made.version },
    })
    expect(removal.status).toBe(409)
  })

  test('wrong fields are named, each with its sentence', async () => {
    const broken = {
      ...article('bad key!'),
      title: ' ',
      published_at: LATER,
      close_at: TEST_NOW.toISOString(),
    }
    const refusal = await editor.refuse('POST /v1/admin/news', { body: broken })
    expect(refusal.status).toBe(422)
    expect(refusal.errors?.map(({ field, code }) => [field, code])).toEqual([
      ['key', 'url_key'],
      ['title', 'required'],
    ])
    const dates = await editor.refuse('POST /v1/admin/news', { body: { ...broken, key: 'ok', title: 'ok' } })
    expect(dates.errors).toMatchObject([{ field: 'close_at', message: /公開日時より後/ }])
    const taken = await editor.refuse('POST /v1/admin/news', { body: article('news-1') })
    expect(taken.errors).toMatchObject([{ field: 'key', code: 'admin.key_taken' }])
  })

  test('questions, makers and static pages are kept in the same way', async () => {
    const since = await editor.readVersion()
    const question = await editor.call('POST /v1/admin/qas', {
      body: {
        category: 'shipping',
        question: '海外へ送れますか',
        answer: '<p>国内のみです。</p>',
        position: 9,
      },
    })
    expect(await shop.read('qas?q=海外')).toMatchObject({ data: [{ id: question.id }] })
    const { data: makers } = await editor.call('GET /v1/admin/makers', { query: { q: 'ミナト' } })
    const maker = makers[0]!
    await editor.call('PATCH /v1/admin/makers/{id}', {
      params: { id: maker.id },
      body: { version: maker.version, name: 'ミナト製作所', name_kana: 'ミナトセイサクショ' },
    })
    expect(await shop.read('products?q=せいさくしょ')).toMatchObject({ data: { length: 2 } })
    const page = await editor.call('POST /v1/admin/static-pages', {
      body: { url: '/guide/returns/', title: '返品', body: '<p>8日以内。</p>', close_at: LATER },
    })
    expect(await shop.read('static-pages/url/guide/returns')).toMatchObject({ title: '返品' })
    await editor.call('DELETE /v1/admin/static-pages/{id}', { params: { id: page.id } })
    const landing = await editor.call('POST /v1/admin/lp', {
      body: {
        slug: 'winter-fair',
        title: '冬の点検フェア',
        description: '',
        layout: 'simple',
        body: '<p>準備中</p>',
        is_show_header: true,
        is_show_footer: false,
        redirect_url: null,
        coupon_ids: [],
      },
    })
    expect(await shop.read('lp/winter-fair')).toMatchObject({
      title: '冬の点検フェア',
      layout: 'simple',
      extend: { is_show_header: true, is_show_footer: false },
      version: landing.version,
    })
    expect(await editor.listChanges(since)).toEqual([
      `faq ${question.id} created`,
      'maker minato updated',
      'static_page /guide/returns/ created',
      'static_page /guide/returns/ deleted',
      'landing_page winter-fair created',
    ])
  })

  test('a product’s name, price and stock change on every shelf that shows them', async () => {
    const product = await editor.findProduct('plain-disc')
    const [variation] = product.products
    await editor.call('PATCH /v1/admin/products/{id}', {
      params: { id: product.id },
      body: {
        version: product.version,
        name: 'プレーンディスク改',
        products: [
          { ...variation!, unit_price: 8800, list_price: 9800, stock: 0, seen_stock: variation!.stock },
        ],
      },
    })
    const shown = await shop.read<Product>('products/plain-disc')
    expect(shown).toMatchObject({
      name: 'プレーンディスク改',
      unit_price: 8800,
      max_unit_price: 8800,
      list_price: 9800,
      stock_state: 'none',
      maker: { key: 'hayate' },
      version: await editor.readVersion(),
    })
    expect(await shop.read('products?q=プレーンディスク改')).toMatchObject({ data: [{ key: 'plain-disc' }] })
  })

  test('what was sold while the editor typed stays sold', async () => {
    const product = await editor.findProduct('chain-520')
    const [variation] = product.products
    const save = (version: number, stock: number, seen_stock: number) => ({
      params: { id: product.id },
      body: { version, products: [{ ...variation!, stock, seen_stock }] },
    })
    // Ten on the screen, four sold since, five delivered: eleven, not fifteen.
    const after = await editor.call('PATCH /v1/admin/products/{id}', save(product.version, 15, 14))
    expect(after.products[0]?.stock).toBe(11)
    const refusal = await editor.refuse('PATCH /v1/admin/products/{id}', save(after.version, 0, 20))
    expect(refusal.errors).toMatchObject([{ field: 'products.0.stock', message: /残り11点/ }])
  })

  test('a product is made with its variations, and refused with the field that is wrong', async () => {
    const variation = {
      code: 'NEW-1',
      options: ['赤'],
      unit_price: 1200,
      list_price: null,
      stock: 3,
      jan_code: null,
    }
    const body = {
      key: 'new-glove',
      name: '新しいグローブ',
      name_kana: 'アタラシイグローブ',
      catch_copy: '',
      description: '<p>温かい。</p>',
      maker_key: 'minato',
      brand_key: null,
      category_keys: ['brake-disc'],
      tag_keys: ['sale'],
      tax_rate: 10 as const,
      is_giftable: true,
      pictures: [],
      specs: [],
      axes: ['色'],
      products: [variation, { ...variation, code: 'NEW-2', options: ['青'], unit_price: 1500 }],
    }
    const made = await editor.call('POST /v1/admin/products', { body })
    expect(made.products.map(({ code }) => code)).toEqual(['NEW-1', 'NEW-2'])
    expect(await shop.read('products?category=brake&child=1&q=グローブ')).toMatchObject({
      data: [{ key: 'new-glove', unit_price: 1200, max_unit_price: 1500, variation_count: 2 }],
    })
    const swapped = await editor.call('PATCH /v1/admin/products/{id}', {
      params: { id: made.id },
      body: {
        version: made.version,
        products: [
          { ...made.products[1]!, code: 'NEW-1' },
          { ...made.products[0]!, code: 'NEW-2' },
        ],
      },
    })
    expect(swapped.products.map(({ code, options }) => [code, options[0]])).toEqual([
      ['NEW-1', '青'],
      ['NEW-2', '赤'],
    ])
    const wrong = async (change: object, field: string) => {
      const refusal = await editor.refuse('POST /v1/admin/products', {
        body: { ...body, key: 'other', ...change },
      })
      expect(refusal.errors?.map((error) => error.field)).toEqual([field])
    }
    await wrong({ maker_key: 'nobody' }, 'maker_key')
    await wrong({ category_keys: ['brake', 'nowhere'] }, 'category_keys.1')
    await wrong({ products: [variation] }, 'products.0.code')
    await wrong({ products: [{ ...variation, code: 'X', options: [] }] }, 'products.0.options')
    await wrong({ products: [{ ...variation, code: 'X', list_price: 900 }] }, 'products.0.list_price')
    await editor.call('DELETE /v1/admin/products/{id}', { params: { id: made.id } })
    expect((await shop.request('/moto/v1/products/new-glove')).status).toBe(404)
  })

  test('one shop’s staff cannot reach into the other shop', async () => {
    const product = await editor.findProduct('chain-lube')
    const elsewhere = createEditor(shop.request, { channel: 'gift' })
    const refusal = await elsewhere.refuse('PATCH /v1/admin/products/{id}', {
      params: { id: product.id },
      body: { version: product.version, name: '…' },
    })
    expect(refusal.status).toBe(404)
  })

  test('a preview holds nothing that could run', async () => {
    const { html } = await editor.call('POST /v1/admin/rich-text', {
      body: {
        html: '<h2>冬</h2><img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:x">a</a>',
      },
    })
    expect(html).toContain('<h2>冬</h2>')
    expect(html).not.toMatch(/script|onerror/)
  })
})

describe('the door of the editor’s side', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ config: { staff: staffSecrets } })
  })
  afterAll(() => shop.close())

  test('every call wants somebody of the staff', async () => {
    const names = Object.entries(calls).filter(([, call]) => call.auth === 'admin')
    expect(names.length).toBeGreaterThan(30)
    for (const bearer of ['', 'wrong', `${Date.now() + 1e9}.forged`]) {
      for (const [name] of names) {
        const stranger = createEditor(shop.request, { bearer })
        const refusal = await stranger.refuse(
          name as CallName,
          { params: { id: 1, resourceKey: 'x', code: 'x', scope: 'x', name: 'x' } } as never,
        )
        expect([name, refusal.status, refusal.code]).toEqual([name, 401, 'unauthenticated'])
      }
    }
  })

  test('without a password or token it stays shut', async () => {
    const shut = await openTestShop()
    const anybody = createEditor(shut.request, { bearer: 'undefined' })
    expect((await anybody.refuse('GET /v1/admin/news', {})).status).toBe(401)
    await shut.close()
  })
})
