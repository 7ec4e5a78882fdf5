import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffSecrets } from '#tests/support/editor.ts'
import { createMover } from '#tests/support/mover.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const BIKES = `車種キー,メーカーキー,メーカー,メーカーカナ,モデルキー,モデル,モデルカナ,発売年,販売終了年,排気量,型式
kz-2019,kogarashi,木枯,コガラシ,kz-250,KZ-250,ケーゼット250,2019,2023,249,2BK-KZ25A | KZ25A
kz-2024,kogarashi,木枯,コガラシ,kz-250,KZ-250,ケーゼット250,2024,,249,8BK-KZ25B
denki,kogarashi,木枯,コガラシ,denki,電気号,デンキゴウ,２０２２年,,,
`
const FITMENTS = `品番,車種キー,適合,備考
CH-520,kz-2019,適合,
CH-520,kz-2024,要加工,リンクを2つ外します
WD-100-SV,kz-2019,unfit,軸の径が違います
BP-7,kz-2019,要確認,
`

describe('bikes and fitments moving in', () => {
  let shop: TestShop
  let mover: ReturnType<typeof createMover>
  beforeAll(async () => {
    shop = await openTestShop({ config: { staff: staffSecrets } })
    mover = createMover(shop)
  })
  afterAll(() => shop.close())

  const list = async () => {
    const { data } = await mover.editor.call('GET /v1/admin/fitments', { query: { per: 100 } })
    return data
      .map(({ code, bike_key, state, note }) => [code, bike_key, state, note].join(' ').trim())
      .toSorted()
  }

  test('bikes come in, and a bad year is told with its line and column', async () => {
    const since = await mover.editor.readVersion()
    const done = await mover.move(BIKES.replace('２０２２年', '２０２２'), { kind: 'bikes' })
    expect(done).toMatchObject({ created: 3, failed: 0, faults: [] })
    expect((await mover.editor.listChanges(since)).toSorted()).toEqual([
      'bike kogarashi/denki created',
      'bike kogarashi/kz-250 created',
    ])
    const { data } = await mover.editor.call('GET /v1/admin/bikes', { query: {} })
    expect(data.map(({ key }) => key)).toEqual(['kz-2019', 'kz-2024', 'denki'])
    expect(data[0]).toMatchObject({
      maker_name: '木枯',
      year_from: 2019,
      year_to: 2023,
      displacement: 249,
      frame_codes: ['2BK-KZ25A', 'KZ25A'],
    })
    expect(data[2]).toMatchObject({ year_to: null, displacement: null, frame_codes: [] })
    const bad = await mover.move('車種キー,販売終了年\nkz-2019,2018\n', { kind: 'bikes' })
    expect(bad).toMatchObject({ failed: 1, faults: [{ line: 2, column: '販売終了年' }] })
    const unread = await mover.move(BIKES, { kind: 'bikes' })
    expect(unread).toMatchObject({ unchanged: 2, failed: 1, faults: [{ line: 4, column: '発売年' }] })
  })

  test('a maker that a file calls otherwise is called so everywhere', async () => {
    const done = await mover.move('車種キー,メーカー\nkz-2019,木枯工業\n', { kind: 'bikes' })
    expect(done).toMatchObject({ updated: 1, failed: 0 })
    const { data } = await mover.editor.call('GET /v1/admin/bikes', { query: {} })
    expect(data.map(({ maker_name }) => maker_name)).toEqual(['木枯工業', '木枯工業', '木枯工業'])
  })

  test('a new bike without kana takes those of its maker and its model, and leaves theirs', async () => {
    const file =
      '車種キー,メーカーキー,メーカー,モデルキー,モデル,発売年\nkz-2030,kogarashi,木枯工業,kz-250,KZ-250,2030\n'
    expect(await mover.move(file, { kind: 'bikes' })).toMatchObject({ created: 1, failed: 0 })
    const { data } = await mover.editor.call('GET /v1/admin/bikes', { query: { q: 'KZ-250' } })
    expect(new Set(data.map(({ maker_kana, model_kana }) => `${maker_kana} ${model_kana}`))).toEqual(
      new Set(['コガラシ ケーゼット250']),
    )
  })

  test('a bike that moves to another model is told of as both', async () => {
    const since = await mover.editor.readVersion()
    await mover.move('車種キー,モデルキー,モデル\nkz-2030,kz-300,KZ-300\n', { kind: 'bikes' })
    expect((await mover.editor.listChanges(since)).toSorted()).toEqual([
      'bike kogarashi/kz-250 updated',
      'bike kogarashi/kz-300 updated',
    ])
    const { data } = await mover.editor.call('GET /v1/admin/bikes', { query: { q: 'kz-2030' } })
    const [{ id } = { id: 0 }] = data
    await mover.editor.call('DELETE /v1/admin/bikes/{id}', { params: { id } })
  })

  test('fitments come in by Japanese and English words, and are told of by product and bike', async () => {
    const since = await mover.editor.readVersion()
    expect(await mover.move(FITMENTS, { kind: 'fitments' })).toMatchObject({ created: 4, faults: [] })
    expect(await list()).toEqual([
      'BP-7 kz-2019 ask',
      'CH-520 kz-2019 fits',
      'CH-520 kz-2024 needs_work リンクを2つ外します',
      'WD-100-SV kz-2019 unfit 軸の径が違います',
    ])
    expect((await mover.editor.listChanges(since)).toSorted()).toEqual([
      'bike kogarashi/kz-250 updated',
      'product brake-pad updated',
      'product chain-520 updated',
      'product wave-disc updated',
    ])
    expect((await mover.editor.findProduct('chain-520')).fit_kind).toBe('listed')
    expect((await mover.editor.findProduct('plain-disc')).fit_kind).toBe('none')
  })

  test('the same file again changes nothing, a changed line changes that fitment alone', async () => {
    const since = await mover.editor.readVersion()
    expect(await mover.move(FITMENTS, { kind: 'fitments' })).toMatchObject({ unchanged: 4, created: 0 })
    expect(await mover.editor.listChanges(since)).toEqual([])
    const changed = await mover.move(FITMENTS.replace('要確認,', '適合,純正ホイールのみ'), {
      kind: 'fitments',
    })
    expect(changed).toMatchObject({ unchanged: 3, updated: 1, created: 0 })
    expect(await list()).toContain('BP-7 kz-2019 fits 純正ホイールのみ')
    expect(await mover.editor.listChanges(since)).toEqual([
      'bike kogarashi/kz-250 updated',
      'product brake-pad updated',
    ])
    // What a file has no column for stays.
    const part = await mover.move('code,bike_key,state\nBP-7,kz-2019,ask\n', { kind: 'fitments' })
    expect(part).toMatchObject({ updated: 1 })
    expect(await list()).toContain('BP-7 kz-2019 ask 純正ホイールのみ')
  })

  test('unknown part numbers, bikes and words are told with line and column, the others go in', async () => {
    const file = `品番,車種キー,適合
NO-1,kz-2024,適合
BP-7,no-such,適合
NO-2,no-such,適合
BP-7,kz-2024,たぶん
BP-7,denki,
PD-1,denki,不適合
,denki,適合
`
    const done = await mover.move(file, { kind: 'fitments' })
    expect(done).toMatchObject({ created: 1, failed: 6 })
    expect(done.faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 品番',
      '3 車種キー',
      '4 品番',
      '4 車種キー',
      '5 適合',
      '6 適合',
      '8 品番',
    ])
    expect(done.faults[0]?.reason).toBe('この品番は登録されていません')
    expect(done.faults[1]?.reason).toBe('この車種は登録されていません')
    expect(await list()).toContain('PD-1 denki unfit')
  })

  test('twice in one file, the last word counts and nothing is there twice', async () => {
    const file = `品番,車種キー,適合
LUBE_1,denki,適合
LUBE_1,denki,適合
LUBE_1,denki,不適合
`
    const done = await mover.move(file, { kind: 'fitments' })
    expect(done).toMatchObject({ created: 1, unchanged: 1, updated: 1, failed: 0 })
    expect((await list()).filter((line) => line.startsWith('LUBE_1'))).toEqual(['LUBE_1 denki unfit'])
  })

  test('a dry run writes nothing, and all or nothing takes all or nothing', async () => {
    const before = await list()
    const file = '品番,車種キー,適合\nCH-520,denki,適合\nNO-1,denki,適合\n'
    expect(await mover.move(file, { kind: 'fitments', dry_run: '1' })).toMatchObject({
      created: 1,
      failed: 1,
    })
    expect(await mover.move(file, { kind: 'fitments', all_or_nothing: '1' })).toMatchObject({ failed: 1 })
    expect(await list()).toEqual(before)
    const good = file.replace('NO-1', 'WD-100-BK')
    expect(await mover.move(good, { kind: 'fitments', all_or_nothing: '1' })).toMatchObject({ created: 2 })
    expect(await list()).toHaveLength(before.length + 2)
  })

  test('what goes out comes in again unchanged, to the byte', async () => {
    const counts = { bikes: 3, fitments: (await list()).length }
    for (const kind of ['bikes', 'fitments'] as const) {
      for (const as of ['csv', 'jsonl'] as const) {
        const first = await mover.take(kind, as)
        expect(await mover.move(first, { kind, name: `file.${as}` })).toMatchObject({
          created: 0,
          updated: 0,
          unchanged: counts[kind],
          failed: 0,
        })
        expect(await mover.take(kind, as)).toBe(first)
      }
    }
    const other = createMover(shop, { channel: 'gift' })
    await other.move(await mover.take('bikes'), { kind: 'bikes' })
    const fitments = await mover.take('fitments')
    expect(await other.move(fitments, { kind: 'fitments' })).toMatchObject({ failed: 0, faults: [] })
    expect(await other.take('fitments')).toBe(fitments)
  })

  test('a file of products says how they are judged, in Japanese or English', async () => {
    const file = '品番,適合の種類\nPD-1,汎用\nCH-520,ask\nBP-7,対象外\nLUBE_1,適合表\nWD-100-SV,\n'
    expect(await mover.move(file)).toMatchObject({ failed: 0 })
    const kinds = await Promise.all(
      ['plain-disc', 'chain-520', 'brake-pad', 'chain-lube', 'wave-disc'].map(
        async (key) => (await mover.editor.findProduct(key)).fit_kind,
      ),
    )
    expect(kinds).toEqual(['universal', 'ask', 'none', 'listed', 'listed'])
    const bad = await mover.move('品番,適合の種類\nPD-1,たぶん\n')
    expect(bad).toMatchObject({ failed: 1, faults: [{ line: 2, column: '適合の種類' }] })
    const [heading = '', ...rows] = (await mover.take('products')).split('\r\n')
    const at = heading.split(',').indexOf('適合の種類')
    expect(rows.find((row) => row.includes('PD-1'))?.split(',')[at]).toBe('汎用')
    expect(await mover.take('products', 'jsonl')).toContain('"fit_kind":"universal"')
  })
})
