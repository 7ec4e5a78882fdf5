import type { ProductLine } from '../../product-line.ts'
import { colourAxis, HELMET_SIZES, sizeAxis } from './wear-sizes.ts'

const words = {
  catches: ['かぶっていることを、忘れるまで', '頭の形は、人の数だけ', '重さ{重さ}、首が楽です'],
  openings: [
    '人形の甲冑づくりから始まった{maker}の、{帽体}のヘルメットです。',
    '重さは{重さ}。一日の終わりに首の違いを感じていただけます。',
    '眼鏡のまま着けられて、脱ぐときに耳が折れない。小さな不満をひとつずつ直した型です。',
  ],
  details: [
    'ほおが軽く押されるくらいが正しい大きさです。ゆるいものは、いざというときに役目を果たせません。',
    '額から入った風は、頭の上の溝を通って後ろへ抜けます。',
    '内装は{内装}。汗をかいた日はその日のうちに洗えます。',
    'シールドは工具なしで外せ、曇りを防ぐ膜を付けられるピンがあります。',
    'あごひもの先には留めるホックがあり、走行中にばたつきません。',
  ],
  points: [
    '規格 {規格}',
    '帽体は{帽体}',
    '重さ {重さ}（Mサイズ）',
    '眼鏡用の溝あり',
    '内装の厚みを変えて調整できます',
  ],
  closings: [
    '落としたり強く当てたりしたものは、見た目に変わりがなくても交換してください。',
    '使い始めから3年、製造から5年が交換の目安です。',
    '試着のうえ未使用でしたら、到着から8日以内のサイズ交換を承ります。',
  ],
}

const full: ProductLine = {
  key: 'full-face',
  code: 'HF',
  category_keys: ['helmet-full'],
  picture_kind: 'helmet',
  has_tag: true,
  review_family: 'wear',
  maker_keys: ['kabuto-ya'],
  tag_keys: ['popular'],
  colourway: 'black',
  axes: [colourAxis('ブラック', 'ホワイト', 'レッド'), sizeAxis('S', 'M', 'L', 'XL')],
  size_table: HELMET_SIZES,
  accessory_lines: ['jacket', 'glove'],
  items: (
    [
      ['matoi', 'フルフェイスヘルメット 纏', 'フルフェイスヘルメット マトイ', 28_800, '1,420g', 'ABS樹脂'],
      [
        'shinobi',
        'フルフェイスヘルメット 忍',
        'フルフェイスヘルメット シノビ',
        38_600,
        '1,480g',
        '繊維強化樹脂',
      ],
      [
        'fukaku',
        'フルフェイスヘルメット 深',
        'フルフェイスヘルメット フカ',
        49_800,
        '1,510g',
        '繊維強化樹脂',
      ],
      ['karui', 'フルフェイスヘルメット 軽', 'フルフェイスヘルメット カル', 62_800, '1,290g', '炭素繊維'],
      ['tabi', 'システムヘルメット 旅', 'システムヘルメット タビ', 45_800, '1,680g', 'ABS樹脂'],
      ['michi', 'オフロードヘルメット 道', 'オフロードヘルメット ミチ', 32_800, '1,380g', '繊維強化樹脂'],
      ['hibi', 'フルフェイスヘルメット 日々', 'フルフェイスヘルメット ヒビ', 18_800, '1,540g', 'ABS樹脂'],
      ['asa', 'フルフェイスヘルメット 朝', 'フルフェイスヘルメット アサ', 23_800, '1,460g', 'ABS樹脂'],
      [
        'mukashi',
        'クラシックフルフェイス 昔',
        'クラシックフルフェイス ムカシ',
        34_800,
        '1,310g',
        '繊維強化樹脂',
      ],
    ] as const
  ).map(([key, name, name_kana, unit_price, weight, shell]) => ({
    key,
    name,
    name_kana,
    unit_price,
    specs: { 重さ: weight, 帽体: shell, 規格: 'PSC・SG・JIS', 内装: '吸湿速乾、全取り外し可' },
  })),
  words,
}

const jet: ProductLine = {
  key: 'jet',
  code: 'HJ',
  category_keys: ['helmet-jet'],
  picture_kind: 'helmet',
  has_tag: true,
  review_family: 'wear',
  maker_keys: ['kabuto-ya'],
  tag_keys: ['beginner', 'pre-order'],
  colourway: 'natural',
  axes: [colourAxis('ナチュラル', 'ブラック', 'ブルー'), sizeAxis('S', 'M', 'L')],
  size_table: HELMET_SIZES.slice(0, 4),
  accessory_lines: ['glove'],
  items: (
    [
      ['sanpo', 'ジェットヘルメット 散歩', 'ジェットヘルメット サンポ', 12_800, '1,120g'],
      ['kissa', 'ジェットヘルメット 喫茶', 'ジェットヘルメット キッサ', 16_800, '1,080g'],
      ['tsukin', 'ジェットヘルメット 通勤', 'ジェットヘルメット ツウキン', 19_800, '1,290g'],
      ['umi', 'ジェットヘルメット 海', 'ジェットヘルメット ウミ', 22_800, '1,260g'],
      ['kaze', 'インナーバイザージェット 風', 'インナーバイザージェット カゼ', 28_800, '1,390g'],
      ['kogata', '小さめジェットヘルメット 雛', 'チイサメジェットヘルメット ヒナ', 14_800, '1,020g'],
      ['yoru', 'ジェットヘルメット 宵', 'ジェットヘルメット ヨイ', 24_800, '1,240g'],
    ] as const
  ).map(([key, name, name_kana, unit_price, weight]) => ({
    key,
    name,
    name_kana,
    unit_price,
    specs: {
      重さ: weight,
      帽体: 'ABS樹脂',
      規格: 'PSC・SG（全排気量対応）',
      内装: '綿混、ほお部分取り外し可',
    },
  })),
  words: { ...words, catches: ['視界が広いと、道が楽しい', '喫茶店まで、ちょっとそこまで'] },
}

export const helmets: ProductLine[] = [full, jet]
