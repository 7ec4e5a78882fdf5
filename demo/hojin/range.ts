import type { ProductEdition, ProductRange } from '../product-range.ts'
import { brands } from './brands.ts'
import { makers } from './makers.ts'
import { reviews } from './reviews.ts'
import type { ProductLine } from '../product-line.ts'
import { officeLines } from './product-lines/office.ts'
import { safetyLines } from './product-lines/safety.ts'
import { siteLines } from './product-lines/site.ts'
import { workshopLines } from './product-lines/workshop.ts'

const productLines: ProductLine[] = [...safetyLines, ...workshopLines, ...siteLines, ...officeLines]

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
  max_per_order: 999,
  toEdition,
}
