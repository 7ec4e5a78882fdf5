import type { ProductItem } from './product-line.ts'

/**
 * Articles of one line, written as a table: a line each, cells parted by `|`. The head names the specs after key, name,
 * reading and price.
 */
export function toItems(table: string): ProductItem[] {
  const [head = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const [, , , , ...labels] = head
  return rows.map(([key = '', name = '', name_kana = '', unit_price, ...specs]) => ({
    key,
    name,
    name_kana,
    unit_price: Number(unit_price),
    specs: Object.fromEntries(labels.map((label, at) => [label, specs[at] ?? ''])),
  }))
}
