import type { ProductEdition, ProductRange } from '../product-range.ts'
import { brands } from './brands.ts'
import { makers } from './makers.ts'
import { reviews } from './reviews.ts'
import type { ProductLine } from '../product-line.ts'
import { barsAndMirrors } from './product-lines/bars-and-mirrors.ts'
import { brakeDiscs } from './product-lines/brake-discs.ts'
import { brakePads } from './product-lines/brake-pads.ts'
import { brakeParts } from './product-lines/brake-parts.ts'
import { chains } from './product-lines/chains.ts'
import { chemicals } from './product-lines/chemicals.ts'
import { clothing } from './product-lines/clothing.ts'
import { controls } from './product-lines/controls.ts'
import { electrical } from './product-lines/electrical.ts'
import { engine } from './product-lines/engine.ts'
import { exhausts } from './product-lines/exhausts.ts'
import { exterior } from './product-lines/exterior.ts'
import { lights } from './product-lines/lights.ts'
import { helmets } from './product-lines/helmets.ts'
import { oilAndFilters } from './product-lines/oil-and-filters.ts'
import { parking } from './product-lines/parking.ts'
import { sprockets } from './product-lines/sprockets.ts'
import { suspension } from './product-lines/suspension.ts'
import { touringBags } from './product-lines/touring-bags.ts'
import { tyres } from './product-lines/tyres.ts'
import { workshop } from './product-lines/workshop.ts'

const productLines: ProductLine[] = [
  ...brakeDiscs,
  ...helmets,
  ...chains,
  ...touringBags,
  ...exhausts,
  ...clothing,
  ...sprockets,
  ...electrical,
  ...lights,
  ...brakePads,
  ...controls,
  ...suspension,
  ...oilAndFilters,
  ...tyres,
  ...engine,
  ...brakeParts,
  ...barsAndMirrors,
  ...exterior,
  ...parking,
  ...workshop,
  ...chemicals,
]

const GRADES: [key: string, name: string, kana: string, sentence: string][] = [
  ['st', '標準', 'ヒョウジュン', '補修に使いやすい標準の仕様です。'],
  ['dx', '上級', 'ジョウキュウ', '仕上げに手をかけた上級の仕様です。'],
  ['lt', '軽量', 'ケイリョウ', '細部の肉を抜いて軽くした仕様です。'],
  ['hd', '強化', 'キョウカ', '荷物の多い旅に合わせて丈夫にした仕様です。'],
  ['rs', '走行会', 'ソウコウカイ', '走行会での使用を考えた仕様です。'],
  ['cl', '復刻', 'フッコク', '昔の色と刻印をよみがえらせた仕様です。'],
  ['wt', '防錆', 'ボウセイ', '海沿いや雪国のために、錆びにくくした仕様です。'],
  ['sv', '徳用', 'トクヨウ', '簡易包装でお求めやすくした仕様です。'],
  ['md', '工房', 'コウボウ', '職人が一つずつ仕上げを確かめた仕様です。'],
  ['ex', '記念', 'キネン', '創業の記念に作られた仕様です。'],
  ['nv', '紺', 'コン', '箱と刻印を紺でそろえた仕様です。'],
  ['tr', '旅', 'タビ', '長い距離を走る方に向けた仕様です。'],
]

const YEARS = 20

const FIRST_YEAR = 2006

/** Model years, then grades: 240 further editions of every curated model before a number is added. */
function toEdition(n: number): ProductEdition {
  const at = n - 1
  const year = FIRST_YEAR + YEARS - (at % YEARS)
  const grade = GRADES[Math.floor(at / YEARS) % GRADES.length] ?? ['st', '標準', 'ヒョウジュン', '']
  const lap = Math.floor(at / (YEARS * GRADES.length)) + 1
  const again = lap > 1 ? ` ${lap}版` : ''
  return {
    key: `${grade[0]}${year}${lap > 1 ? `-${lap}` : ''}`,
    name: `${year}年型${grade[1]}${again}`,
    name_kana: `${grade[2]}ガタ`,
    sentence: `${year}年に作られた型です。${grade[3]}`,
  }
}

export const range: ProductRange = {
  lines: productLines,
  makers,
  brands,
  reviews,
  jan_prefix: '2901',
  toEdition,
}
