import type { ProductItem, ProductLine } from '../../product-line.ts'

type Row = readonly [
  key: string,
  name: string,
  kana: string,
  yen: number,
  size: string,
  material: string,
  picture?: string,
  category?: string,
]
const toItem = ([
  key,
  name,
  name_kana,
  unit_price,
  size,
  material,
  picture_kind,
  category,
]: Row): ProductItem => ({
  key,
  name,
  name_kana,
  unit_price,
  specs: { 大きさ: size, 素材: material },
  ...(picture_kind && { picture_kind }),
  ...(category && { category_keys: [category] }),
})
const colours = {
  name: '色',
  options: [
    { value: '生成り', suffix: 'NA', colourway: 'natural' },
    { value: '藍', suffix: 'IN', colourway: 'indigo' },
    { value: '桜', suffix: 'PK', colourway: 'pink' },
  ],
}
const gift = { review_family: 'cloth', is_giftable: true, colourway: 'natural', axes: [colours] } as const
const words = {
  catches: ['洗うたびに、やわらかく', '毎日触れるものだから', '{素材}の、やさしい手ざわり'],
  openings: [
    '{maker}から届いた{name}です。手に取ると、まずやわらかさに気づきます。',
    '贈られた方が自分では買わない、少しよいもの。{name}はそんな品です。',
    '{素材}のよさを素直に生かした{name}をお届けします。',
  ],
  points: ['大きさ {大きさ}', '素材 {素材}', '日本製', '熨斗・包装を承ります'],
}

const towel: ProductLine = {
  ...gift,
  axes: [colours],
  key: 'towel',
  code: 'TO',
  category_keys: ['towel', 'occasion-uchiiwai'],
  picture_kind: 'towel-set',
  has_tag: true,
  maker_keys: ['shirotae'],
  tag_keys: ['uchiiwai', 'popular'],
  accessory_lines: ['jam'],
  items: (
    [
      [
        'face',
        '二重ガーゼのフェイスタオル 二枚',
        'ニジュウガーゼノフェイスタオル',
        2_680,
        '34×80cm',
        '綿100%',
      ],
      ['bath', '二重ガーゼのバスタオル', 'ニジュウガーゼノバスタオル', 3_680, '70×130cm', '綿100%'],
      [
        'set-s',
        '白妙タオル詰め合わせ 小',
        'シロタエタオルツメアワセ ショウ',
        3_480,
        'フェイス1、ハンド2',
        '綿100%',
      ],
      [
        'set-m',
        '白妙タオル詰め合わせ 中',
        'シロタエタオルツメアワセ チュウ',
        5_800,
        'バス1、フェイス2',
        '綿100%',
      ],
      [
        'set-l',
        '白妙タオル詰め合わせ 大',
        'シロタエタオルツメアワセ ダイ',
        9_800,
        'バス2、フェイス2、ハンド2',
        '綿100%',
      ],
      ['hand', '刺しゅうハンドタオル 三枚', 'シシュウハンドタオル サンマイ', 1_980, '25×25cm', '綿100%'],
      ['baby', '赤ちゃんの湯上がりタオル', 'アカチャンノユアガリタオル', 4_280, '90×90cm', '有機栽培綿100%'],
      ['ket', 'タオルケット 夏', 'タオルケット ナツ', 8_800, '140×190cm', '綿100%'],
    ] as const
  ).map(toItem),
  words: {
    ...words,
    details: [
      '旧式の織機で、糸に無理な力をかけずに織っています。',
      '糊を落としてからお届けするので、初日からよく水を吸います。',
      '縁の縫い目を細くし、肌に当たらないよう仕上げました。',
      '軽いので乾きが早く、部屋干しの多いお宅にも喜ばれています。',
    ],
    closings: [
      'はじめの二、三回は、ほかのものと分けて洗ってください。',
      '柔軟剤は控えめに。使いすぎると水の吸いが落ちます。',
      'お名前の刺しゅうを承ります。お届けまで10日ほどいただきます。',
    ],
  },
}

/** The drawn pattern a cloth is named after. */
const PATTERNS: Record<string, string> = {
  seigaiha: 'waves',
  asanoha: 'hemp',
  ichimatsu: 'checks',
  kinu: 'blossom',
  hassui: 'stripes',
}

const furoshiki: ProductLine = {
  ...gift,
  axes: [colours],
  key: 'furoshiki',
  code: 'FU',
  category_keys: ['furoshiki', 'occasion-temiyage'],
  picture_kind: 'furoshiki',
  has_tag: true,
  maker_keys: ['someya'],
  tag_keys: ['temiyage'],
  accessory_lines: ['wagashi'],
  items: (
    [
      ['seigaiha', '風呂敷 青海波', 'フロシキ セイガイハ', 3_300, '70×70cm', '綿100%'],
      ['asanoha', '風呂敷 麻の葉', 'フロシキ アサノハ', 3_300, '70×70cm', '綿100%'],
      ['ichimatsu', '風呂敷 市松', 'フロシキ イチマツ', 4_400, '104×104cm', '綿100%'],
      ['chirimen', '小風呂敷 ちりめん', 'コブロシキ チリメン', 1_980, '45×45cm', 'レーヨン100%'],
      ['kinu', '絹の風呂敷 松竹梅', 'キヌノフロシキ ショウチクバイ', 12_800, '68×68cm', '絹100%'],
      ['hassui', '撥水風呂敷 雨', 'ハッスイフロシキ アメ', 4_980, '100×100cm', 'ポリエステル100%'],
      ['tenugui', '手ぬぐい 季節 三枚', 'テヌグイ キセツ サンマイ', 3_600, '34×90cm', '綿100%'],
    ] as const
  ).map((row) => ({ ...toItem(row), traits: { repeat: PATTERNS[row[0]] ?? 'dots' } })),
  words: {
    ...words,
    details: [
      '波や麻の葉の文様には、すこやかな日々への願いが込められています。',
      '型紙を送りながら染めるため、つなぎ目に手の跡が残ります。',
      '四隅を結ぶだけで、小さな手さげになります。',
      '端は細く三つ折りにし、結び目がごろつきません。',
    ],
    closings: [
      '包み方の栞を添えてお届けします。',
      '色の濃いものは、はじめのうち単独で手洗いしてください。',
      '品物を包んでお渡しし、そのままお贈りするのも粋なものです。',
    ],
  },
}

const sized = {
  name: 'サイズ',
  options: [
    { value: 'S', suffix: 'S' },
    { value: 'M', suffix: 'M' },
    { value: 'L', suffix: 'L' },
  ],
}
const shirt: ProductLine = {
  ...gift,
  key: 'shirt',
  code: 'LS',
  category_keys: ['shirt'],
  picture_kind: 'linen-shirt',
  has_tag: true,
  maker_keys: ['asanoha'],
  tag_keys: ['limited'],
  axes: [colours, sized],
  accessory_lines: ['scarf'],
  size_table: [
    ['サイズ', '身幅', '着丈', '袖丈'],
    ['S', '52cm', '66cm', '56cm'],
    ['M', '55cm', '69cm', '58cm'],
    ['L', '58cm', '72cm', '60cm'],
  ],
  items: (
    [
      ['stand', '立ち襟の麻シャツ', 'タチエリノアサシャツ', 16_800, 'S〜L', '麻100%'],
      ['regular', '麻の白シャツ', 'アサノシロシャツ', 15_800, 'S〜L', '麻100%'],
      ['half', '麻の半袖シャツ', 'アサノハンソデシャツ', 13_800, 'S〜L', '麻100%'],
      ['pajama', '綿麻の寝間着', 'メンアサノネマキ', 17_800, 'S〜L', '綿55%、麻45%'],
      ['vest', '麻の羽織もの', 'アサノハオリモノ', 18_800, 'S〜L', '麻100%'],
    ] as const
  ).map(toItem),
  words: {
    ...words,
    details: [
      '織り上げた布を一度洗い、縮みきらせてから裁っています。',
      '脇に縫い目を置かず、風がよく通ります。',
      'ボタンは貝を削ったもの。予備を一つ添えました。',
      '汗をかいても肌に張り付かず、夕方までさらりと過ごせます。',
    ],
    closings: [
      '洗ったあとは、たたいてしわを伸ばし、陰干しにしてください。',
      '迷われたときは、ふだんの大きさでお選びください。ゆとりのある仕立てです。',
      '到着から8日以内、未着用のものはサイズの交換を承ります。',
    ],
  },
}

const scarf: ProductLine = {
  ...gift,
  axes: [colours],
  key: 'scarf',
  code: 'SF',
  category_keys: ['scarf'],
  picture_kind: 'knit-scarf',
  maker_keys: ['asanoha'],
  tag_keys: ['popular'],
  items: (
    [
      ['cashmere', 'カシミヤの襟巻き', 'カシミヤノエリマキ', 19_800, '30×180cm', 'カシミヤ100%'],
      ['wool', '毛の編み襟巻き', 'ケノアミエリマキ', 9_800, '28×170cm', '羊毛100%'],
      ['linen', '麻の薄い襟巻き', 'アサノウスイエリマキ', 7_800, '60×180cm', '麻100%'],
      [
        'silk-socks',
        '絹の靴下 三足',
        'キヌノクツシタ サンソク',
        4_800,
        '23〜25cm',
        '絹60%、綿40%',
        'socks',
        'socks',
      ],
      [
        'linen-socks',
        '麻の靴下 三足',
        'アサノクツシタ サンソク',
        3_600,
        '23〜27cm',
        '麻55%、綿35%、その他10%',
        'socks',
        'socks',
      ],
      [
        'wool-socks',
        '毛の靴下 二足',
        'ケノクツシタ ニソク',
        3_980,
        '23〜27cm',
        '羊毛70%、その他30%',
        'socks',
        'socks',
      ],
    ] as const
  ).map(toItem),
  words: {
    ...words,
    details: [
      '細い糸をゆっくり編み、空気を含ませています。',
      '首や足首を締めつけず、ずり落ちにくい編み方です。',
      '毛玉ができにくいよう、撚りを少し強めにしました。',
      '色は植物の色を手本に、落ち着いた調子にしています。',
    ],
    closings: [
      '中性洗剤でやさしく手洗いし、平らに干してください。',
      '寒い日のごあいさつに、ひと言添えて贈られる方が多い品です。',
      'しまう前に風を通し、防虫剤は直に触れないように置いてください。',
    ],
  },
}

export const cloth: ProductLine[] = [towel, furoshiki, shirt, scarf]
