import type { ProductEdition, ProductRange } from '../product-range.ts'
import { brands, makers } from './makers.ts'
import { notes } from './notes.ts'
import { deskLines } from './product-lines/desk.ts'
import { paperLines } from './product-lines/paper.ts'
import { writingLines } from './product-lines/writing.ts'
import { reviews } from './reviews.ts'
import type { ProductLine } from '../product-line.ts'

/** The same thing in another printing, as papers come year after year. */
function toEdition(n: number): ProductEdition {
  return {
    key: `suri-${n}`,
    name: `第${n + 1}刷`,
    name_kana: 'スリ',
    sentence: `第${n + 1}刷の品です。紙と線の色は、初めのものと同じです。`,
  }
}

const withNotes = (line: ProductLine): ProductLine => ({
  ...line,
  items: line.items.map((item) => ({
    ...item,
    slots: { ...item.slots, ひとこと: notes[`${line.key}-${item.key}`] ?? '' },
  })),
})

export const range: ProductRange = {
  lines: [...paperLines, ...writingLines, ...deskLines].map(withNotes),
  makers,
  brands,
  reviews,
  jan_prefix: '2907',
  toEdition,
}
