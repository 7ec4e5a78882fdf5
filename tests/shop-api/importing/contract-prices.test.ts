import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffSecrets } from '#tests/support/editor.ts'
import { createMover } from '#tests/support/mover.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const kind = 'contract-prices'
const FILE = `得意先コード,品番,契約価格（税込）,開始日,終了日
K-1,CH-520,"4,400",,
K-1,BP-7,２２００,2026/12/1,2027-03-31
K-2,CH-520,4500,,
`

describe('agreed prices moving in and out', () => {
  let shop: TestShop
  let mover: ReturnType<typeof createMover>
  beforeAll(async () => {
    shop = await openTestShop({ config: { staff: staffSecrets } })
    mover = createMover(shop)
    for (const code of ['K-1', 'K-2'])
      await mover.editor.call('POST /v1/admin/business-accounts', {
        body: { code, name: `会社${code}`, price_rate: 100, note: '', is_active: true },
      })
  })
  afterAll(() => shop.close())

  const list = async () =>
    (await mover.editor.call('GET /v1/admin/contract-prices', { query: { per: 100 } })).data.map((price) =>
      [price.account_code, price.code, price.unit_price, price.valid_from, price.valid_until].join(' '),
    )

  test('they come in by company and part number, and publishers hear of nothing', async () => {
    const since = await mover.editor.readVersion()
    expect(await mover.move(FILE, { kind })).toMatchObject({ created: 3, failed: 0, faults: [] })
    expect(await list()).toEqual([
      'K-1 BP-7 2200 2026-12-01 2027-03-31',
      'K-1 CH-520 4400  ',
      'K-2 CH-520 4500  ',
    ])
    expect(await mover.editor.listChanges(since)).toEqual([])
  })

  test('the same file changes nothing, a column that is left out stays, an empty day is open', async () => {
    expect(await mover.move(FILE, { kind })).toMatchObject({ unchanged: 3, updated: 0 })
    const part = await mover.move('account_code,code,unit_price\nK-1,BP-7,2100\n', { kind })
    expect(part).toMatchObject({ updated: 1 })
    expect((await list())[0]).toBe('K-1 BP-7 2100 2026-12-01 2027-03-31')
    await mover.move('得意先コード,品番,終了日\nK-1,BP-7,\n', { kind })
    expect((await list())[0]).toBe('K-1 BP-7 2100 2026-12-01 ')
  })

  test('what cannot be is told with line and column, the others go in', async () => {
    const file = `得意先コード,品番,契約価格（税込）,開始日,終了日
K-9,CH-520,100,,
K-1,NO-1,100,,
K-2,BP-7,やすい,,
K-2,BP-7,100,2026-12-02,2026-12-01
K-2,BP-7,100,2026-13-40,
K-2,WD-100-SV,1000,,
`
    const done = await mover.move(file, { kind })
    expect(done).toMatchObject({ created: 1, failed: 5 })
    expect(done.faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 得意先コード',
      '3 品番',
      '4 契約価格（税込）',
      '5 終了日',
      '6 開始日',
    ])
  })

  test('what goes out comes in again unchanged, to the byte', async () => {
    for (const as of ['csv', 'jsonl'] as const) {
      const first = await mover.take(kind, as)
      const again = await mover.move(first, { kind, name: `file.${as}` })
      expect(again).toMatchObject({ created: 0, updated: 0, failed: 0 })
      expect(await mover.take(kind, as)).toBe(first)
    }
  })
})
