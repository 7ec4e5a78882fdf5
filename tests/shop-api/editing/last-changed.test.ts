import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const LATER = new Date(TEST_NOW.getTime() + 86_400_000)

describe.each(ONE_ENGINE)('the date of a maker and of a category (%s)', (engine) => {
  let shop: TestShop
  let editor: ReturnType<typeof createEditor>
  beforeAll(async () => {
    shop = await openTestShop({ engine, config: { staff: staffSecrets } })
    editor = createEditor(shop.at(LATER).request)
  })
  afterAll(() => shop.close())

  const readDates = async () => {
    const makers = await shop.read<CallOutput<'GET /v1/makers'>>('makers')
    const categories = await shop.read<CallOutput<'GET /v1/categories/hierarchy'>>(
      'categories/hierarchy?table=products',
    )
    return Object.fromEntries(
      [...makers.data, ...categories.data].map(({ key, updated_at }) => [key, updated_at]),
    )
  }

  test('is that of its own last edit, whatever becomes of its products', async () => {
    const before = await readDates()
    expect(Object.keys(before).toSorted()).toEqual(['brake', 'brake-disc', 'chain', 'hayate', 'minato'])
    expect(new Set(Object.values(before))).toEqual(new Set([TEST_NOW.toISOString()]))

    const product = await editor.findProduct('wave-disc')
    const body = { version: product.version, description: '<p>新しい説明です。</p>' }
    await editor.call('PATCH /v1/admin/products/{id}', { params: { id: product.id }, body })
    expect(await readDates()).toEqual(before)

    const { data } = await editor.call('GET /v1/admin/makers', { query: {} })
    const { id, version } = data.find(({ key }) => key === 'hayate')!
    await editor.call('PATCH /v1/admin/makers/{id}', { params: { id }, body: { version, country: 'スイス' } })
    expect(await readDates()).toEqual({ ...before, hayate: LATER.toISOString() })
    const one = await shop.read<CallOutput<'GET /v1/makers/{resourceKey}'>>('makers/hayate')
    expect(one.updated_at).toBe(LATER.toISOString())

    await shop.db.transaction((tx) =>
      recordChange(tx, {
        channel_id: 1,
        changed: [{ type: 'category', key: 'chain', action: 'updated' }],
        now: LATER,
      }),
    )
    expect(await readDates()).toEqual({ ...before, hayate: LATER.toISOString(), chain: LATER.toISOString() })
  })
})
