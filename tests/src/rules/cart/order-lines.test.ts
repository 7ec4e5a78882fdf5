import { expect, test } from 'vitest'
import { parseOrderLines, toQuantity, toPartNumber } from '#src/rules/cart/order-lines.ts'

test.each([
  ['out of a spreadsheet', 'WR-1101-M\t10\r\nLK-40\t2\r\n'],
  ['with commas', 'WR-1101-M,10\nLK-40, 2'],
  ['out of a mail, with units and ×', 'WR-1101-M × 10着\n\n　LK-40　2個'],
])('lines of an order are read %s', (_, text) => {
  expect(parseOrderLines(text)).toEqual([
    { code: 'WR-1101-M', quantity: '10' },
    { code: 'LK-40', quantity: '2' },
  ])
})

test('what is no quantity stays as it was typed, and a missing one stays missing', () => {
  expect(parseOrderLines('LK-40 多数\nLK-50')).toEqual([
    { code: 'LK-40', quantity: '多数' },
    { code: 'LK-50', quantity: '' },
  ])
  expect(parseOrderLines(' \n\t\n')).toEqual([])
})

test('a quantity is a whole number of pieces one call may name', () => {
  expect(['1', '１２', '999'].map((typed) => toQuantity(typed, 999))).toEqual([1, 12, 999])
  expect(['', '0', '1000', '-1', '1.5', '多数'].map((typed) => toQuantity(typed, 999))).toEqual(
    Array.from({ length: 6 }, () => null),
  )
})

test('part numbers are the same in any width, case and kind of hyphen', () => {
  expect(['wr-1101-m', 'ＷＲ－１１０１－Ｍ', ' WR‐1101–M '].map(toPartNumber)).toEqual(
    Array.from({ length: 3 }, () => 'WR-1101-M'),
  )
})
