import type { ProductLine } from '../product-line.ts'
import type { ProductEdition, ProductRange } from '../product-range.ts'
import { notes } from './notes.ts'
import { brands, makers } from './producers.ts'
import { fishLines } from './product-lines/fish.ts'
import { fruitLines } from './product-lines/fruit.ts'
import { pantryLines } from './product-lines/pantry.ts'
import { vegetableLines } from './product-lines/vegetables.ts'
import { reviews } from './reviews.ts'
import { toKeptItem } from './words.ts'

/** The same thing from a later day of the harvest. */
function toEdition(n: number): ProductEdition {
  return {
    key: `ban-${n}`,
    name: `${n + 1}番採り`,
    name_kana: 'バンドリ',
    sentence: `${n + 1}番採りの品です。畑も育てかたも、一番採りと同じです。`,
  }
}

const withNotes = (line: ProductLine): ProductLine => ({
  ...line,
  tax_rate: 8,
  items: line.items.map(toKeptItem).map((item) => ({
    ...item,
    slots: { ...item.slots, ひとこと: notes[`${line.key}-${item.key}`] ?? '' },
  })),
})

export const range: ProductRange = {
  lines: [...vegetableLines, ...fruitLines, ...fishLines, ...pantryLines].map(withNotes),
  makers,
  brands,
  reviews,
  jan_prefix: '2909',
  toEdition,
}
