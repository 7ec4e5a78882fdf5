import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/index.ts'
import type { Product } from '#contract/shapes/product.ts'
import type { StylistDetail } from '#contract/shapes/stylist.ts'
import { recordDueContent } from '#shop-api/publishing/record-due.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { type Editor, openStaffedShop } from '#tests/support/open-staffed-shop.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { inTurn } from '#tests/support/turns.ts'

type Query = CallInput<'GET /v1/admin/products'>['query']
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)

describe.each(inTurn(ENGINES))('products in the editor’s hands on %s', (engine) => {
  let shop: TestShop
  let editor: Editor
  beforeAll(async () => void ({ shop, editor } = await openStaffedShop(engine)))
  afterAll(() => shop.close())

  const listKeys = async (query: Query) => {
    const { data } = await editor.call('GET /v1/admin/products', { query })
    return data.map(({ key }) => key)
  }
  const change = async (key: string, body: object) => {
    const { id, version } = await editor.findProduct(key)
    return editor.call('PATCH /v1/admin/products/{id}', { params: { id }, body: { version, ...body } })
  }
  const name = async (...keys: string[]) =>
    Promise.all(
      keys.map(async (key) => {
        const { id, version } = await editor.findProduct(key)
        return { id, version }
      }),
    )

  test('the list is narrowed and ordered as the staff need it, hidden products too', async () => {
    expect(await listKeys({ sort: 'price_asc' })).toEqual([
      'chain-520',
      'chain-lube',
      'brake-pad',
      'next-year',
      'plain-disc',
      'wave-disc',
    ])
    expect(await listKeys({ category: 'brake', stock: 'out' })).toEqual(['brake-pad'])
    expect(await listKeys({ maker: 'minato', sort: 'price_desc' })).toEqual(['brake-pad', 'chain-520'])
    expect(await listKeys({ keys: ['chain-520', 'no-such'] })).toEqual(['chain-520'])
    expect(await listKeys({ brand: 'kaze' })).toEqual(['wave-disc'])
    expect(await listKeys({ tag: 'sale', sort: 'name' })).toEqual(['wave-disc', 'chain-520'])
    expect(await listKeys({ price_from: 3000, price_to: 5000, sort: 'price_asc' })).toEqual([
      'brake-pad',
      'next-year',
    ])
    expect(await listKeys({ publication: 'scheduled' })).toEqual(['next-year'])
    expect((await listKeys({ sort: 'stock_desc' }))[0]).toBe('chain-lube')
    expect(await listKeys({ category: 'no-such' })).toEqual([])
  })

  test('sizes, what is sold with it and its rank are written and read', async () => {
    const size_table = [
      ['サイズ', '直径'],
      ['M', '300mm'],
    ]
    const changed = await change('plain-disc', {
      size_table,
      accessory_keys: ['brake-pad', 'chain-lube'],
      position: 7,
    })
    expect(changed).toMatchObject({
      size_table,
      accessory_keys: ['brake-pad', 'chain-lube'],
      position: 7,
    })
    const shown = await shop.read<Product>('products/plain-disc?include=accessories')
    expect(shown).toMatchObject({ size_table, position: 7 })
    expect(shown.accessories?.map(({ key }) => key)).toEqual(['brake-pad', 'chain-lube'])
    const kept = await change('plain-disc', { catch_copy: 'ひとこと' })
    expect(kept).toMatchObject({ size_table, accessory_keys: ['brake-pad', 'chain-lube'], position: 7 })
    const { id, version } = await editor.findProduct('plain-disc')
    for (const accessory_keys of [['plain-disc'], ['brake-pad', 'no-such']]) {
      const refused = await editor.refuse('PATCH /v1/admin/products/{id}', {
        params: { id },
        body: { version, accessory_keys },
      })
      expect(refused.errors).toMatchObject([
        { field: `accessory_keys.${accessory_keys.length - 1}`, code: 'choice' },
      ])
    }
  })

  test('steps, cartons and the most of an order are written, kept, and fit one another', async () => {
    const { products } = await editor.findProduct('plain-disc')
    const [first] = products
    const save = (units: object) => change('plain-disc', { products: [{ ...first, stock: 95, ...units }] })
    const units = { order_multiple: 10, carton_quantity: 40, max_per_order: 200 }
    expect((await save(units)).products).toMatchObject([units])
    const { order_multiple: _, carton_quantity: __, max_per_order: ___, ...said } = first!
    const kept = await change('plain-disc', { products: [{ ...said, stock: 95 }] })
    expect(kept.products).toMatchObject([units])
    // What is left over makes no step.
    const [shown] = (await shop.read<Product>('products/plain-disc')).product_model.products
    expect(shown).toMatchObject({ order_multiple: 10, carton_quantity: 40, max_quantity: 90 })
    const wrongs = [
      [{ ...units, carton_quantity: 45 }, 'products.0.carton_quantity'],
      [{ ...units, max_per_order: 5 }, 'products.0.max_per_order'],
      [{ ...units, order_multiple: 0 }, 'products.0.order_multiple'],
    ] as const
    const { id, version } = await editor.findProduct('plain-disc')
    for (const [wrong, field] of wrongs) {
      const body = { version, products: [{ ...said, ...wrong }] }
      const refusal = await editor.refuse('PATCH /v1/admin/products/{id}', { params: { id }, body })
      expect(refusal).toMatchObject({ status: 422, errors: [{ field }] })
    }
    await save({ order_multiple: 1, carton_quantity: null, max_per_order: 20, stock: first!.stock })
    const [again] = (await shop.read<Product>('products/plain-disc')).product_model.products
    expect(again).not.toHaveProperty('order_multiple')
  })

  test('what a pack holds, how long it keeps and when it comes out are written, shown, and taken back', async () => {
    const { products } = await editor.findProduct('plain-disc')
    const facts = { best_before: 'お届けから冷蔵で5日', release_month: '2027-02', content_unit: 'g' }
    const saved = await change('plain-disc', {
      ...facts,
      products: [{ ...products[0], content_amount: 500 }],
    })
    expect(saved).toMatchObject({ ...facts, products: [{ content_amount: 500 }] })
    const content = { amount: 500, unit: 'g' }
    const { best_before, release_month } = facts
    expect(await shop.read<Product>('products/plain-disc')).toMatchObject({
      best_before,
      release_month,
      content,
      product_model: { products: [{ content }] },
    })
    const { id, version } = await editor.findProduct('plain-disc')
    for (const wrong of ['2027-13', '2027', '来年', '2027-02-01']) {
      const body = { version, release_month: wrong }
      const refusal = await editor.refuse('PATCH /v1/admin/products/{id}', { params: { id }, body })
      expect(refusal).toMatchObject({ status: 422, errors: [{ field: 'release_month' }] })
    }
    await change('plain-disc', { best_before: '', release_month: '', content_unit: null })
    const plain = await shop.read<Product>('products/plain-disc')
    for (const field of ['best_before', 'release_month', 'content']) expect(plain).not.toHaveProperty(field)
    expect((await editor.findProduct('plain-disc')).release_month).toBeNull()
  })

  test('what shows a product by the editor’s choice is told when it comes, by hand or by date', async () => {
    await change('chain-520', { is_draft: true })
    const since = await editor.readVersion()
    await change('chain-520', { is_draft: false })
    expect((await editor.listChanges(since)).sort()).toEqual([
      'collection pickup updated',
      'product chain-520 created',
      'stylist aoki updated',
    ])
    const before = await editor.readVersion()
    await recordDueContent(shop.db, inDays(31))
    const due = await editor.listChanges(before)
    expect(due).toContain('product next-year created')
    expect(due.filter((change) => change === 'collection pickup updated')).toHaveLength(1)
    expect(due.filter((change) => change === 'stylist aoki updated')).toHaveLength(1)
    const later = await shop.at(inDays(31)).request('/moto/v1/stylists/aoki')
    const { coordinates } = (await later.json()) as StylistDetail
    expect(coordinates.flatMap(({ products }) => products.map(({ key }) => key))).toContain('next-year')
  })

  test('many are changed alike in one call: prices, shelves, tags and state', async () => {
    const products = await name('plain-disc', 'wave-disc')
    const since = await editor.readVersion()
    await editor.call('POST /v1/admin/products/bulk', {
      body: {
        products: [...products, products[0]!],
        change: {
          price_percent: -10,
          price_step: 100,
          add_category_keys: ['chain'],
          remove_tag_keys: ['sale'],
          add_tag_keys: ['new-model'],
        },
      },
    })
    const wave = await editor.findProduct('wave-disc')
    expect(wave.products.map(({ unit_price, list_price, stock }) => [unit_price, list_price, stock])).toEqual(
      [
        [11_500, 14_800, 3],
        [11_900, null, 0],
      ],
    )
    expect([wave.tag_keys, wave.category_keys]).toEqual([['new-model'], ['brake-disc', 'chain']])
    const plain = await editor.findProduct('plain-disc')
    expect(plain.products.map(({ unit_price }) => unit_price)).toEqual([8800])
    expect((await editor.listChanges(since)).sort()).toEqual([
      'product plain-disc updated',
      'product wave-disc updated',
    ])
    await editor.call('POST /v1/admin/products/bulk', {
      body: { products: await name('plain-disc', 'wave-disc'), change: { is_draft: true } },
    })
    expect(await listKeys({ publication: 'draft', sort: 'price_asc' })).toEqual(['plain-disc', 'wave-disc'])
    await editor.call('POST /v1/admin/products/bulk', {
      body: { products: await name('plain-disc', 'wave-disc'), change: { is_draft: false } },
    })
    expect((await shop.request('/moto/v1/products/wave-disc')).status).toBe(200)
  })

  test('all are changed or none, and each that cannot be is named with its reason', async () => {
    const [plain, wave] = await name('plain-disc', 'wave-disc')
    // The old price of the disc is 14,800 yen: not lower than what it would cost.
    const refused = await editor.refuse('POST /v1/admin/products/bulk', {
      body: { products: [plain!, wave!], change: { price_percent: 50 } },
    })
    expect(refused).toMatchObject({
      status: 422,
      code: 'admin.bulk_refused',
      errors: [{ field: 'products.1' }],
    })
    expect(refused.errors?.[0]?.message).toContain('「ウェーブディスク フロント」：通常価格は')
    expect((await editor.findProduct('plain-disc')).products[0]?.unit_price).toBe(8800)
    await change('plain-disc', { catch_copy: '先に保存' })
    const conflict = await editor.refuse('POST /v1/admin/products/bulk', {
      body: { products: [plain!, wave!], change: { tax_rate: 8 } },
    })
    expect(conflict).toMatchObject({
      status: 409,
      code: 'admin.version_conflict',
      errors: [{ field: 'products.0' }],
    })
    expect((await editor.findProduct('wave-disc')).tax_rate).toBe(10)
    const foreign = await createEditor(shop.request, { channel: 'gift' }).findProduct('wave-disc')
    const gone = await editor.refuse('POST /v1/admin/products/bulk', {
      body: { products: [{ id: foreign.id }], change: { tax_rate: 8 } },
    })
    expect(gone.status).toBe(404)
  })

  test('many are removed in one call, or none', async () => {
    const [lube, disc] = await name('chain-lube', 'plain-disc')
    const conflict = await editor.refuse('POST /v1/admin/products/bulk-removal', {
      body: { products: [lube!, { ...disc!, version: 0 }] },
    })
    expect(conflict.status).toBe(409)
    const since = await editor.readVersion()
    await editor.call('POST /v1/admin/products/bulk-removal', { body: { products: [lube!, disc!] } })
    expect((await editor.listChanges(since)).sort()).toEqual([
      'product chain-lube deleted',
      'product plain-disc deleted',
    ])
    const foreign = await createEditor(shop.request, { channel: 'gift' }).findProduct('chain-lube')
    const refused = await editor.refuse('POST /v1/admin/products/bulk-removal', {
      body: { products: [{ id: foreign.id }] },
    })
    expect(refused.status).toBe(404)
  })
})

test('staff save as often as their work needs; a stranger who tries as often is slowed down', async () => {
  const config = { staff: staffSecrets, writes_per_10_s: 3, staff_writes_per_10_s: 12 }
  const shop = await openTestShop({ config })
  const clean = () => ({ body: { html: '<p>年末</p>' } })
  const editor = createEditor(shop.request)
  for (let at = 0; at < 6; at += 1) await editor.call('POST /v1/admin/rich-text', clean())
  const stranger = createEditor(shop.request, { bearer: 'guessed' })
  const tries: number[] = []
  for (let at = 0; at < 4; at += 1)
    tries.push((await stranger.refuse('POST /v1/admin/rich-text', clean())).status)
  expect(tries).toEqual([401, 401, 401, 429])
  await editor.call('POST /v1/admin/rich-text', clean())
  await editor.call('POST /v1/admin/rich-text', clean())
  expect((await editor.refuse('POST /v1/admin/rich-text', clean())).status).toBe(429)
  await shop.close()
})
