interface CityBike {
  key: string
  name: string
  kana: string
  maker: 'yaguruma' | 'narukami' | 'shirakaba' | 'mikazuki' | 'tobiuo' | 'todai'
  /** Null for electric ones. */
  displacement: number | null
  /** Beginning of its frame codes after the class. */
  stem: string
  years: readonly string[]
  /** Size and links of its chain; scooters have a belt. */
  chain?: [size: string, links: number]
}

/** Bikes that the shop knows and has next to nothing for: none has parts of its own. */
export const cityBikes: CityBike[] = [
  {
    key: 'medaka-50',
    name: 'メダカ 50',
    kana: 'メダカゴジュウ',
    maker: 'tobiuo',
    displacement: 49,
    stem: 'QD05',
    years: ['2012〜2017', '2018〜2025'],
  },
  {
    key: 'dojo-110',
    name: 'ドジョウ 110',
    kana: 'ドジョウヒャクジュウ',
    maker: 'tobiuo',
    displacement: 109,
    stem: 'QD11',
    years: ['2016〜2021', '2022〜2026'],
    chain: ['420', 104],
  },
  {
    key: 'katsuo-125',
    name: 'カツオ 125',
    kana: 'カツオヒャクニジュウゴ',
    maker: 'tobiuo',
    displacement: 124,
    stem: 'QD12',
    years: ['2020〜2026'],
  },
  {
    key: 'sawara-150',
    name: 'サワラ 150',
    kana: 'サワラヒャクゴジュウ',
    maker: 'tobiuo',
    displacement: 149,
    stem: 'QD15',
    years: ['2019〜2024'],
  },
  {
    key: 'hotarubi-e1',
    name: 'ホタルビ E1',
    kana: 'ホタルビイーワン',
    maker: 'todai',
    displacement: null,
    stem: 'QE01',
    years: ['2022〜2026'],
  },
  {
    key: 'andon-e2',
    name: 'アンドン E2',
    kana: 'アンドンイーツー',
    maker: 'todai',
    displacement: null,
    stem: 'QE02',
    years: ['2024〜2026'],
  },
  {
    key: 'owashi-750',
    name: 'オオワシ 750 クルーザー',
    kana: 'オオワシナナヒャクゴジュウクルーザー',
    maker: 'narukami',
    displacement: 745,
    stem: 'QC75',
    years: ['2016〜2022'],
    chain: ['530', 114],
  },
  {
    key: 'kogarashi-1300',
    name: 'コガラシ 1300',
    kana: 'コガラシセンサンビャク',
    maker: 'yaguruma',
    displacement: 1284,
    stem: 'QK13',
    years: ['2013〜2020'],
    chain: ['530', 118],
  },
  {
    key: 'ushio-250',
    name: 'ウシオ 250',
    kana: 'ウシオニヒャクゴジュウ',
    maker: 'mikazuki',
    displacement: 248,
    stem: 'QU25',
    years: ['2018〜2026'],
    chain: ['520', 110],
  },
  {
    key: 'shirabe-200',
    name: 'シラベ 200',
    kana: 'シラベニヒャク',
    maker: 'shirakaba',
    displacement: 197,
    stem: 'QB20',
    years: ['2014〜2022'],
    chain: ['428', 120],
  },
]
