import type { ProductLine } from '../../product-line.ts'

const amount = {
  name: '内容量',
  options: [
    { value: '1本', suffix: '1' },
    { value: '2本箱入り', suffix: '2', extra_yen: 1800 },
  ],
}
type Tea = readonly [
  key: string,
  name: string,
  kana: string,
  yen: number,
  grams: string,
  taste: string,
  water: string,
]
const toItem = ([key, name, name_kana, unit_price, grams, taste, water]: Tea) => ({
  key,
  name,
  name_kana,
  unit_price,
  specs: {
    内容量: grams,
    味わい: taste,
    淹れ方: water,
    原材料: '緑茶（国産）',
    アレルゲン: '28品目を含みません',
    賞味期限: '製造から10か月',
    保存方法: '直射日光と湿気を避けて常温',
  },
})

const green: ProductLine = {
  key: 'sencha',
  code: 'CH',
  category_keys: ['tea-green', 'occasion-uchiiwai'],
  picture_kind: 'tea-tin',
  has_tag: true,
  review_family: 'food',
  maker_keys: ['asagiri-en', 'yamazato-cha'],
  tag_keys: ['uchiiwai'],
  tax_rate: 8,
  is_giftable: true,
  colourway: 'green',
  axes: [amount],
  accessory_lines: ['cup', 'wagashi'],
  items: (
    [
      ['asagiri', '煎茶 朝霧', 'センチャ アサギリ', 1_580, '80g', '青くさわやか', '80℃で45秒'],
      ['hatsutsumi', '煎茶 初摘み', 'センチャ ハツヅミ', 2_160, '80g', '甘く清らか', '75℃で60秒'],
      ['fukamushi', '深蒸し煎茶 こく', 'フカムシセンチャ コク', 1_680, '100g', '濃くまろやか', '80℃で30秒'],
      ['gyokuro', '玉露 しずく', 'ギョクロ シズク', 3_800, '60g', 'とろりとまろやか', '55℃で120秒'],
      ['kukicha', '茎茶 かりがね', 'クキチャ カリガネ', 1_180, '120g', '軽やか', '85℃で30秒'],
      ['genmai', '玄米茶 ひなた', 'ゲンマイチャ ヒナタ', 980, '150g', '香ばしく軽やか', '95℃で30秒'],
      [
        'tsutsumi',
        '煎茶ティーバッグ 包み',
        'センチャティーバッグ ツツミ',
        1_280,
        '3g×15包',
        'さわやか',
        '90℃で60秒',
      ],
      ['kawagiri', '煎茶 川霧', 'センチャ カワギリ', 1_380, '100g', 'おだやか', '80℃で60秒'],
      ['kabuse', 'かぶせ茶 木かげ', 'カブセチャ コカゲ', 1_980, '80g', 'ふんわり豊か', '70℃で60秒'],
    ] as const
  ).map((row, at) => ({ ...toItem(row), traits: { size: at % 3, wrap: at % 2 ? 'label' : 'paper' } })),
  words: {
    catches: ['{味わい}、朝の一杯', '霧の谷から届くお茶', '湯を冷ます時間も、贈りもの'],
    openings: [
      '{味わい}なお茶です。{maker}の茶畑で摘んだ葉を、その日のうちに仕上げました。',
      '封を切ると、まず香り。{maker}が贈りもののために選り分けた{name}です。',
      'お茶を淹れるひと手間ごと贈りたい。そんな方に選ばれている{name}です。',
    ],
    details: [
      '淹れ方の目安は{淹れ方}。少し待つだけで、甘みがふくらみます。',
      '朝霧が日ざしをやわらげ、葉がゆっくり育つ谷のお茶です。',
      '二煎めは待たずに注ぐと、さわやかな香りが立ちます。',
      '茶缶は和紙を一枚ずつ手で貼っています。飲み終えたあとは小物入れにもどうぞ。',
    ],
    points: [
      '内容量 {内容量}',
      '味わいは「{味わい}」',
      '淹れ方の栞を添えています',
      '窒素を詰めて香りを閉じ込めています',
      '熨斗・包装を承ります',
    ],
    closings: [
      '封を切ったあとは、ひと月ほどで飲みきるのがおすすめです。',
      '夏は水出しもおいしく召し上がれます。水1Lに葉15gが目安です。',
      'お年を召した方への贈りものには、茶缶の開けやすいこちらをよくご案内しています。',
    ],
  },
}

const roasted: ProductLine = {
  ...green,
  key: 'hojicha',
  code: 'HO',
  category_keys: ['tea-roasted', 'occasion-temiyage'],
  tag_keys: ['temiyage'],
  colourway: 'brown',
  maker_keys: ['yamazato-cha'],
  items: (
    [
      ['hi-no-ka', 'ほうじ茶 火の香', 'ホウジチャ ヒノカ', 1_080, '100g', '香ばしく軽い', '熱湯で30秒'],
      ['kuki', '茎ほうじ茶 夕ぐれ', 'クキホウジチャ ユウグレ', 1_280, '100g', '甘く香ばしい', '熱湯で30秒'],
      ['fukairi', '深煎りほうじ茶', 'フカイリホウジチャ', 1_180, '100g', '香りの深い', '熱湯で20秒'],
      ['wakocha', '和紅茶 山あい', 'ワコウチャ ヤマアイ', 1_480, '60g', '渋みの少ない', '熱湯で120秒'],
      [
        'wakocha-bag',
        '和紅茶ティーバッグ',
        'ワコウチャティーバッグ',
        1_380,
        '2.5g×12包',
        'やわらかな',
        '熱湯で90秒',
      ],
      ['yuzu', 'ゆずほうじ茶', 'ユズホウジチャ', 1_380, '70g', '柑橘の香る', '熱湯で45秒'],
    ] as const
  ).map((row, at) => ({ ...toItem(row), traits: { size: at % 3, wrap: at % 2 ? 'label' : 'paper' } })),
  words: {
    ...green.words,
    catches: ['{味わい}、夜の一杯', '湯気まで香ばしい'],
    openings: [
      '砂を入れた鍋で少しずつ焙じた、{味わい}お茶です。',
      '夜でも飲みやすい{味わい}一杯を、{maker}から。',
      '熱い湯をそのまま注げる気軽さで、手みやげに喜ばれている{name}です。',
    ],
    details: [
      '淹れ方の目安は{淹れ方}。急須がなくても、おいしく入ります。',
      '焙煎は注文の数を見てから行うので、香りの高いうちにお届けできます。',
      '牛乳で煮出すと、甘い香りのミルクティーになります。',
      '刺激がおだやかで、食事の最後にもよく合います。',
    ],
  },
}

export const teas: ProductLine[] = [green, roasted]
