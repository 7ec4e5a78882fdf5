import type { DemoBike } from '../demo-shop.ts'
import { bikes, toGenerationKeys } from './bikes.ts'
import { cityBikes } from './city-bikes.ts'

type Maker = DemoBike['maker']

/** Who makes the bikes. All invented, as their bikes are. */
const MAKERS = {
  yaguruma: ['矢車モータース', 'ヤグルマモータース'],
  narukami: ['鳴神工業', 'ナルカミコウギョウ'],
  shirakaba: ['白樺機械', 'シラカバキカイ'],
  mikazuki: ['三日月内燃機', 'ミカヅキナイネンキ'],
  tobiuo: ['飛魚モーター', 'トビウオモーター'],
  todai: ['燈台電動', 'トウダイデンドウ'],
} as const satisfies Record<string, readonly [name: string, kana: string]>

export type BikeMaker = keyof typeof MAKERS

/** Maker, displacement, and what the frame codes of both generations begin with: by the key of a bike that parts are made for. */
const MADE_BY: Record<string, [BikeMaker, number, string]> = {
  'kaze-250r': ['yaguruma', 249, 'QK25'],
  'kaze-400r': ['yaguruma', 399, 'QK40'],
  'arashi-1000rs': ['yaguruma', 998, 'QA10'],
  'nowaki-390': ['yaguruma', 389, 'QN39'],
  'raicho-125': ['narukami', 124, 'QR12'],
  'todoroki-900': ['narukami', 889, 'QT90'],
  'hagane-1200': ['narukami', 1197, 'QH12'],
  'shirogane-650': ['shirakaba', 649, 'QS65'],
  'yamase-250': ['shirakaba', 249, 'QY25'],
  'musashino-350': ['shirakaba', 348, 'QM35'],
  'misago-700x': ['mikazuki', 698, 'QG70'],
  'iwana-250': ['mikazuki', 248, 'QW25'],
  'minamo-400s': ['mikazuki', 399, 'QL40'],
  'sazanami-125': ['mikazuki', 124, 'QZ12'],
}

/** The last year of a bike that is still sold. */
const STILL_SOLD = '2026'

/** Letters of the class by displacement, then by year: as Japan's rules of emission name them. */
function toFramePrefix(displacement: number | null, year: number): string {
  if (displacement === null) return 'ZAD'
  const size = displacement <= 50 ? 'H' : displacement <= 125 ? 'J' : displacement <= 250 ? 'K' : 'L'
  if (year >= 2021) return `8B${size}`
  return year >= 2017 ? `2B${size}` : size === 'L' ? 'EBL' : `JB${size}`
}

export function toMaker(key: BikeMaker): Maker {
  const [name, name_kana] = MAKERS[key]
  return { key, name, name_kana }
}

interface Model {
  key: string
  name: string
  kana: string
  maker: BikeMaker
  displacement: number | null
  stem: string
  /** `2017〜2021`, the earliest first. */
  years: readonly string[]
}

function toGenerations({ key, name, kana, maker, displacement, stem, years }: Model): DemoBike[] {
  const keys = toGenerationKeys({ key, years })
  return years.map((span, at) => {
    const [from = '', to = ''] = span.split('〜')
    const year_from = Number(from)
    return {
      key: keys[at]!,
      maker: toMaker(maker),
      model: { key, name, name_kana: kana },
      year_from,
      year_to: to === STILL_SOLD ? null : Number(to),
      displacement,
      frame_codes: [`${toFramePrefix(displacement, year_from)}-${stem}${'ABC'[at]}`],
    }
  })
}

/** Every bike the shop knows, a row for each generation. */
export const bikeList: DemoBike[] = [
  ...bikes.map(({ key, name, kana, years }): Model => {
    const [maker, displacement, stem] = MADE_BY[key] ?? []
    if (!maker || displacement === undefined || !stem) throw new Error(`Nobody makes the bike ${key}`)
    return { key, name, kana, maker, displacement, stem, years }
  }),
  ...cityBikes,
].flatMap(toGenerations)
