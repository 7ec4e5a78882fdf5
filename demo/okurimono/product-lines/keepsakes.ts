import type { Traits } from '#shop-api/db/json/picture-source.ts'
import type { ProductItem, ProductLine } from '../../product-line.ts'

type Row = readonly [
  key: string,
  name: string,
  kana: string,
  yen: number,
  size: string,
  material: string,
  picture?: string,
]
const toItem = ([key, name, name_kana, unit_price, size, material, picture_kind]: Row): ProductItem => ({
  key,
  name,
  name_kana,
  unit_price,
  specs: { 大きさ: size, 素材: material },
  ...(picture_kind && { picture_kind }),
})
const gift = { review_family: 'keepsake', is_giftable: true } as const
const words = {
  catches: ['長く、手もとに', '気持ちを、形にして'],
  points: ['大きさ {大きさ}', '素材 {素材}', '熨斗・包装を承ります', 'メッセージカードをお付けできます'],
}

const CASES: Record<string, Traits> = {
  card: { case: 'flap' },
  pass: { case: 'sleeve' },
  coin: { case: 'zip' },
  wallet: { case: 'fold' },
  long: { case: 'fold' },
  key: { case: 'flap' },
  tote: { bag: 'tote' },
  sacoche: { bag: 'shoulder' },
  glasses: { case: 'flap' },
}

const leather: ProductLine = {
  ...gift,
  key: 'leather',
  code: 'LE',
  category_keys: ['leather'],
  picture_kind: 'leather-card-case',
  has_tag: true,
  maker_keys: ['kawa-to'],
  tag_keys: ['popular'],
  colourway: 'brown',
  accessory_lines: ['furoshiki'],
  axes: [
    {
      name: '色',
      options: [
        { value: '茶', suffix: 'BR', colourway: 'brown' },
        { value: '黒', suffix: 'BK', colourway: 'black' },
        { value: '藍', suffix: 'IN', colourway: 'indigo' },
      ],
    },
  ],
  items: (
    [
      ['card', '名刺入れ', 'メイシイレ', 7_800, '11×7cm', '牛ぬめ革'],
      ['pass', '定期入れ', 'テイキイレ', 6_400, '10.5×7cm', '牛ぬめ革'],
      ['coin', '小銭入れ', 'コゼニイレ', 5_800, '8×8cm', '牛ぬめ革'],
      ['wallet', '二つ折り財布', 'フタツオリザイフ', 18_800, '11×9cm', '牛ぬめ革'],
      ['long', '長財布', 'ナガザイフ', 24_800, '19×9.5cm', '牛ぬめ革'],
      ['key', '鍵入れ', 'カギイレ', 6_800, '10×6cm', '牛ぬめ革'],
      ['tote', '革の手さげ', 'カワノテサゲ', 32_800, '34×28×10cm', '牛ぬめ革', 'leather-bag'],
      ['sacoche', '革の肩さげ', 'カワノカタサゲ', 21_800, '24×18×4cm', '牛ぬめ革', 'leather-bag'],
      ['glasses', '眼鏡入れ', 'メガネイレ', 7_400, '17×7cm', '牛ぬめ革'],
    ] as const
  ).map((row) => ({ ...toItem(row), traits: CASES[row[0]] ?? {} })),
  words: {
    ...words,
    openings: [
      '革の町たつので、なめしから縫いまでを一つの町で仕上げた{name}です。',
      '就職や昇進のお祝いに、{name}はいかがでしょう。',
      '使う人の手で色が深くなる、{素材}の{name}です。',
    ],
    details: [
      '植物の渋でなめした革は、光と手の油でゆっくり飴色に変わります。',
      '縫い糸は麻。切れても、そこからほどけにくい縫い方です。',
      '断面を磨き、手に触れる角をなめらかにしています。',
      '革の傷や血筋は、生きていた証しとして残しています。',
    ],
    closings: [
      'ぬれたときはこすらず、乾いた布で押さえて陰干しにしてください。',
      'お名前の刻印を承ります。お届けまで一週間ほどいただきます。',
      '半年に一度、薄く油を入れると長持ちします。',
    ],
  },
}

const candle: ProductLine = {
  ...gift,
  key: 'candle',
  code: 'CD',
  category_keys: ['candle'],
  picture_kind: 'candle',
  has_tag: true,
  maker_keys: ['akari-ya'],
  colourway: 'white',
  items: (
    [
      [
        'e',
        '絵ろうそく 季節の花 二本',
        'エロウソク キセツノハナ',
        2_480,
        '直径2×高さ12cm',
        '櫨ろう、和紙の芯',
      ],
      ['plain', '和ろうそく 十本', 'ワロウソク ジッポン', 2_980, '高さ9cm', '櫨ろう、和紙の芯'],
      ['kobako', '小さな和ろうそくと火立て', 'チイサナワロウソクトヒタテ', 4_800, '高さ5cm', '櫨ろう、鉄'],
      ['mitsu', '蜜ろうの灯り', 'ミツロウノアカリ', 3_280, '直径6×高さ7cm', '蜜ろう、和紙の芯'],
      [
        'sonae',
        'お供えのろうそく 桐箱',
        'オソナエノロウソク キリバコ',
        3_980,
        '高さ10cm、十二本',
        '櫨ろう、和紙の芯',
      ],
    ] as const
  ).map(toItem),
  words: {
    ...words,
    openings: [
      'ゆらりと背の高い炎が楽しめる、{maker}の{name}です。',
      '亡き方を思う日に、静かな灯りを。{name}をお届けします。',
      '夜のひとときを少し豊かにする、{name}です。',
    ],
    details: [
      '和紙に灯心草を巻いた芯が、炎を大きくゆらします。',
      '自然のろうだけを使い、すすが少なく、部屋を汚しにくいのが特長です。',
      '絵は一本ずつ筆で。花は季節ごとに替わります。',
    ],
    closings: [
      'そばを離れるときは、必ず火を消してください。',
      '芯が長くなったら、消えているときに5mmほど残して切ってください。',
      '喪中のごあいさつにもお使いいただけます。掛け紙をお選びください。',
    ],
  },
}

const flower: ProductLine = {
  ...gift,
  key: 'flower',
  code: 'FL',
  category_keys: ['flower', 'occasion-wedding'],
  picture_kind: 'bouquet',
  has_tag: true,
  maker_keys: ['yui-select'],
  tag_keys: ['wedding', 'pre-order'],
  colourway: 'pink',
  items: (
    [
      ['dry-s', '干し花の花束 小', 'ホシバナノハナタバ ショウ', 3_480, '高さ30cm', '国産の花'],
      ['dry-l', '干し花の花束 大', 'ホシバナノハナタバ ダイ', 5_800, '高さ45cm', '国産の花'],
      ['wreath', '木の実の輪飾り', 'キノミノワカザリ', 4_980, '直径25cm', '木の実、つる'],
      ['box', '枯れない花の小箱', 'カレナイハナノコバコ', 4_480, '12×12×8cm', '保存加工の花'],
    ] as const
  ).map(toItem),
  words: {
    ...words,
    openings: [
      '水やりのいらない{name}です。お忙しい方への贈りものにもどうぞ。',
      '飾る場所を選ばない大きさに束ねた{name}です。',
      '季節の花を、いちばんよい時に乾かしました。',
    ],
    details: [
      '二年ほど、ゆっくり色あせていく様子もお楽しみいただけます。',
      '一つずつ手で整えるため、花の位置が写真と少し異なります。',
      'どこから見ても形が整うように仕立てています。',
    ],
    closings: [
      '直射日光と湿気を避けて飾ってください。',
      'ほこりは、やわらかな筆で払うときれいに取れます。',
      '花言葉を記した小さな紙を添えています。',
    ],
  },
}

/** Each volume has a colour of its own, so that a giver tells them apart. */
const COVERS: Record<string, Pick<ProductItem, 'colourway' | 'traits'>> = {
  ume: { colourway: 'pink', traits: { layout: 'cover' } },
  take: { colourway: 'green', traits: { layout: 'cover' } },
  matsu: { colourway: 'indigo', traits: { layout: 'cover' } },
  tsuru: { colourway: 'white', traits: { layout: 'cover' } },
  food: { colourway: 'orange', traits: { layout: 'bands' } },
}

const catalogue: ProductLine = {
  ...gift,
  key: 'catalogue',
  code: 'CT',
  category_keys: ['catalogue', 'occasion-uchiiwai', 'occasion-wedding'],
  picture_kind: 'catalogue-card',
  maker_keys: ['yui-select'],
  tag_keys: ['uchiiwai', 'wedding'],
  colourway: 'indigo',
  items: (
    [
      ['ume', 'カタログギフト 梅', 'カタログギフト ウメ', 3_300, '掲載 約120点', '冊子・はがき'],
      ['take', 'カタログギフト 竹', 'カタログギフト タケ', 5_500, '掲載 約160点', '冊子・はがき'],
      ['matsu', 'カタログギフト 松', 'カタログギフト マツ', 11_000, '掲載 約180点', '冊子・はがき'],
      ['tsuru', 'カタログギフト 鶴', 'カタログギフト ツル', 22_000, '掲載 約150点', '冊子・はがき'],
      ['food', '産地の味のカタログ', 'サンチノアジノカタログ', 5_800, '掲載 約90点', '冊子・はがき'],
    ] as const
  ).map((row) => ({ ...toItem(row), ...COVERS[row[0]] })),
  words: {
    ...words,
    openings: [
      'お好みの分からない方へは、選ぶ楽しみを。{name}をお届けします。',
      '当店が産地を歩いて選んだ品だけを載せた{name}です。',
      '目上の方にも失礼のない体裁に整えた{name}です。',
    ],
    details: [
      '作り手の紹介を添え、読みものとしても楽しめます。',
      'お申し込みは、はがきまたは専用のページから承ります。',
      '期限が近づいたら、当店からお知らせのはがきをお送りします。',
      '価格の記載はございません。',
    ],
    closings: [
      'お申し込みの期限は、お届けから6か月です。',
      '送料は価格に含まれています。追加のご負担はありません。',
      'ごあいさつの文面は、当店の文例からお選びいただけます。',
    ],
  },
}

export const keepsakes: ProductLine[] = [leather, candle, flower, catalogue]
