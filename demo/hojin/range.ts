import type { ProductEdition, ProductRange } from '../product-range.ts'
import { brands } from './brands.ts'
import { makers } from './makers.ts'
import { productLines } from './product-lines.ts'
import { reviews } from './reviews.ts'

/** A further lot of the same article, as a maker delivers them year after year. */
function toEdition(n: number): ProductEdition {
  return {
    key: `lot-${n}`,
    name: `〈ロット${n}〉`,
    name_kana: 'ロット',
    sentence: `製造ロット${n}の品です。同じロットでそろえてお届けします。`,
  }
}

export const range: ProductRange = {
  lines: productLines,
  makers,
  brands,
  reviews,
  jan_prefix: '2903',
  toEdition,
}
