import type { ProductEdition, ProductRange } from '../product-range.ts'
import { brands } from './brands.ts'
import { makers } from './makers.ts'
import { reviews } from './reviews.ts'
import type { ProductLine } from '../product-line.ts'
import { cloth } from './product-lines/cloth.ts'
import { keepsakes } from './product-lines/keepsakes.ts'
import { preserves } from './product-lines/preserves.ts'
import { riceAndCoffee } from './product-lines/rice-and-coffee.ts'
import { drinks } from './product-lines/drinks.ts'
import { wagashiLines } from './product-lines/wagashi.ts'
import { bakedSweets } from './product-lines/baked-sweets.ts'
import { pottery } from './product-lines/pottery.ts'
import { lacquerAndBlades } from './product-lines/lacquer-and-blades.ts'
import { teas } from './product-lines/teas.ts'

const productLines: ProductLine[] = [
  ...wagashiLines,
  ...bakedSweets,
  ...pottery,
  ...lacquerAndBlades,
  ...teas,
  ...cloth,
  ...preserves,
  ...riceAndCoffee,
  ...drinks,
  ...keepsakes,
]

const PATTERNS: [key: string, name: string, kana: string][] = [
  ['seigaiha', '青海波', 'セイガイハ'],
  ['asanoha', '麻の葉', 'アサノハ'],
  ['shippo', '七宝', 'シッポウ'],
  ['ichimatsu', '市松', 'イチマツ'],
  ['yagasuri', '矢絣', 'ヤガスリ'],
  ['uroko', '鱗', 'ウロコ'],
  ['kikko', '亀甲', 'キッコウ'],
  ['karakusa', '唐草', 'カラクサ'],
  ['chidori', '千鳥', 'チドリ'],
  ['sakura', '桜', 'サクラ'],
  ['ume', '梅', 'ウメ'],
  ['kiku', '菊', 'キク'],
  ['matsu', '松', 'マツ'],
  ['take', '竹', 'タケ'],
  ['fuji', '藤', 'フジ'],
  ['momiji', '紅葉', 'モミジ'],
]

const FIRST_YEAR = 2026

/** The same gift in another year's box: sixteen patterns, then the year before. */
function toEdition(n: number): ProductEdition {
  const at = n - 1
  const [key, name, name_kana] = PATTERNS[at % PATTERNS.length] ?? ['muji', '無地', 'ムジ']
  const year = FIRST_YEAR - Math.floor(at / PATTERNS.length)
  return {
    key: `${key}-${year}`,
    name: `〈${name}の箱・${year}〉`,
    name_kana,
    sentence: `${name}の文様の箱に詰めた、${year}年の意匠です。`,
  }
}

export const range: ProductRange = {
  lines: productLines,
  makers,
  brands,
  reviews,
  jan_prefix: '2902',
  toEdition,
}
