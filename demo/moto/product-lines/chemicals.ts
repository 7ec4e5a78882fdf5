import type { ProductItem, ProductLine } from '../../product-line.ts'

type Can = readonly [
  key: string,
  name: string,
  kana: string,
  yen: number,
  volume: string,
  kind: string,
  use: string,
]

/** What is poured or spread rather than sprayed, and what it comes in. */
const POURED: Record<string, 'bottle' | 'tin' | 'flatCan'> = {
  'oil-200': 'bottle',
  wax: 'tin',
  shampoo: 'bottle',
  leather: 'tin',
  rust: 'tin',
}

function toItem([key, name, name_kana, unit_price, volume, kind, use]: Can): ProductItem {
  return {
    key,
    name,
    name_kana,
    unit_price,
    specs: { 容量: volume, 種類: kind, 使うところ: use, 注意: '火気厳禁、換気のよい場所で使用' },
    ...(POURED[key] && { picture_kind: 'oil-can', traits: { vessel: POURED[key] } }),
  }
}

const chainCare: ProductLine = {
  key: 'chain-care',
  code: 'CL',
  category_keys: ['chain-lube'],
  picture_kind: 'spray-can',
  has_tag: true,
  review_family: 'tool',
  maker_keys: ['tsuyadama', 'aozora-oil'],
  tag_keys: ['popular'],
  colourway: 'orange',
  used_on: ['sealed-chain', 'plain-chain', 'front-sprocket', 'rear-sprocket'],
  accessory_lines: ['care/chain-cleaner', 'stand'],
  items: (
    [
      [
        'white-400',
        'チェーンルブ 白 400mL',
        'チェーンルブ シロ',
        1_680,
        '400mL',
        '半固形の白い膜',
        '舗装路の長距離',
      ],
      [
        'clear-400',
        'チェーンルブ 透明 400mL',
        'チェーンルブ トウメイ',
        1_580,
        '400mL',
        'さらりとした油膜',
        '街乗り',
      ],
      [
        'wet-400',
        'チェーンルブ 雨の日 400mL',
        'チェーンルブ アメノヒ',
        1_780,
        '400mL',
        '粘りの強い油膜',
        '雨と泥の道',
      ],
      [
        'dry-300',
        'チェーンルブ 乾き 300mL',
        'チェーンルブ カワキ',
        1_980,
        '300mL',
        '乾いたろうの膜',
        '砂ぼこりの林道',
      ],
      [
        'white-80',
        'チェーンルブ 白 携帯 80mL',
        'チェーンルブ シロ ケイタイ',
        780,
        '80mL',
        '半固形の白い膜',
        '旅先での注油',
      ],
      [
        'oil-200',
        'チェーンオイル 滴下 200mL',
        'チェーンオイル テキカ',
        1_280,
        '200mL',
        '滴下式の油',
        '室内での丁寧な注油',
      ],
    ] as const
  ).map(toItem),
  words: {
    catches: ['飛び散らず、乾かない', '{使うところ}に、この粘り'],
    openings: [
      '{使うところ}に向けて粘りを決めた、{種類}の潤滑剤です。',
      '注油したのにすぐ音が出る。その原因は、量よりも道に合わない粘りかもしれません。',
      '{maker}の社員が通勤しながら2年かけて決めた配合です。{使うところ}に。',
    ],
    details: [
      '吹くのは、チェーンの内側から外側へ。下の列に後輪を回しながら一周で足ります。',
      '注油は乗る前より、乗ったあとの温かいうちに。ひと晩おくと奥まで入ります。',
      '余った油を布で拭き取るひと手間で、ホイールの汚れが大きく減ります。',
      'シールのゴムをふくらませる溶剤は使っていません。',
    ],
    points: ['容量 {容量}', '種類 {種類}', 'シールチェーン対応', '細い管と広い口の2通りで吹けます', '{注意}'],
    closings: [
      '500kmごと、または雨のあとが注油の目安です。',
      '後輪のタイヤとブレーキに付かないよう、厚紙を当てて吹いてください。',
      '使い切ってから、自治体の決まりに従って処分してください。',
    ],
  },
}

const care: ProductLine = {
  key: 'care',
  code: 'CA',
  category_keys: ['cleaner'],
  picture_kind: 'spray-can',
  has_tag: true,
  review_family: 'tool',
  maker_keys: ['tsuyadama'],
  colourway: 'blue',
  used_on: [
    'sealed-chain',
    'plain-chain',
    'chain-care',
    'cable',
    'sintered-pad',
    'organic-pad',
    'brake-caliper',
  ],
  items: (
    [
      [
        'chain-cleaner',
        'チェーンクリーナー 500mL',
        'チェーンクリーナー',
        1_280,
        '500mL',
        '水で流せる溶剤',
        'チェーン、スプロケット',
      ],
      [
        'brake-cleaner',
        'ブレーキクリーナー 840mL',
        'ブレーキクリーナー',
        680,
        '840mL',
        '速乾の脱脂剤',
        'ローター、キャリパー',
      ],
      ['wax', '艶玉ワックス 200g', 'ツヤダマワックス', 2_480, '200g', '練りろう', '塗装、タンク'],
      [
        'spray-wax',
        '水なしスプレーワックス 450mL',
        'ミズナシスプレーワックス',
        1_680,
        '450mL',
        '乳化ろう',
        '車体全体',
      ],
      ['shampoo', '車体シャンプー 1L', 'シャタイシャンプー', 1_180, '1L', '中性洗剤', '車体全体'],
      ['plastic', '樹脂つや出し 150mL', 'ジュシツヤダシ', 1_480, '150mL', '水性つや出し', '泥よけ、内張り'],
      [
        'leather',
        '革の手入れ油 100g',
        'カワノテイレアブラ',
        1_880,
        '100g',
        '蜜ろう配合',
        'シート、手袋、ブーツ',
      ],
      ['rust', '錆落とし 250g', 'サビオトシ', 1_380, '250g', '研磨剤入り', '鉄、めっき'],
      ['penetrate', '浸透潤滑剤 300mL', 'シントウジュンカツザイ', 880, '300mL', '浸透油', '固着したねじ'],
      ['shield', 'シールド曇り止め 60mL', 'シールドクモリドメ', 980, '60mL', '親水膜', 'シールド、眼鏡'],
    ] as const
  ).map(toItem),
  words: {
    catches: ['洗う楽しみが、ひとつ増える', '{使うところ}のための1缶'],
    openings: [
      '{使うところ}に使う、{種類}の{name}です。',
      '塗装職人が弟子に渡してきた{maker}の缶から、{使うところ}用をお届けします。',
      'よく落ちることと、素材を傷めないこと。その真ん中をねらった{種類}です。',
    ],
    details: [
      'まず目立たないところで試し、色や質感が変わらないことをお確かめください。',
      '布は2枚。1枚めで広げ、2枚めで拭き上げるとむらになりません。',
      '日陰で、車体が冷えているときにお使いください。',
      '種類は{種類}です。ほかの薬剤と混ぜないでください。',
    ],
    points: ['容量 {容量}', '使うところ {使うところ}', '{注意}', '詰め替えや大容量もお取り寄せできます'],
    closings: [
      '目に入ったときは、すぐに流水で洗い、医師にご相談ください。',
      'ローターや足を乗せるところには付けないでください。滑って危険です。',
      '残りはふたを閉め、40℃を超えない場所に保管してください。',
    ],
  },
}

export const chemicals: ProductLine[] = [chainCare, care]
