import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
import { createEditor, STAFF } from '#tests/support/editor.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const ALL = { limit: 1000, offset: 0 }
const FILTERS: ProductFilter[] = [
  {},
  { category: 'drive', child: true },
  { maker: ['hayate', 'minato'] },
  { price_to: 4999, in_stock: true },
  { q: '名を変えた' },
]

describe.each(ENGINES)('counts of which an edit moves a share, on %s', (engine) => {
  let shop: TestShop
  let editor: ReturnType<typeof createEditor>
  beforeAll(async () => {
    shop = await openTestShop({ engine, config: { staff: STAFF } })
    editor = createEditor(shop.request)
  })
  afterAll(() => shop.close())

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
  const find = async (key: string) => {
    const { data } = await editor.call('GET /v1/admin/products', { query: { per: 100 } })
    return data.find((product) => product.key === key)!
  }
  const note = (type: 'tag' | 'maker', key: string) =>
    shop.db.transaction(async (tx) => {
      const [channel] = await tx.select().from(channels).where(eq(channels.name, 'moto'))
      const changed = [{ type, key, action: 'updated' as const }]
      await recordChange(tx, { channel_id: channel!.id, changed, now: TEST_NOW })
    })

  const edits: Record<string, () => Promise<unknown>> = {
    'a product more': async () => {
      const { id: _id, version: _version, updated_at: _at, products, ...like } = await find('chain-520')
      const variations = products.map(({ id: _own, ...variation }) => ({ ...variation, code: 'SHARE-1' }))
      return editor.call('POST /v1/admin/products', {
        body: { ...like, key: 'one-more', name: '分けて数える部品', products: variations },
      })
    },
    'another key and maker': async () => {
      const { id, version } = await find('one-more')
      return editor.call('PATCH /v1/admin/products/{id}', {
        params: { id },
        body: { version, key: 'one-more-renamed', maker_key: 'hayate' },
      })
    },
    'two edits between two questions': async () => {
      for (const [key, maker_key] of [
        ['one-more-renamed', null],
        ['chain-520', 'hayate'],
      ] as const) {
        const { id, version } = await find(key)
        await editor.call('PATCH /v1/admin/products/{id}', { params: { id }, body: { version, maker_key } })
      }
    },
    'a text': async () => {
      const { id, version } = await find('chain-520')
      const body = { version, name: '名を変えたもの', name_kana: 'なをかえたもの' }
      return editor.call('PATCH /v1/admin/products/{id}', { params: { id }, body })
    },
    'a product less': async () => {
      const { id, version } = await find('one-more-renamed')
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

  test.each(Object.keys(edits))('%s: as if everything were counted', async (edit) => {
    const before = await readAll(shop.db)
    await edits[edit]!()
    const after = await readAll(shop.db)
    expect(after).not.toEqual(before)
    expect(after).toEqual(await readAll(forget(shop.db)))
  })
})
