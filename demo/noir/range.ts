import type { ProductLine } from '../product-line.ts'
import type { ProductEdition, ProductRange } from '../product-range.ts'
import { brands } from './brands.ts'
import { makers } from './makers.ts'
import { roomLines } from './product-lines/for-rooms.ts'
import { earLines } from './product-lines/to-ears.ts'
import { watchLines } from './product-lines/watches.ts'
import { reviews } from './reviews.ts'

const productLines: ProductLine[] = [...earLines, ...roomLines, ...watchLines]

/** The same thing again, as another run of the maker with its number. */
function toEdition(n: number): ProductEdition {
  return {
    key: `run-${n}`,
    name: `〈第${n + 1}期〉`,
    name_kana: 'キ',
    sentence: `${n + 1}度めに作られた品です。はじめのものと同じ部品で直せます。`,
  }
}

export const range: ProductRange = {
  lines: productLines,
  makers,
  brands,
  reviews,
  jan_prefix: '2905',
  toEdition,
}
