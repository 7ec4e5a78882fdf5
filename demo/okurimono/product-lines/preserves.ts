import type { ProductLine } from '../../product-line.ts'
import { COOL_ONCE_OPEN, food, NO_ALLERGENS, toFood } from '../food.ts'

/** Place of the colour among those the drawing knows. */
const JAMS = { apple: 4, strawberry: 0, blueberry: 2, apricot: 1, peach: 3, chestnut: 7, milk: 6 } as const
const FRUITS = {
  persimmon: { fruit: 'persimmon', window: 0 },
  apple: { fruit: 'apple', window: 1 },
  grape: { fruit: 'berry', window: 0 },
  yuzu: { fruit: 'orange', window: 1 },
  mix: { fruit: 'persimmon', window: 2 },
} as const

const jam: ProductLine = {
  ...food,
  key: 'jam',
  code: 'JM',
  category_keys: ['jam', 'occasion-uchiiwai'],
  picture_kind: 'jam-jar',
  maker_keys: ['kajitsu-shitsu'],
  tag_keys: ['uchiiwai'],
  colourway: 'red',
  accessory_lines: ['cookie', 'hojicha'],
  axes: [
    {
      name: '詰め合わせ',
      options: [
        { value: '1びん', suffix: '1' },
        { value: '3びん箱入り', suffix: '3', extra_yen: 2000 },
      ],
    },
  ],
  items: (
    [
      [
        'apple',
        '紅玉りんごのジャム',
        'コウギョクリンゴノジャム',
        980,
        '150g',
        'りんご（長野県産）、砂糖',
        '甘酸っぱい',
      ],
      [
        'strawberry',
        '小粒いちごのジャム',
        'コツブイチゴノジャム',
        1_080,
        '150g',
        'いちご（長野県産）、砂糖、レモン',
        '粒の残る',
      ],
      [
        'blueberry',
        '高原ブルーベリー',
        'コウゲンブルーベリー',
        1_180,
        '150g',
        'ブルーベリー（長野県産）、砂糖',
        '濃く深い',
      ],
      ['apricot', 'あんずのジャム', 'アンズノジャム', 1_080, '150g', 'あんず（長野県産）、砂糖', '香り高い'],
      [
        'peach',
        '白桃のコンポート',
        'ハクトウノコンポート',
        1_480,
        '280g',
        'もも（山梨県産）、砂糖、レモン',
        'みずみずしい',
      ],
      ['chestnut', '栗の渋皮煮', 'クリノシブカワニ', 2_480, '240g', '栗（長野県産）、砂糖', 'ほくりと甘い'],
      ['milk', 'みるくジャム', 'ミルクジャム', 980, '140g', '牛乳（長野県産）、砂糖', 'こくのある'],
    ] as const
  ).map((row) => ({
    traits: { jam: JAMS[row[0]] },
    ...toFood(
      ['賞味期限', '製造から10か月'],
      row[0] === 'milk' ? '乳' : row[0] === 'peach' ? 'もも' : row[0] === 'apple' ? 'りんご' : NO_ALLERGENS,
      COOL_ONCE_OPEN,
    )(row),
  })),
  words: {
    catches: ['銅の鍋で、朝のうちに', '{味わい}、果実そのもの'],
    openings: [
      '果樹園の中の小屋で煮た、{味わい}{name}です。',
      'その朝に届いた果物を、その日のうちに鍋へ。{maker}の{name}です。',
      '朝の食卓が少し待ち遠しくなる、{味わい}一びんです。',
    ],
    details: [
      '銅の鍋は熱の回りが早く、果物の色と香りが逃げません。',
      '砂糖は少なめにし、果物の持つとろみを生かしました。',
      '一度に煮るのは十二びん分。それ以上は味が変わるのだそうです。',
      'ヨーグルトや紅茶に添えても、よく合います。',
    ],
    points: [
      '内容量 {内容量}',
      '原材料は{原材料}',
      'アレルゲン：{アレルゲン}',
      '香料・着色料は使っていません',
      '熨斗・包装を承ります',
    ],
    closings: [
      '開けたあとは冷蔵庫に入れ、清潔な匙で三週間ほどで召し上がりください。',
      'ふたが固いときは、ふたの縁を湯で温めると開きます。',
      '果物の出来により、色合いが年ごとに変わります。',
    ],
  },
}

const fruit: ProductLine = {
  ...food,
  key: 'dried-fruit',
  code: 'DF',
  category_keys: ['dried-fruit', 'occasion-temiyage'],
  picture_kind: 'dried-fruit',
  maker_keys: ['kajitsu-shitsu'],
  tag_keys: ['temiyage'],
  colourway: 'orange',
  accessory_lines: ['sencha'],
  items: (
    [
      ['persimmon', '干し柿 ころ柿', 'ホシガキ コロガキ', 2_480, '8個', '柿（長野県産）', 'ねっとり甘い'],
      ['apple', '干しりんご', 'ホシリンゴ', 980, '60g', 'りんご（長野県産）', 'しんなり甘酸っぱい'],
      ['grape', '枝つき干しぶどう', 'エダツキホシブドウ', 1_480, '80g', 'ぶどう（長野県産）', '濃い甘みの'],
      ['yuzu', '柚子の砂糖煮', 'ユズノサトウニ', 1_280, '100g', 'ゆず（高知県産）、砂糖', 'ほろ苦く香る'],
      [
        'mix',
        '干し果物の小箱',
        'ホシクダモノノコバコ',
        2_980,
        '6種 各25g',
        'りんご、柿、ぶどう、あんず、ゆず、梅',
        '六つの味の',
      ],
    ] as const
  ).map((row) => ({
    traits: FRUITS[row[0]],
    ...toFood(
      ['賞味期限', '製造から4か月'],
      row[0] === 'apple' || row[0] === 'mix' ? 'りんご' : NO_ALLERGENS,
      '直射日光を避けて常温',
    )(row),
  })),
  words: {
    catches: ['風と日ざしが、甘くする', '小さく切って、お茶うけに'],
    openings: [
      '秋の風にさらして干した、{味わい}{name}です。',
      '水気が抜けた分だけ、味がこもります。{maker}の{name}をどうぞ。',
      '{味わい}果物を、日ざしと風で仕上げました。',
    ],
    details: [
      '薄く切ってチーズにのせると、お酒にも合います。',
      '表面の白い粉は、果物の糖が浮いたものです。',
      '天気の続く日を選んで干すため、年に一度しか作れません。',
      '刻んで焼き菓子に混ぜるのもおすすめです。',
    ],
    points: ['内容量 {内容量}', '{原材料}', 'アレルゲン：{アレルゲン}', '個包装の箱入り'],
    closings: [
      '固くなったら、軽く蒸すとやわらかさが戻ります。',
      '湿気の多い時季は、冷蔵庫で保存してください。',
      '数に限りがあります。お歳暮のご予約はお早めにどうぞ。',
    ],
  },
}

export const preserves: ProductLine[] = [jam, fruit]
