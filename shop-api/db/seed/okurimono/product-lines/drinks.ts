import type { ProductItem, ProductLine } from '../../product-line.ts'

type Row = readonly [
  key: string,
  name: string,
  kana: string,
  yen: number,
  amount: string,
  materials: string,
  note: string,
]
const toItem =
  (period: string, allergens: string, store: string) =>
  ([key, name, name_kana, unit_price, amount, materials, note]: Row): ProductItem => ({
    key,
    name,
    name_kana,
    unit_price,
    specs: {
      内容量: amount,
      原材料: materials,
      味わい: note,
      消費期限: period,
      アレルゲン: allergens,
      保存方法: store,
    },
  })
const food = { tax_rate: 8, is_giftable: true, review_family: 'food' } as const
const cool = '開封後は冷蔵し、お早めに'
const none = '28品目を含みません'

const juice: ProductLine = {
  ...food,
  key: 'juice',
  code: 'JU',
  category_keys: ['juice', 'occasion-chugen'],
  picture_kind: 'juice-bottle',
  maker_keys: ['setouchi'],
  tag_keys: ['chugen'],
  colourway: 'orange',
  accessory_lines: ['jam'],
  axes: [
    {
      name: '本数',
      options: [
        { value: '3本', suffix: '3' },
        { value: '6本', suffix: '6', extra_yen: 2900 },
      ],
    },
  ],
  items: (
    [
      [
        'mikan',
        '温州みかんしぼり',
        'ウンシュウミカンシボリ',
        2_980,
        '1本 500mL',
        '温州みかん（愛媛県産）',
        '甘みと酸みの釣り合った',
      ],
      ['iyokan', '伊予柑しぼり', 'イヨカンシボリ', 3_280, '1本 500mL', '伊予柑（愛媛県産）', '香り華やかな'],
      ['setoka', 'せとかしぼり', 'セトカシボリ', 4_280, '1本 500mL', 'せとか（愛媛県産）', 'とろりと甘い'],
      [
        'lemon',
        'はちみつ檸檬の素',
        'ハチミツレモンノモト',
        3_180,
        '1本 360mL',
        'レモン（広島県産）、はちみつ、砂糖',
        'きりりと酸っぱい',
      ],
      ['hassaku', 'はっさくしぼり', 'ハッサクシボリ', 3_080, '1本 500mL', 'はっさく（広島県産）', 'ほろ苦い'],
      ['kiyomi', '清見しぼり', 'キヨミシボリ', 3_380, '1本 500mL', '清見（愛媛県産）', 'まろやかな'],
    ] as const
  ).map((row) => toItem('賞味期限 製造から1年', none, cool)(row)),
  words: {
    catches: ['{味わい}、島の一杯', '皮をむいてから、搾りました'],
    openings: [
      '皮をむいてから搾るので、雑味がありません。{味わい}{name}です。',
      '瀬戸内の島の農家から集めた実だけで作る、{maker}の{name}です。',
      '夏のごあいさつに、冷やして楽しむ{味わい}果汁はいかがでしょう。',
    ],
    details: [
      '1本に、およそ10個分の実を使っています。',
      '糖度を測り、足りない日は搾らずに木の上で待ちます。',
      '沈んでいるのは果肉です。よく振ってからお飲みください。',
      '炭酸で割ると、食前の飲みものになります。',
    ],
    points: ['{内容量}', '原材料は{原材料}', 'アレルゲン：{アレルゲン}', '熨斗・包装を承ります'],
    closings: [
      '開けたあとは冷蔵し、三日ほどで飲みきってください。',
      '重さのある品です。お届け先のご都合に合わせて日時をお選びください。',
      '凍らせて匙で崩すと、夏の氷菓になります。',
    ],
  },
}

const sake: ProductLine = {
  key: 'sake',
  code: 'SK',
  category_keys: ['sake', 'occasion-chugen'],
  picture_kind: 'sake-bottle',
  review_family: 'food',
  maker_keys: ['yukimoto'],
  tag_keys: ['chugen'],
  tax_rate: 10,
  is_giftable: true,
  colourway: 'indigo',
  accessory_lines: ['cup'],
  items: (
    [
      [
        'junmai',
        '純米酒 雪の下',
        'ジュンマイシュ ユキノシタ',
        1_680,
        '720mL',
        '米（山形県産）、米こうじ',
        'おだやかで飲み飽きない',
      ],
      [
        'ginjo',
        '純米吟醸 月の坂',
        'ジュンマイギンジョウ ツキノサカ',
        2_480,
        '720mL',
        '米（山形県産）、米こうじ',
        '果物のように香る',
      ],
      [
        'daiginjo',
        '純米大吟醸 白い朝',
        'ジュンマイダイギンジョウ シロイアサ',
        4_980,
        '720mL',
        '米（山形県産）、米こうじ',
        '澄みきった',
      ],
      [
        'nigori',
        'にごり酒 ゆきんこ',
        'ニゴリザケ ユキンコ',
        1_880,
        '720mL',
        '米（山形県産）、米こうじ',
        '甘くやわらかな',
      ],
      [
        'set',
        '飲みくらべ 三本箱',
        'ノミクラベ サンボンバコ',
        3_480,
        '300mL×3本',
        '米（山形県産）、米こうじ',
        '三つの表情の',
      ],
      [
        'umeshu',
        '日本酒の梅酒',
        'ニホンシュノウメシュ',
        2_180,
        '720mL',
        '日本酒、梅（山形県産）、砂糖',
        '丸みのある',
      ],
    ] as const
  ).map((row) => toItem('製造年月をラベルに記載', none, '冷暗所')(row)),
  words: {
    catches: ['雪どけの水で、静かに', '二十歳を過ぎた方へ、雪国から'],
    openings: [
      '月山の伏流水で仕込んだ、{味わい}お酒です。',
      '石高の小さな蔵が、冬のあいだだけ仕込む{name}です。',
      '食卓の話が長くなる、{味わい}お酒をお届けします。',
    ],
    details: [
      '蔵人は五人。米を洗う秒数まで、手で計ります。',
      '冷やしても、ぬるめの燗でもお楽しみいただけます。',
      '木箱をご希望のときは、備考にお書きください。',
      'ラベルの紙は、楮を漉いた手漉きの和紙です。',
    ],
    points: [
      '内容量 {内容量}',
      '{原材料}',
      '20歳未満の方への酒類の販売はいたしません',
      '熨斗・包装を承ります',
    ],
    closings: [
      'ご注文のときに、お生まれの年月日を確かめさせていただきます。',
      '開けたあとは冷蔵し、二週間ほどでお召し上がりください。',
      '飲酒は20歳になってから。妊娠中や授乳期の飲酒はお控えください。',
    ],
  },
}

export const drinks: ProductLine[] = [juice, sake]
