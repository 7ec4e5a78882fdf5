import { expect, test } from 'vitest'
import { readCsvLines } from '#shop-api/http/read-csv-lines.ts'
import { fromSafeCell } from '#src/rules/input/safe-cell.ts'
import { toCsvText } from '#src/rules/input/csv-text.ts'

const refuse = () => {
  throw new Error('It is not read')
}
const read = (text: string) =>
  readCsvLines(new TextEncoder().encode(text), {
    most_lines: 100,
    most_cells: 1_000,
    not_csv: refuse,
    too_long: refuse,
  }).map(({ cells }) => cells.map(fromSafeCell))

test('Whatever stands in a cell, our own reader has it back', () => {
  const rows = [
    ['備考', '氏名'],
    ['一行目\n二行目', '佐藤'],
    ['一行目\r\n二行目', '鈴木'],
    ['一行目\r二行目', '"高橋"'],
    ['a,b', ' 田中 '],
    ['=1+1', "'=1+1"],
    ['＝SUM(A1)', '-5'],
    ['"', '","'],
    ['\n', 'x'],
  ]
  // A file has one kind of line break, and the reader makes one of all.
  const asRead = rows.map((row) => row.map((cell) => cell.replaceAll(/\r\n?/g, '\n')))
  expect(read(`\ufeff${toCsvText(rows)}`)).toEqual(asRead)
})

test('Lines end as RFC 4180 has it, and only what needs quotes has them', () => {
  expect(
    toCsvText([
      ['品番', '数量'],
      ['A-1', 3],
      ['B,2', 4],
    ]),
  ).toBe('品番,数量\r\nA-1,3\r\n"B,2",4\r\n')
  expect(toCsvText([])).toBe('')
})
