import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { toColours, toWords } from '../words.ts'

const nibs = {
  name: '字幅',
  options: [
    { value: '極細 EF', suffix: 'EF' },
    { value: '細字 F', suffix: 'F' },
    { value: '中字 M', suffix: 'M' },
    { value: '太字 B', suffix: 'B', extra_yen: 300 },
  ],
}

const fountainPens: ProductLine = {
  key: 'fountain',
  code: 'FP',
  category_keys: ['fountain-pen'],
  picture_kind: 'fountain-pen',
  review_family: 'pen',
  maker_keys: ['tsuyukusa'],
  tag_keys: ['refillable'],
  is_giftable: true,
  colourway: 'indigo',
  accessory_lines: ['ink', 'ink/cartridge', 'note/ito'],
  size_table: [
    ['字幅', '線の太さ', '向いている紙面', '書くもの'],
    ['極細 EF', '約0.3mm', '3mm方眼', '手帳の小さな欄'],
    ['細字 F', '約0.4mm', '5mm方眼', 'ふだんのノート'],
    ['中字 M', '約0.6mm', '7mm横罫', '手紙'],
    ['太字 B', '約0.8mm', '無地', 'あて名、インクの濃淡'],
  ],
  items: [
    ...toItems(`
      key | name | reading | yen | ペン先 | 軸 | 長さ | インク
      masume | ますめ万年筆 | マスメマンネンヒツ | 4480 | ステンレス | 樹脂 | 138mm（筆記時150mm） | 両用式（カートリッジ・吸入器）
    `).map((item) => ({
      ...item,
      axes: [
        toColours('軸の色', [
          ['紺', 'NV', 'indigo'],
          ['深緑', 'GR', 'green'],
          ['朱', 'RD', 'vermilion'],
        ]),
        nibs,
      ],
      traits: { body: 'round' },
    })),
    ...toItems(`
      key | name | reading | yen | ペン先 | 軸 | 長さ | インク
      tomei | 透明軸の万年筆 | トウメイジクノマンネンヒツ | 2280 | ステンレス | 透明樹脂 | 132mm（筆記時146mm） | 両用式（カートリッジ・吸入器）
    `).map((item) => ({
      ...item,
      axes: [{ ...nibs, options: nibs.options.slice(0, 3) }],
      traits: { body: 'clear' },
      remark: 'インクの残りが見えるので、なくなる前に気づけます。',
    })),
  ],
  words: toWords({
    openings: [
      '{maker}の{name}です。組み上げたあと、一本ずつ試し書きをしてからお出しします。',
      '初めの一本にも、ふだんの一本にも。{name}をご用意しました。',
    ],
    details: [
      'ペン先は{ペン先}。紙に触れるだけで書ける、やわらかめの調整です。',
      '軸は{軸}で、長さは{長さ}。手の小さな方にも持ちやすい太さです。',
      'インクは{インク}。色を替えるときは、ぬるま湯で流してください。',
      'ふたの内側に気密の栓があり、二か月おいても書き出しがかすれません。',
    ],
    points: [
      'ペン先は{ペン先}',
      '軸は{軸}',
      '長さは{長さ}',
      'インクは{インク}',
      '試し書きの紙を一枚お付けします',
    ],
  }),
}

const pens: ProductLine = {
  key: 'pen',
  code: 'PN',
  category_keys: ['pen'],
  picture_kind: 'writing-pen',
  review_family: 'pen',
  maker_keys: ['tsuyukusa', 'hotarubi'],
  colourway: 'black',
  accessory_lines: ['note/gomu', 'refill/hogan'],
  items: [
    ...toItems(`
      key | name | reading | yen | 芯 | 軸 | 替え芯
      sarari | ゲルボールペン さらり | ゲルボールペン サラリ | 280 | 水性ゲル | 樹脂、紙巻き | 同じ太さの芯に替えられます
    `).map((item) => ({
      ...item,
      axes: [
        toColours('色', [
          ['黒', 'BK', 'black'],
          ['紺', 'NV', 'indigo'],
          ['朱', 'RD', 'red'],
          ['緑', 'GR', 'green'],
        ]),
        {
          name: '太さ',
          options: [
            { value: '0.3mm', suffix: '03' },
            { value: '0.4mm', suffix: '04' },
            { value: '0.5mm', suffix: '05' },
          ],
        },
      ],
      traits: { style: 'knock' },
    })),
    ...toItems(`
      key | name | reading | yen | 芯 | 軸 | 替え芯
      amaashi | ガラスペン 雨あし | ガラスペン アマアシ | 3880 | 八本溝のガラス | 手びねりのガラス | インクにひたして書きます
    `).map((item) => ({
      ...item,
      maker_key: 'hotarubi',
      category_keys: ['pen', 'ink'],
      axes: [
        toColours('色', [
          ['藍', 'AI', 'blue'],
          ['若草', 'WK', 'green'],
          ['薄紅', 'UB', 'pink'],
        ]),
      ],
      traits: { style: 'glass' },
      remark: '一度ひたすと、はがき一枚ほど書けます。洗えばすぐに次の色へ移れます。',
    })),
  ],
  words: toWords({
    openings: ['{maker}の{name}です。芯は{芯}。', '机のいちばん手前に置いておきたい、{name}です。'],
    details: [
      '軸は{軸}。指の当たるところを細くしています。',
      '{替え芯}。軸は長くお使いいただけます。',
      '線の太さが最後まで変わりにくく、方眼の一ますに一字がおさまります。',
    ],
    points: ['芯は{芯}', '軸は{軸}', '{替え芯}', '一本からお届けします'],
  }),
}

const inks: ProductLine = {
  key: 'ink',
  code: 'IK',
  category_keys: ['ink'],
  picture_kind: 'ink-bottle',
  review_family: 'ink',
  maker_keys: ['hotarubi'],
  tag_keys: ['refillable'],
  colourway: 'indigo',
  accessory_lines: ['pen/amaashi', 'fountain/tomei'],
  items: [
    ...toItems(`
      key | name | reading | yen | 内容量 | 種類 | 乾き
      bottle | ますめインク 30mL | マスメインク サンジュウミリリットル | 1280 | 30mL | 染料 | 約20秒
    `).map((item) => ({
      ...item,
      axes: [
        toColours('色', [
          ['夜更け', 'YF', 'indigo'],
          ['朝の窓', 'AM', 'blue'],
          ['苔庭', 'KN', 'green'],
          ['夕の柿', 'YK', 'orange'],
          ['小豆', 'AZ', 'purple'],
          ['鉛筆', 'EN', 'gunmetal'],
        ]),
      ],
      traits: { bottle: 'round' },
    })),
    ...toItems(`
      key | name | reading | yen | 内容量 | 種類 | 乾き
      cartridge | カートリッジインク 6本 | カートリッジインク ロッポン | 380 | 0.8mL×6本 | 染料 | 約20秒
    `).map((item) => ({
      ...item,
      axes: [
        toColours('色', [
          ['夜更け', 'YF', 'indigo'],
          ['朝の窓', 'AM', 'blue'],
          ['苔庭', 'KN', 'green'],
        ]),
      ],
      traits: { bottle: 'cartridge' },
    })),
  ],
  words: toWords({
    openings: ['{maker}が小さな釜で練った{name}です。', '{name}は、朝から夜までの色に名をつけたインクです。'],
    details: [
      '{種類}のインクで、乾きは{乾き}。手帳をすぐに閉じられます。',
      '紙によって濃淡の出かたが変わります。太めの字幅がおすすめです。',
      '水で洗えば落ちます。手についても、石けんで流してください。',
    ],
    points: ['内容量は{内容量}', '種類は{種類}', '乾きは{乾き}', '色見本の紙を一枚お付けします'],
  }),
}

export const writingLines: ProductLine[] = [fountainPens, pens, inks]
