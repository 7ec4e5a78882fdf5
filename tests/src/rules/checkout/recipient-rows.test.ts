import { expect, test } from 'vitest'
import type { Address } from '#contract/shapes/address.ts'
import {
  countRecipients,
  findSharedPlaces,
  isRowMatch,
  listGiven,
  listRowGoods,
  type RecipientRow,
  toRecipientInputs,
} from '#src/rules/checkout/recipient-rows.ts'
import { mergeRows } from '#src/rules/checkout/merge-rows.ts'
import { toPlainRow } from '#src/rules/checkout/to-recipient-row.ts'

const place: Address = {
  shipping_last_name: '鈴木',
  shipping_first_name: '一郎',
  shipping_last_name_kana: 'スズキ',
  shipping_first_name_kana: 'イチロウ',
  company_name: null,
  department_name: null,
  postal_code: '1500001',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  address2: '',
  phone_number: '09087654321',
}
const tea = { product_id: 1, name: 'お茶', quantity: 1 }
const cake = { product_id: 2, name: '羊羹', quantity: 1 }

const row = (id: string, address: Partial<Address> = {}, changed: Partial<RecipientRow> = {}) => ({
  ...toPlainRow(id, { ...place, ...address }),
  ...changed,
})

test('Who is in the list already is not added again, however the address is written', () => {
  const { rows, known } = mergeRows(
    [row('a')],
    [row('b', { address1: '神宮前１－２－３' }), row('c', { shipping_first_name: '次郎' })],
  )
  expect(rows.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(known).toBe(1)
})

test('One line that names somebody twice adds one row, and 1-2-3 is not 12-3', () => {
  const { rows, known } = mergeRows([], [row('a'), row('b'), row('c', { address1: '神宮前12-3' })])
  expect(rows.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(known).toBe(1)
})

test('A file read again changes what it says and leaves what the shopper made of a row', () => {
  const mine = row('a', {}, { goods: [{ ...tea, quantity: 3 }], is_left_out: true, message: 'こんにちは' })
  const again = mergeRows([mine], [row('b')]).rows
  expect(again).toEqual([mine])
  const told = mergeRows([mine], [row('b', {}, { goods: [cake], message: 'お元気で' })]).rows
  expect(told).toEqual([{ ...mine, goods: [cake], message: 'お元気で' }])
})

test('Rows that share a place are told, except those left out', () => {
  const [one, two] = [row('a'), row('b', { shipping_first_name: '花子' })]
  expect([...findSharedPlaces([one, two, row('c', { address1: '9-9' })])]).toEqual([
    ['a', 2],
    ['b', 2],
  ])
  expect(findSharedPlaces([one, { ...two, is_left_out: true }]).size).toBe(0)
})

test('Sums count own goods, and no one who is left out', () => {
  const rows = [
    row('a'),
    row('b', {}, { goods: [{ ...cake, quantity: 3 }] }),
    row('c', {}, { is_left_out: true }),
  ]
  const prices = new Map([
    [1, 1_000],
    [2, 500],
  ])
  expect(countRecipients(rows, [tea, cake], prices)).toEqual({ recipients: 2, pieces: 5, goods: 3_000 })
  expect(countRecipients(rows, [tea, cake], new Map([[1, 1_000]])).goods).toBeNull()
})

test('Goods set to zero are not sent', () => {
  expect(listRowGoods({ goods: [{ ...tea, quantity: 0 }, cake] }, [tea])).toEqual([cake])
  expect(listRowGoods({ goods: [] }, [{ ...tea, quantity: 0 }, cake])).toEqual([cake])
})

test('What nobody of the list gets is known, before it leaves the cart', () => {
  const own = row('own', {}, { goods: [cake] })
  const others = [row('a', {}, { is_left_out: true }), own]
  expect(listGiven(others, [tea])).toEqual(new Set([cake.product_id]))
  expect(listGiven([...others, row('b')], [tea])).toEqual(new Set([cake.product_id, tea.product_id]))
  expect(listGiven([...others, row('b')], [{ ...tea, quantity: 0 }])).toEqual(new Set([cake.product_id]))
  expect(listGiven([], [tea])).toBeUndefined()
})

test('A row is found by name, kana, company and place', () => {
  const someone = { address: { ...place, company_name: '株式会社かもめ' } }
  for (const words of ['すずき', '鈴木 渋谷', 'ｶﾓﾒ'.normalize('NFKC'), '神宮前'])
    expect(isRowMatch(someone, words)).toBe(true)
  expect(isRowMatch(someone, '鈴木 大阪')).toBe(false)
})

test('What is sent: the book by its id, typed addresses whole, the gift of all unless a row has its own', () => {
  const gift = { wrapping: 'paper', noshi: null, message: '御礼' } as const
  const rows = [
    row('a', {}, { user_address_id: 7 }),
    row('b', {}, { wrapping: null, message: 'あなたへ' }),
    row('c', {}, { is_left_out: true }),
  ]
  const goods = [{ product_id: 1, quantity: 1 }]
  expect(toRecipientInputs(rows, [tea], gift)).toEqual([
    { user_address_id: 7, goods, wrapping: 'paper', noshi: null, message: '御礼' },
    { address: place, goods, wrapping: null, noshi: null, message: 'あなたへ' },
  ])
  expect(toRecipientInputs(rows, [tea], null)[0]).toEqual({ user_address_id: 7, goods })
})
