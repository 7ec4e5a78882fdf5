import { eq } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/shapes/product.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { staffSecrets } from '#tests/support/editor.ts'
import { createMover } from '#tests/support/mover.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const HEADING = '商品キー,商品名,カテゴリー,メーカー,タグ,税率,品番,バリエーション,販売価格,在庫数'
/** @param name of this test's own products */
const cups = (name: string) => `${HEADING}
${name}-cup,湯のみ,${name}器 > 湯のみ,窯元,陶器 | 新作,8,${name}-C,,1200,5
${name}-bowl,茶碗,${name}器 > 茶碗#${name}-bowls,窯元,陶器,8,${name}-B,,"2,400",3
`

describe('moving products in', () => {
  let shop: TestShop
  let mover: ReturnType<typeof createMover>
  beforeAll(async () => {
    shop = await openTestShop({ config: { staff: staffSecrets } })
    mover = createMover(shop)
  })
  afterAll(() => shop.close())

  test('products come in with shelves, makers and tags the shop had not, and are told of once', async () => {
    const since = await mover.editor.readVersion()
    const done = await mover.move(cups('first'))
    expect(done).toMatchObject({ state: 'done', created: 2, failed: 0, faults: [], line: 3 })
    const bowl = await shop.read<Product>('products/first-bowl')
    expect(bowl).toMatchObject({ name: '茶碗', unit_price: 2400, tax_rate: 8, maker: { name: '窯元' } })
    const categories = await shop.read<{ data: { key: string; name: string; depth: number }[] }>(
      'categories/hierarchy?table=products',
    )
    expect(categories.data.filter(({ name }) => ['first器', '湯のみ', '茶碗'].includes(name))).toMatchObject([
      { name: 'first器', depth: 0 },
      { name: '湯のみ', depth: 1 },
      { key: 'first-bowls', name: '茶碗', depth: 1 },
    ])
    const changes = await mover.editor.listChanges(since)
    expect(changes.filter((change) => change.startsWith('product'))).toEqual([
      'product first-bowl created',
      'product first-cup created',
    ])
  })

  test('the same file again changes nothing, and a changed line changes that product alone', async () => {
    await mover.move(cups('again'))
    const since = await mover.editor.readVersion()
    expect(await mover.move(cups('again'))).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await mover.editor.readVersion()).toBe(since)
    const done = await mover.move(cups('again').replace('1200,5', '1300,4'))
    expect(done).toMatchObject({ updated: 1, unchanged: 1 })
    expect(await mover.editor.listChanges(since)).toEqual(['product again-cup updated'])
    expect(await shop.read<Product>('products/again-cup')).toMatchObject({ unit_price: 1300 })
  })

  test('Shift_JIS as Windows writes it is read', async () => {
    const done = await mover.move(
      iconv.encode(cups('windows').replace('湯のみ,', '湯のみ①髙,'), 'windows-31j'),
    )
    expect(done).toMatchObject({ created: 2, failed: 0 })
    expect(await shop.read<Product>('products/windows-cup')).toMatchObject({ name: '湯のみ①髙' })
  })

  test('a JAN is kept in one spelling, and what a spreadsheet made of one is told', async () => {
    const done = await mover.move(`${HEADING},JANコード
j1,一,,,,8,J-1,,100,1,４９０-１２３４-５６７８９４
j2,二,,,,8,J-2,,100,1,4.90123E+12
j3,三,,,,8,J-3,,100,1,49968712
j3,,,,,,J-3B,,100,1,4901234567890
`)
    expect(done).toMatchObject({ created: 1, failed: 2 })
    expect(done.faults).toMatchObject([
      { line: 3, column: 'JANコード', reason: expect.stringContaining('書式を「文字列」に') as string },
      { line: 5, column: 'JANコード', reason: expect.stringContaining('チェックデジット') as string },
    ])
    const one = await mover.editor.findProduct('j1')
    expect(one.products[0]?.jan_code).toBe('4901234567894')
  })

  test('a JAN that was kept before there was a rule stays, and hinders no other change', async () => {
    await mover.move(cups('old'))
    await shop.db.update(products).set({ jan_code: '4.90123E+12' }).where(eq(products.code, 'old-C'))
    const file = '品番,在庫数,JANコード\nold-C,9,4.90123E+12\n'
    expect(await mover.move(file)).toMatchObject({ updated: 1, failed: 0 })
    expect(await mover.move(file.replace('4.90123E', '4.90124E'))).toMatchObject({ updated: 0, failed: 1 })
    const cup = await mover.editor.findProduct('old-cup')
    expect(cup.products).toMatchObject([{ stock: 9, jan_code: '4.90123E+12' }])
  })

  test('each bad line is told with line, column and reason, and the good ones go in', async () => {
    const done = await mover.move(`${HEADING}
a1,一,,,,9,A-1,,100,1
a2,二,,,,8,A-2,,-5,1
a3,,,,,8,A-3,,100,1
a4,四,,,,8,A-4,,百円,1
a5,五,,,,8,A-5,,100,1
`)
    expect(done).toMatchObject({ created: 1, failed: 4 })
    expect(done.faults).toEqual([
      { line: 2, column: '税率', reason: '税率は選択肢から選んでください' },
      { line: 3, column: '販売価格', reason: '販売価格は0以上で入力してください' },
      { line: 4, column: '商品名', reason: '商品名を入力してください' },
      { line: 5, column: '販売価格', reason: '販売価格は数値で入力してください' },
    ])
  })

  test('all or nothing leaves the shop as it was when one line is bad, and takes all when none is', async () => {
    const since = await mover.editor.readVersion()
    const wish = { all_or_nothing: '1' }
    const bad = await mover.move(cups('whole').replace('bowl,茶碗', 'bowl,'), wish)
    expect(bad).toMatchObject({ state: 'done', is_checking: true, failed: 1 })
    expect((await shop.request('/moto/v1/products/whole-cup')).status).toBe(404)
    expect(await mover.editor.readVersion()).toBe(since)
    const good = await mover.move(cups('whole'), wish)
    expect(good).toMatchObject({ state: 'done', is_checking: false, created: 2, failed: 0 })
    expect((await shop.request('/moto/v1/products/whole-cup')).status).toBe(200)
  })

  test('a dry run says what would happen, and nothing does', async () => {
    const done = await mover.move(cups('dry').replace('dry-B', 'dry-C'), { dry_run: '1' })
    expect(done).toMatchObject({ state: 'done', created: 1, failed: 1 })
    expect(done.faults).toMatchObject([{ line: 3, column: '品番' }])
    expect((await shop.request('/moto/v1/products/dry-cup')).status).toBe(404)
    const categories = await shop.read<{ data: { name: string }[] }>('categories/hierarchy?table=products')
    expect(categories.data.some(({ name }) => name === 'dry器')).toBe(false)
  })

  test('variations stand in rows below one another; those a file does not name stay', async () => {
    const heading = '商品キー,商品名,バリエーション項目,品番,バリエーション,販売価格,在庫数'
    await mover.move(`${heading}\nshirt,シャツ,色 | 大きさ,S-1,赤 | S,1000,1\nshirt,,,S-2,赤 | M,1100,2\n`)
    const done = await mover.move('品番,在庫数\nS-2,9\n')
    expect(done).toMatchObject({ updated: 1, failed: 0 })
    const shirt = await mover.editor.findProduct('shirt')
    expect(shirt.axes).toEqual(['色', '大きさ'])
    expect(shirt.products.map(({ code, options, stock }) => [code, options, stock])).toEqual([
      ['S-2', ['赤', 'M'], 9],
      ['S-1', ['赤', 'S'], 1],
    ])
  })

  test('steps, cartons and the most of an order come in; a file that does not name them leaves them', async () => {
    const heading = '商品キー,商品名,品番,販売価格,在庫数,発注単位,ケース入数,一度に注文できる数'
    const done = await mover.move(
      `${heading}
units-a,手袋,UNITS-A,100,500,10,120,240
units-b,軍手,UNITS-B,100,500,10,125,240
units-c,前掛け,UNITS-C,100,500,30,,20
units-d,腕抜き,UNITS-D,100,500,0,,20
`,
    )
    expect(done).toMatchObject({ created: 1, failed: 3 })
    expect(done.faults).toEqual([
      { line: 3, column: 'ケース入数', reason: 'ケース入数は、発注単位の10の倍数にしてください。' },
      {
        line: 4,
        column: '一度に注文できる数',
        reason: '一度に注文できる数は、発注単位の30以上にしてください。',
      },
      { line: 5, column: '発注単位', reason: '発注単位は1以上で入力してください' },
    ])
    expect(await mover.move('品番,在庫数\nUNITS-A,130\n')).toMatchObject({ updated: 1, failed: 0 })
    const gloves = await mover.editor.findProduct('units-a')
    const units = { order_multiple: 10, carton_quantity: 120, max_per_order: 240 }
    expect(gloves.products).toMatchObject([{ stock: 130, ...units }])
    expect(await shop.read<Product>('products/units-a')).toMatchObject({
      product_model: { products: [{ order_multiple: 10, carton_quantity: 120, max_quantity: 130 }] },
    })
  })

  test('contents, keeping and release months move in as they are written on a sheet', async () => {
    const done = await mover.move(
      `商品キー,商品名,品番,販売価格,内容量,内容量の単位,日もちの目安,発売予定月
pack-a,塩鮭,PACK-A,980,500,g,冷蔵で5日,2027年2月
pack-b,卵,PACK-B,540,6,個,,2027/3
pack-c,海苔,PACK-C,540,0,枚,,
pack-d,海苔,PACK-D,540,10,束,,
pack-e,海苔,PACK-E,540,10,枚,,来年
`,
    )
    expect(done).toMatchObject({ created: 2, failed: 3 })
    expect(done.faults.map(({ line, column }) => [line, column])).toEqual([
      [4, '内容量'],
      [5, '内容量の単位'],
      [6, '発売予定月'],
    ])
    expect(await mover.editor.findProduct('pack-a')).toMatchObject({
      best_before: '冷蔵で5日',
      release_month: '2027-02',
      content_unit: 'g',
      products: [{ content_amount: 500 }],
    })
    expect(await mover.editor.findProduct('pack-b')).toMatchObject({
      release_month: '2027-03',
      content_unit: 'piece',
    })
    expect(await mover.move('品番,内容量の単位,発売予定月\nPACK-B,,\n')).toMatchObject({ updated: 1 })
    expect(await mover.editor.findProduct('pack-b')).toMatchObject({
      release_month: null,
      content_unit: null,
    })
  })

  test('a file may come back to a product, and names accessories that are there', async () => {
    const heading = '商品キー,商品名,一緒に買う商品,品番,販売価格'
    const done = await mover.move(
      `${heading}\nback-a,一,back-b,BACK-A,100\nback-b,二,,BACK-B,100\nback-a,改めた一,back-b | nobody,BACK-A,120\n`,
    )
    expect(done).toMatchObject({ created: 2, updated: 1, failed: 0 })
    expect(done.faults.map(({ line, column }) => [line, column])).toEqual([
      [2, '一緒に買う商品'],
      [4, '一緒に買う商品'],
    ])
    expect(await mover.editor.findProduct('back-a')).toMatchObject({
      name: '改めた一',
      accessory_keys: ['back-b'],
      products: [{ unit_price: 120 }],
    })
  })

  test('stopped and gone on with, nothing is there twice and everything is there', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => `n${at},品${at},,,,8,N-${at},,100,1`)
    const response = await mover.send(`${HEADING}\n${rows.join('\n')}\n`)
    const { id } = (await response.json()) as { id: number }
    const leaving = new AbortController()
    // A process that is killed behind its first chunk.
    const first = mover.work(leaving.signal)
    for (let left = 1000; left > 0 && (await mover.read('products', id)).line < 2; left -= 1);
    leaving.abort()
    await first
    const half = await mover.read('products', id)
    expect(half.state).toBe('working')
    expect(half.created).toBeLessThan(120)
    expect((await shop.request('/moto/v1/products/n0')).status).toBe(404)
    const stopped = await mover.editor.call('POST /v1/admin/imports/{id}/stop', { params: { id } })
    expect(stopped.state).toBe('stopped')
    await mover.work()
    expect((await mover.read('products', id)).created).toBe(half.created)
    await mover.editor.call('POST /v1/admin/imports/{id}/resume', { params: { id } })
    await mover.work()
    expect(await mover.read('products', id)).toMatchObject({
      state: 'done',
      created: 120,
      updated: 0,
      unchanged: 0,
      failed: 0,
    })
    expect((await shop.request('/moto/v1/products/n119')).status).toBe(200)
    expect(await mover.editor.refuse('POST /v1/admin/imports/{id}/resume', { params: { id } })).toMatchObject(
      {
        status: 422,
        code: 'import.over',
      },
    )
  })

  test('another shop’s imports are nobody’s business', async () => {
    const { id } = await mover.move(cups('other'))
    const other = createMover(shop, { channel: 'gift' })
    expect(await other.editor.call('GET /v1/admin/imports', {})).toEqual({ data: [] })
    for (const name of [
      'GET /v1/admin/imports/{id}',
      'GET /v1/admin/imports/{id}/faults',
      'POST /v1/admin/imports/{id}/stop',
      'POST /v1/admin/imports/{id}/resume',
    ] as const) {
      expect(await other.editor.refuse(name, { params: { id } })).toMatchObject({ status: 404 })
    }
    // Whoever may see products may not see members by the other calls.
    expect(await mover.editor.refuse('GET /v1/admin/member-imports/{id}', { params: { id } })).toMatchObject({
      status: 404,
    })
  })
})
