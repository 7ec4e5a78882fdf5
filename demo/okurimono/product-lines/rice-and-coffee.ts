import type { ProductLine } from '../../product-line.ts'
import { food, NO_ALLERGENS, toFood } from '../food.ts'

const rice: ProductLine = {
  ...food,
  key: 'rice',
  code: 'RC',
  category_keys: ['rice', 'occasion-uchiiwai'],
  picture_kind: 'rice-bag',
  has_tag: true,
  maker_keys: ['tanada'],
  tag_keys: ['uchiiwai'],
  colourway: 'natural',
  accessory_lines: ['chopsticks'],
  axes: [
    {
      name: '内容量',
      options: [
        { value: '2kg', suffix: '2' },
        { value: '5kg', suffix: '5', extra_yen: 2600 },
      ],
    },
  ],
  items: (
    [
      [
        'koshi',
        '棚田のこしひかり',
        'タナダノコシヒカリ',
        2_680,
        '2kg または 5kg',
        'うるち米（新潟県産・単一原料米）',
        '粘りと甘みの強い',
      ],
      [
        'new',
        '棚田の新之助',
        'タナダノシンノスケ',
        2_880,
        '2kg または 5kg',
        'うるち米（新潟県産・単一原料米）',
        '大粒でつやのある',
      ],
      [
        'genmai',
        '棚田の玄米',
        'タナダノゲンマイ',
        2_480,
        '2kg または 5kg',
        '玄米（新潟県産・単一原料米）',
        'かむほど甘い',
      ],
      [
        'mochi',
        '棚田のもち米',
        'タナダノモチゴメ',
        2_780,
        '2kg または 5kg',
        'もち米（新潟県産・単一原料米）',
        'のびのよい',
      ],
      [
        'weight',
        '出生体重のお米',
        'シュッショウタイジュウノオコメ',
        3_980,
        '2kg または 5kg',
        'うるち米（新潟県産・単一原料米）',
        'やさしい味の',
      ],
      [
        'zakkoku',
        '十六雑穀ごはんの素入り',
        'ジュウロクザッコクゴハンノモトイリ',
        3_280,
        '2kg または 5kg',
        'うるち米（新潟県産）、大麦、きび、黒豆',
        '香ばしい',
      ],
    ] as const
  ).map((row) =>
    toFood(
      ['おいしい時期', '精米から1か月'],
      row[0] === 'zakkoku' ? '大豆' : NO_ALLERGENS,
      '涼しく風通しのよいところ',
    )(row),
  ),
  words: {
    catches: ['雪解け水の、まっすぐな味', '炊きあがりの湯気を、贈る'],
    openings: [
      '雪解け水の棚田で育った、{味わい}{name}です。',
      '十二軒の農家が守る棚田から、{味わい}お米をお届けします。',
      '毎日のものだからこそ、贈って間違いがありません。{maker}の{name}です。',
    ],
    details: [
      'ご注文をいただいてから精米し、三日のうちに出荷します。',
      '機械の入れない田が多く、刈り取りの半分は手で行います。',
      '天日に干した稲は、ゆっくり乾くぶん割れが少なくなります。',
      '袋には、育てた農家の名を記しました。',
    ],
    points: [
      '内容量 {内容量}',
      '{原材料}',
      'おいしい時期は{おいしい時期}',
      '熨斗・メッセージカードを承ります',
    ],
    closings: [
      '浸水は夏で30分、冬で1時間が目安です。',
      '届きましたら、密閉できる入れものに移して冷蔵庫の野菜室へ。',
      '名入れの袋をご希望の方は、備考にお名前をお書きください。',
    ],
  },
}

const coffee: ProductLine = {
  ...food,
  key: 'coffee',
  code: 'CF',
  category_keys: ['coffee', 'occasion-temiyage'],
  picture_kind: 'coffee-bag',
  maker_keys: ['kohi-omote'],
  tag_keys: ['temiyage'],
  colourway: 'brown',
  accessory_lines: ['cookie', 'cup'],
  axes: [
    {
      name: '挽き方',
      options: [
        { value: '豆のまま', suffix: 'B' },
        { value: '中挽き', suffix: 'M' },
        { value: '一杯ずつの袋', suffix: 'D', extra_yen: 300 },
      ],
    },
  ],
  items: (
    [
      [
        'omote',
        '表通りブレンド',
        'オモテドオリブレンド',
        1_380,
        '200g',
        'コーヒー豆（ブラジル、コロンビア）',
        '釣り合いのよい',
      ],
      [
        'minato',
        '港の朝ブレンド',
        'ミナトノアサブレンド',
        1_380,
        '200g',
        'コーヒー豆（グアテマラ、エチオピア）',
        '軽やかな',
      ],
      [
        'yoru',
        '夜更けブレンド',
        'ヨフケブレンド',
        1_480,
        '200g',
        'コーヒー豆（インドネシア、ブラジル）',
        '苦みの深い',
      ],
      [
        'ethiopia',
        'エチオピア 花',
        'エチオピア ハナ',
        1_780,
        '150g',
        'コーヒー豆（エチオピア）',
        '花の香りの',
      ],
      [
        'decaf',
        'カフェインレス ねむり',
        'カフェインレス ネムリ',
        1_580,
        '150g',
        'コーヒー豆（コロンビア）',
        'やわらかな',
      ],
      [
        'iced',
        '水出し珈琲の袋',
        'ミズダシコーヒーノフクロ',
        1_480,
        '40g×4袋',
        'コーヒー豆（ブラジル、タンザニア）',
        '澄んだ',
      ],
    ] as const
  ).map((row, at) => ({
    ...toFood(['賞味期限', '焙煎から60日'], NO_ALLERGENS, '常温、開封後は冷蔵か冷凍')(row),
    traits: { art: ['cup', 'bird', 'mountain', 'beans'][at % 4] ?? 'cup', 'paper label': at % 3 },
  })),
  words: {
    catches: ['{味わい}一杯に、手を止める', '焙煎の翌日に、お届けします'],
    openings: [
      '港町の焙煎所が焼く、{味わい}珈琲です。',
      '生の豆を手で選り分けるところから始まる、{maker}の{name}です。',
      '{味わい}一杯のために、週に二度だけ焼いています。',
    ],
    details: [
      '焙煎の日付を袋に手書きしています。三日めから二週間が飲みごろです。',
      '焦がさずに芯まで火を通すため、釜の前を離れません。',
      '一杯ずつの袋は、職場や旅先でも湯を注ぐだけです。',
      '袋の口は、香りを逃がさず、豆の息だけを抜く作りです。',
    ],
    points: ['内容量 {内容量}', '{原材料}', '挽き方をお選びいただけます', '熨斗・包装を承ります'],
    closings: [
      '粉10gに、90℃の湯150mLが目安です。',
      '飲みきれない分は、小分けにして冷凍してください。',
      '珈琲のお好みが分からない方への贈りものには、表通りブレンドをおすすめしています。',
    ],
  },
}

export const riceAndCoffee: ProductLine[] = [rice, coffee]
