import { expect, test } from 'vitest'
import { list, moment, monthOrNull, number, numberOrNull, rate, yesOrNo } from '#shop-api/importing/column.ts'

test('A price is read as people and spreadsheets write it, and what is none stays to be told', () => {
  const typed = ['1200', '1,200', '¥1,200', '\\1,200', '１，２００円', ' １２００ ', '1200.00', '-3']
  expect(typed.map(number.read)).toEqual([1200, 1200, 1200, 1200, 1200, 1200, 1200, -3])
  expect(['1.5', '百円', '1,2x0', '1e3'].map(number.read)).toEqual(['1.5', '百円', '1,2x0', '1e3'])
  expect([number.read(''), numberOrNull.read('')]).toEqual([undefined, null])
})

test('A tax rate is read in per cent and as a part, a switch in words and figures', () => {
  expect(['10', '8%', '0.1', '０．０８', ''].map(rate.read)).toEqual([10, 8, 10, 8, undefined])
  expect(['1', '０', 'はい', 'FALSE', '', '多分'].map(yesOrNo.read)).toEqual([
    true,
    false,
    true,
    false,
    undefined,
    '多分',
  ])
})

test('A moment is one of Japan’s clocks, and comes out as it went in', () => {
  expect(['2026-11-24 09:00:00', '2026/11/24', '２０２６/１/２ 8:05'].map(moment.read)).toEqual([
    '2026-11-24T00:00:00.000Z',
    '2026-11-23T15:00:00.000Z',
    '2026-01-01T23:05:00.000Z',
  ])
  const none = ['2027/02/30', '2026-02-29', '2027-04-31 10:00', '2027/13/01', '2027/1/0', '明日']
  expect(none.map(moment.read)).toEqual(none)
  expect(moment.read('2028/2/29')).toBe('2028-02-28T15:00:00.000Z')
  expect(moment.write('2026-11-23T15:00:00.000Z')).toBe('2026-11-24 00:00:00')
  expect(['2027-02', '2027/2', '2027年２月', ''].map(monthOrNull.read)).toEqual([
    '2027-02',
    '2027-02',
    '2027-02',
    null,
  ])
})

test('Words in one cell are split at their sign, not where it is part of a word', () => {
  const words = ['赤', '白|黒', String.raw`C:\箱`, 'M > L', 'A#1']
  expect(list.read(list.write(words))).toEqual(words)
  expect(list.read(' 赤 | 青 ')).toEqual(['赤', '青'])
})
