import type { ProductEdition, ProductRange } from '../product-range.ts'
import { brands, makers } from './makers.ts'
import { bagsAndShoes } from './product-lines/bags-and-shoes.ts'
import { bottomsAndOuter } from './product-lines/bottoms-and-outer.ts'
import { tops } from './product-lines/tops.ts'
import { reviews } from './reviews.ts'

const SEASONS: [key: string, name: string, kana: string][] = [
  ['spring', '春', 'ハル'],
  ['summer', '夏', 'ナツ'],
  ['autumn', '秋', 'アキ'],
  ['winter', '冬', 'フユ'],
]
const FIRST_YEAR = 2025

/** The same garment as it was made for an earlier season. */
function toEdition(n: number): ProductEdition {
  const at = n - 1
  const [key, name, name_kana] = SEASONS[at % SEASONS.length] ?? ['plain', '定番', 'テイバン']
  const year = FIRST_YEAR - Math.floor(at / SEASONS.length)
  return {
    key: `${key}-${year}`,
    name: `〈${year}年${name}〉`,
    name_kana,
    sentence: `${year}年の${name}に作った分の残りです。`,
  }
}

export const range: ProductRange = {
  lines: [...tops, ...bottomsAndOuter, ...bagsAndShoes],
  makers,
  brands,
  reviews,
  jan_prefix: '2904',
  toEdition,
}
