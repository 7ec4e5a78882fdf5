import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { makers } from '#shop-api/db/schema/makers.ts'
import { refreshSearchText } from '#shop-api/editing/refresh-search-text.ts'
import { recordDueContent } from '#shop-api/publishing/record-due.ts'
import { staffSecrets } from '#tests/support/editor.ts'
import { createMover } from '#tests/support/mover.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const HEADING =
  '商品キー,商品名,商品名カナ,カテゴリー,メーカー,ブランド,タグ,税率,品番,販売価格,通常価格,在庫数'
const row = (name: string, { key = name, maker = '窯元', code = name, rest = '100,,1' } = {}) =>
  `${key},品${name},シナ,器 > 湯のみ,${maker},青磁,陶器 | 新作,8,${code},${rest}`

describe.each(ONE_ENGINE)('new products are written many at once on %s', (engine) => {
  let shop: TestShop
  let mover: ReturnType<typeof createMover>
  beforeAll(async () => {
    shop = await openTestShop({ engine, config: { staff: staffSecrets } })
    mover = createMover(shop)
  })
  afterAll(() => shop.close())
  const listKeys = async (prefix: string) =>
    (
      await shop.db
        .select({ key: product_models.key })
        .from(product_models)
        .where(like(product_models.key, `${prefix}%`))
        .orderBy(asc(product_models.id))
    ).map(({ key }) => key)

  test('and a bad one takes none of its neighbours with it, whatever is wrong with it', async () => {
    await mover.move(`${HEADING}\n${row('taken')}\n`)
    const names = Array.from({ length: 70 }, (_, at) => `lot-${String(at).padStart(2, '0')}`)
    const rows = names.map((name) => row(name))
    // Of another product, found by the database alone.
    rows[3] = row('lot-03', { code: 'taken' })
    rows[17] = row('lot-17', { code: 'lot-15', key: 'lot-17' })
    // It alone would have brought a maker.
    rows[20] = row('lot-20', { maker: '来なかった窯', rest: '100,90,1' })
    rows[41] = row('lot-41', { rest: '-1,,1' })
    // A line more of the same product, which is a change of it.
    rows[55] = row('lot-54', { rest: '100,,7' }).replace('品lot-54', '改めた品')
    rows.splice(56, 0, row('lot-10', { rest: '250,,1' }))
    const done = await mover.move(`${HEADING}\n${rows.join('\n')}\n`)
    expect(done.faults.map(({ line, column }) => [line, column])).toEqual([
      [5, '品番'],
      [19, '品番'],
      [22, '通常価格'],
      [43, '販売価格'],
      [57, '商品名'],
    ])
    const bad = new Set(['lot-03', 'lot-17', 'lot-20', 'lot-41', 'lot-54', 'lot-55'])
    expect(await listKeys('lot-')).toEqual(names.filter((name) => !bad.has(name)))
    expect(done).toMatchObject({ created: 64, updated: 1, failed: 5 })
    expect(await mover.editor.findProduct('lot-10')).toMatchObject({ products: [{ unit_price: 250 }] })
    expect(await shop.db.$count(makers, eq(makers.name, '来なかった窯'))).toBe(0)
    expect(await shop.db.$count(makers, eq(makers.name, '窯元'))).toBe(1)
  })

  test('and are found, priced and placed as those that are written alone', async () => {
    const rows = ['many-a', 'many-b'].map((name) => row(name, { rest: '300,400,2' }))
    await mover.move(`${HEADING}\n${rows.join('\n')}\n`)
    await mover.move(`${HEADING}\n${row('many-c', { rest: '300,400,2' })}\n`)
    const read = () =>
      shop.db
        .select()
        .from(product_models)
        .where(like(product_models.key, 'many-%'))
        .orderBy(asc(product_models.key))
    const [first, second, alone] = await read()
    const own = ['id', 'key', 'name', 'code', 'search_text', 'version', 'edit_version', 'share'] as const
    const plain = (one: typeof first) => ({
      ...one,
      ...Object.fromEntries(own.map((field) => [field, null])),
    })
    expect([plain(first), plain(second)]).toEqual([plain(alone), plain(alone)])
    expect(new Set([first, second, alone].map((one) => one?.edit_version)).size).toBe(3)
    const texts = [first, second, alone].map((one) => one?.search_text)
    await shop.db.transaction((tx) => refreshSearchText(tx, [first!.id, second!.id, alone!.id]))
    expect((await read()).map(({ search_text }) => search_text)).toEqual(texts)
    expect(texts[1]).toContain('many-b')
    const seen = async (key: string) => {
      const { category_keys, tag_keys, maker_key, brand_key } = await mover.editor.findProduct(key)
      return { category_keys, tag_keys, maker_key, brand_key }
    }
    expect(await seen('many-a')).toEqual(await seen('many-c'))
  })

  test('and thousands that come into view at once are told of as the shop, not one by one', async () => {
    const rows = Array.from({ length: 201 }, (_, at) => row(`due-${at}`))
    await mover.move(`${HEADING}\n${rows.join('\n')}\n`)
    const since = await mover.editor.readVersion()
    const yesterday = new Date(TEST_NOW.getTime() - 24 * 60 * 60_000)
    await shop.db.update(channels).set({ scheduled_until: yesterday }).where(eq(channels.name, 'moto'))
    await recordDueContent(shop.db, TEST_NOW)
    expect(await mover.editor.listChanges(since)).toEqual(['channel moto updated'])
  })
})
