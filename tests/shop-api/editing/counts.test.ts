import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import type { ProductInput } from '#contract/shapes/admin.ts'
import type { CountingScope } from '#shop-api/catalogue/count-once.ts'
import { listBrands, listMakers } from '#shop-api/catalogue/list-makers.ts'
import { listProducts } from '#shop-api/catalogue/list-products.ts'
import { loadFacets } from '#shop-api/catalogue/load-facets.ts'
import type { ProductFilter } from '#shop-api/catalogue/product-filter.ts'
import type { Db } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { tags } from '#shop-api/db/schema/catalogue.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { makers } from '#shop-api/db/schema/makers.ts'
import { type Editor, openStaffedShop } from '#tests/support/open-staffed-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const DAY_MS = 86_400_000
const ALL = { limit: 1000, offset: 0 }
const FILTERS: ProductFilter[] = [
  {},
  { category: 'brake', child: 'true' },
  { maker: ['hayate', 'minato'] },
  { price_to: 4999, in_stock: true },
  { q: '名を変えた' },
]

describe.each(ONE_ENGINE)('what lists count on %s', (engine) => {
  let shop: TestShop
  let editor: Editor
  beforeAll(async () => void ({ shop, editor } = await openStaffedShop(engine)))
  afterAll(() => shop.close())

  const save = async (key: string, change: Partial<ProductInput>) => {
    const { id, version } = await editor.findProduct(key)
    await editor.call('PATCH /v1/admin/products/{id}', { params: { id }, body: { version, ...change } })
  }
  /** Products in all, and how often each value stands beside a filter or a category. */
  const readCounts = async (days = 0): Promise<Record<string, number>> => {
    const { request } = shop.at(new Date(TEST_NOW.getTime() + days * DAY_MS))
    const list = await request('/moto/v1/products?facets=1&per=1')
    const { facets = [] } = (await list.json()) as CallOutput<'GET /v1/products'>
    const tree = await request('/moto/v1/categories/hierarchy?table=products')
    const { data } = (await tree.json()) as CallOutput<'GET /v1/categories/hierarchy'>
    return Object.fromEntries([
      ['all', Number(list.headers.get('x-total'))],
      ...facets.flatMap(({ name, values }) => values.map(({ key, count }) => [`${name} ${key}`, count])),
      ...data.map(({ key, product_count }) => [`tree ${key}`, product_count]),
    ])
  }
  /** What became more or less, by how much. */
  const compare = (before: Record<string, number>, after: Record<string, number>) =>
    Object.fromEntries(
      [...new Set([...Object.keys(before), ...Object.keys(after)])]
        .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
        .filter(([, difference]) => difference !== 0),
    )
  const countsVersion = async () =>
    (await shop.db.select({ version: channels.counts_version }).from(channels))[0]!.version

  test('a product is counted elsewhere at once when its shelf, maker, tags, price or stock change', async () => {
    const product = await editor.findProduct('chain-520')
    const [variation] = product.products
    const changes: [Partial<ProductInput>, Record<string, number>][] = [
      [{ maker_key: 'hayate' }, { 'maker minato': -1, 'maker hayate': 1 }],
      [{ tag_keys: product.tag_keys.filter((key) => key !== 'sale') }, { 'tag sale': -1 }],
      [{ category_keys: ['brake-disc'] }, { 'tree chain': -1, 'tree brake-disc': 1, 'tree brake': 1 }],
      [{ products: [{ ...variation!, unit_price: 120_000, list_price: null }] }, { 'price 0-999': -1 }],
      [
        { products: [{ ...variation!, unit_price: 120_000, list_price: null, stock: 0 }] },
        { 'stock in_stock': -1 },
      ],
      [{ is_draft: true }, { all: -1 }],
    ]
    for (const [change, expected] of changes) {
      const before = await readCounts()
      await save('chain-520', change)
      expect(compare(before, await readCounts()), JSON.stringify(change)).toMatchObject(expected)
    }
  })

  test('a product is counted from the day it is published, before anybody noted that the day came', async () => {
    expect(compare(await readCounts(), await readCounts(31))).toMatchObject({ all: 1 })
    expect(compare(await readCounts(31), await readCounts())).toMatchObject({ all: -1 })
  })

  test('texts and news leave the counts as they were, and a search finds the new words', async () => {
    const before = await countsVersion()
    await save('plain-disc', { name: '月光ディスク', description: '<p>静かに効く。</p>' })
    await editor.call('POST /v1/admin/news', {
      body: {
        key: 'counted',
        title: '棚卸し',
        summary: '',
        body: '<p>本日。</p>',
        category: '',
        picture: null,
      },
    })
    expect(await countsVersion()).toBe(before)
    const search = async () => (await shop.request('/moto/v1/products?q=月光ディスク')).headers.get('x-total')
    expect(await search()).toBe('1')
    await save('plain-disc', { name: '日光ディスク' })
    expect(await search()).toBe('0')
  })

  const readAll = async (db: Db) => {
    const [channel] = await db.select().from(channels).where(eq(channels.name, 'moto'))
    const { id: channel_id, content_version, counts_version } = channel!
    const scope: CountingScope = { db, channel_id, content_version, counts_version, now: TEST_NOW }
    const named = [await listMakers(scope, ALL), await listBrands(scope, ALL)]
    const filtered = await Promise.all(
      FILTERS.map(async (filter) => ({
        filter,
        total: (await listProducts(scope, filter, { range: { limit: 1, offset: 0 } })).total,
        facets: await loadFacets(scope, filter),
      })),
    )
    return { named, filtered }
  }
  /** The same database, of which nothing is remembered. */
  const forget = (db: Db) => Object.create(db) as Db
  const note = (type: 'tag' | 'maker', key: string) =>
    shop.db.transaction(async (tx) => {
      const [channel] = await tx.select().from(channels).where(eq(channels.name, 'moto'))
      const changed = [{ type, key, action: 'updated' as const }]
      await recordChange(tx, { channel_id: channel!.id, changed, now: TEST_NOW })
    })

  const edits: Record<string, () => Promise<unknown>> = {
    'a product more': async () => {
      const {
        id: _id,
        version: _version,
        updated_at: _at,
        products,
        ...like
      } = await editor.findProduct('plain-disc')
      const variations = products.map(({ id: _own, ...variation }) => ({ ...variation, code: 'SHARE-1' }))
      return editor.call('POST /v1/admin/products', {
        body: { ...like, key: 'one-more', name: '分けて数える部品', products: variations },
      })
    },
    'another key and maker': () => save('one-more', { key: 'one-more-renamed', maker_key: 'minato' }),
    'two edits between two questions': async () => {
      await save('one-more-renamed', { maker_key: null })
      await save('plain-disc', { maker_key: 'minato' })
    },
    'a text': () => save('plain-disc', { name: '名を変えたもの', name_kana: 'なをかえたもの' }),
    'a product less': async () => {
      const { id, version } = await editor.findProduct('one-more-renamed')
      return editor.call('DELETE /v1/admin/products/{id}', { params: { id }, query: { version } })
    },
    'a maker of another name': async () => {
      await shop.db.update(makers).set({ name: '颯' }).where(eq(makers.key, 'hayate'))
      await note('maker', 'hayate')
    },
    'a locked tag': async () => {
      await shop.db.update(tags).set({ password_hash: 'x' }).where(eq(tags.key, 'sale'))
      await note('tag', 'sale')
    },
  }

  test.each(Object.keys(edits))(
    '%s moves the counts of a share, as if everything were counted',
    async (edit) => {
      const before = await readAll(shop.db)
      await edits[edit]!()
      const after = await readAll(shop.db)
      expect(after).not.toEqual(before)
      expect(after).toEqual(await readAll(forget(shop.db)))
    },
  )
})
