import { expect, test } from 'vitest'
import { mergeRows } from '#src/rules/checkout/merge-rows.ts'
import { toPlainRow } from '#src/rules/checkout/to-recipient-row.ts'
import { ADDRESS } from '#tests/support/selling-shop.ts'

const toGoods = (product_id: number, quantity: number) => [{ product_id, name: '', quantity }]
const row = (id: string) => toPlainRow(id, ADDRESS)

test('Goods of two lines for one person are added up', () => {
  const { rows } = mergeRows(
    [],
    [
      { ...row('a'), goods: toGoods(1, 1) },
      { ...row('b'), goods: [...toGoods(1, 2), ...toGoods(2, 1)] },
    ],
  )
  expect(rows.map(({ goods }) => goods)).toEqual([[...toGoods(1, 3), ...toGoods(2, 1)]])
})

test('A file read again replaces its own goods, and nothing set by hand', () => {
  const read = [{ ...row('b'), goods: toGoods(1, 1), message: '御礼' }]
  const old = { ...row('a'), goods: toGoods(1, 5), message: 'あなたへ' }
  expect(mergeRows([old], read).rows).toMatchObject([{ id: 'a', goods: toGoods(1, 1), message: '御礼' }])
  expect(mergeRows([{ ...old, is_edited: true }], read).rows).toMatchObject([
    { goods: toGoods(1, 5), message: 'あなたへ' },
  ])
})
