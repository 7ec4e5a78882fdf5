import type { DemoBrand, DemoMaker } from '../demo-shop.ts'

/** key, name, kana, region, story. All invented. */
const ROWS: [string, string, string, string, string][] = [
  [
    'masume',
    'ますめ文具店',
    'マスメブングテン',
    '長野県松本',
    '店の二階で、線の間隔から考えた品です。使ってみて直し、三度めにようやく棚へ並べます。',
  ],
  [
    'orito',
    'おりと製本',
    'オリトセイホン',
    '岐阜県関',
    '糸でかがる製本を続ける、五人の仕事場です。開いたノートに手をのせて、平らかどうかを確かめます。',
  ],
  [
    'hakkaku',
    '八角紙工',
    'ハッカクシコウ',
    '愛媛県四国中央',
    '紙を切り、穴をあけ、帯をかける。角をそろえることだけを六十年考えてきた紙の工場です。',
  ],
  [
    'tsuyukusa',
    'つゆくさ筆記具',
    'ツユクサヒッキグ',
    '埼玉県川口',
    '小さな旋盤が八台ならぶ筆記具の工場です。ペン先は、出荷の前に一本ずつ字を書いて調整します。',
  ],
  [
    'hotarubi',
    '蛍火インク室',
    'ホタルビインクシツ',
    '滋賀県長浜',
    '湖のそばで、インクとガラスペンを作る夫婦の仕事場です。色の名は、散歩の時刻からとっています。',
  ],
  [
    'kawabata',
    '川ばた革工房',
    'カワバタカワコウボウ',
    '兵庫県姫路',
    '革をなめす町で、手帳のカバーだけを縫っています。使い込んだ品の縫い直しも承ります。',
  ],
]

export const makers: DemoMaker[] = ROWS.map(([key, name, name_kana, region, story]) => ({
  key,
  name,
  name_kana,
  country: region,
  description_html: `<p>${region}の作り手です。${story}</p>`,
}))

export const brands: DemoBrand[] = [
  {
    key: 'gomiri',
    name: 'ゴミリ',
    name_kana: 'ゴミリ',
    maker_key: 'masume',
    description: '五ミリのますめを決まりにした、ますめ文具店の品です。',
  },
  {
    key: 'hirakimasu',
    name: 'ひらきます',
    name_kana: 'ヒラキマス',
    maker_key: 'orito',
    description: 'どの頁でも平らに開く、おりと製本の綴じものです。',
  },
  {
    key: 'jikoku',
    name: '時刻の色',
    name_kana: 'ジコクノイロ',
    maker_key: 'hotarubi',
    description: '朝から夜までの色に名をつけたインクです。',
  },
]
