/** An invented motorcycle; parts made for it take their measures from here, so that a shop's parts agree. */
export interface Bike {
  key: string
  name: string
  kana: string
  /** What it is ridden for; fits between 「…を」「…が」. */
  scene: string
  years: [string, string]
  front_disc_mm: number
  rear_disc_mm: number
  chain: string
  links: number
  front_teeth: number
  rear_teeth: number
  bore_mm: number
  plug: string
  fork_mm: number
  shock_mm: number
  oil_litre: number
  /** Cost of its parts against those of a 250. */
  price_factor: number
}

type Row = [string, string, string, string, string, string, Measures]

/** front_disc_mm, rear_disc_mm, links, front_teeth, rear_teeth, bore_mm, fork_mm, shock_mm, oil_litre, price_factor. */
type Measures = [number, number, number, number, number, number, number, number, number, number]

/** key, name, kana, scene, years, chain, then its measures. */
const ROWS: Row[] = [
  [
    'kaze-250r',
    'カゼ 250R',
    'カゼニヒャクゴジュウアール',
    '通勤と週末のワインディング',
    '2017〜2021|2022〜2026',
    '520',
    [300, 220, 106, 14, 41, 62, 37, 312, 1.9, 1],
  ],
  [
    'kaze-400r',
    'カゼ 400R',
    'カゼヨンヒャクアール',
    '峠道と日帰りツーリング',
    '2018〜2022|2023〜2026',
    '520',
    [310, 220, 110, 14, 40, 68, 41, 318, 2.4, 1.2],
  ],
  [
    'raicho-125',
    'ライチョウ 125',
    'ライチョウヒャクニジュウゴ',
    '毎日の買い物と通学',
    '2015〜2019|2020〜2025',
    '428',
    [240, 190, 112, 14, 38, 52.4, 31, 290, 1.0, 0.7],
  ],
  [
    'shirogane-650',
    'シロガネ 650',
    'シロガネロッピャクゴジュウ',
    '高速道路を使うロングツーリング',
    '2016〜2020|2021〜2026',
    '520',
    [320, 240, 114, 15, 43, 83, 41, 326, 2.8, 1.4],
  ],
  [
    'arashi-1000rs',
    'アラシ 1000RS',
    'アラシセンアールエス',
    'サーキット走行会と朝の峠',
    '2017〜2020|2021〜2025',
    '525',
    [330, 220, 116, 17, 42, 76, 43, 315, 3.7, 1.9],
  ],
  [
    'misago-700x',
    'ミサゴ 700X',
    'ミサゴナナヒャクエックス',
    '林道まじりの長旅',
    '2018〜2021|2022〜2026',
    '525',
    [310, 240, 118, 16, 44, 80, 43, 342, 3.2, 1.5],
  ],
  [
    'yamase-250',
    'ヤマセ 250 トレール',
    'ヤマセニヒャクゴジュウトレール',
    '林道と河原のキャンプ',
    '2013〜2018|2019〜2025',
    '520',
    [250, 220, 108, 13, 42, 72, 41, 455, 1.5, 1],
  ],
  [
    'todoroki-900',
    'トドロキ 900',
    'トドロキキュウヒャク',
    '幹線道路から高原までの快走',
    '2018〜2021|2022〜2026',
    '525',
    [320, 245, 114, 16, 44, 73.5, 43, 321, 3.5, 1.7],
  ],
  [
    'musashino-350',
    'ムサシノ 350',
    'ムサシノサンビャクゴジュウ',
    '街なかの散歩と喫茶店めぐり',
    '2019〜2022|2023〜2026',
    '520',
    [310, 240, 102, 15, 38, 70, 41, 340, 2.1, 1.1],
  ],
  [
    'hagane-1200',
    'ハガネ 1200',
    'ハガネセンニヒャク',
    '荷物を積んだふたり旅',
    '2014〜2018|2019〜2025',
    '530',
    [320, 265, 120, 17, 40, 84, 45, 334, 4.2, 2],
  ],
  [
    'iwana-250',
    'イワナ 250 ADV',
    'イワナニヒャクゴジュウエーディーブイ',
    '下道だけの気ままな旅',
    '2019〜2022|2023〜2026',
    '520',
    [280, 230, 112, 14, 45, 67, 37, 331, 1.8, 1.05],
  ],
  [
    'nowaki-390',
    'ノワキ 390',
    'ノワキサンビャクキュウジュウ',
    '信号の多い街と短い峠',
    '2017〜2020|2021〜2026',
    '520',
    [320, 230, 108, 15, 45, 89, 43, 308, 1.8, 1.15],
  ],
  [
    'minamo-400s',
    'ミナモ 400S',
    'ミナモヨンヒャクエス',
    '川沿いののんびりした旅',
    '2011〜2016|2017〜2024',
    '525',
    [296, 220, 110, 15, 39, 55, 41, 322, 3.1, 1.15],
  ],
  [
    'sazanami-125',
    'サザナミ 125 FI',
    'サザナミヒャクニジュウゴエフアイ',
    '海辺の通勤路',
    '2018〜2021|2022〜2026',
    '428',
    [260, 200, 118, 14, 48, 58, 33, 302, 1.1, 0.75],
  ],
]

const PLUGS = ['HM8-12', 'HM8-12', 'HM6-10', 'HM8-14', 'HM9-10', 'HM8-14', 'HM8-12']

export const bikes: Bike[] = ROWS.map(([key, name, kana, scene, years, chain, measures], at) => {
  const [
    front_disc_mm,
    rear_disc_mm,
    links,
    front_teeth,
    rear_teeth,
    bore_mm,
    fork_mm,
    shock_mm,
    oil_litre,
    factor,
  ] = measures
  const [earlier = '', later = ''] = years.split('|')
  return {
    key,
    name,
    kana,
    scene,
    chain,
    front_disc_mm,
    rear_disc_mm,
    links,
    front_teeth,
    rear_teeth,
    bore_mm,
    fork_mm,
    shock_mm,
    oil_litre,
    years: [earlier, later],
    plug: PLUGS[at % PLUGS.length] ?? 'HM8-12',
    price_factor: factor,
  }
})

/** The bikes of these keys, in this order. */
export function pickBikes(...keys: string[]): Bike[] {
  return keys.map((key) => {
    const bike = bikes.find((bike) => bike.key === key)
    if (!bike) throw new Error(`No bike ${key}`)
    return bike
  })
}

/** Keys of its generations, as the shop's list of bikes has them: `kaze-250r-2017`. */
export function toGenerationKeys({ key, years }: { key: string; years: readonly string[] }): string[] {
  return years.map((span) => `${key}-${span.slice(0, 4)}`)
}
