import type { ProductEdition, ProductRange } from '../product-range.ts'
import { brands, makers } from './makers.ts'
import { gameLines } from './product-lines/games.ts'
import { modelLines } from './product-lines/models.ts'
import { smallLines } from './product-lines/small.ts'
import { reviews } from './reviews.ts'

/** The same thing made again, as toys that sold out are. */
function toEdition(n: number): ProductEdition {
  return {
    key: `saihan-${n}`,
    name: `再販 第${n}回`,
    name_kana: 'サイハン',
    sentence: `ご要望にお応えした、第${n}回の再販です。内容は初回の品と同じです。`,
  }
}

export const range: ProductRange = {
  lines: [...modelLines, ...smallLines, ...gameLines],
  makers,
  brands,
  reviews,
  jan_prefix: '2909',
  toEdition,
}
