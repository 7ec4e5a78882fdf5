import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { leafSizes, toColours, toWords } from '../words.ts'

const planners: ProductLine = {
  key: 'planner',
  code: 'PL',
  category_keys: ['planner'],
  picture_kind: 'ring-planner',
  review_family: 'paper',
  maker_keys: ['kawabata'],
  tag_keys: ['refillable'],
  is_giftable: true,
  colourway: 'brown',
  accessory_lines: ['refill/hogan', 'refill/gekkan', 'refill/todo'],
  items: [
    ...toItems(`
      key | name | reading | yen | 素材 | リング | とじられる枚数
      kawa | 革のシステム手帳 | カワノシステムテチョウ | 9800 | 牛革 | 直径15mm、6穴 | 約90枚
    `).map((item) => ({
      ...item,
      axes: [
        leafSizes(2000),
        toColours('色', [
          ['茶', 'BR', 'brown'],
          ['黒', 'BK', 'black'],
          ['紺', 'NV', 'indigo'],
        ]),
      ],
      traits: { cover: 'strap', sections: 0 },
    })),
    ...toItems(`
      key | name | reading | yen | 素材 | リング | とじられる枚数
      nuno | 布のシステム手帳 | ヌノノシステムテチョウ | 3480 | 綿の帆布 | 直径11mm、6穴 | 約60枚
    `).map((item) => ({
      ...item,
      axes: [
        leafSizes(600),
        toColours('色', [
          ['生成', 'KN', 'natural'],
          ['紺', 'NV', 'indigo'],
        ]),
      ],
      colourway: 'natural',
      traits: { cover: 'open', sections: 0 },
    })),
  ],
  words: toWords({
    openings: [
      '{素材}で仕立てた、{maker}の{name}です。',
      'カバーは長く、中身は毎年。{name}はそのための入れものです。',
    ],
    details: [
      'リングは{リング}。紙をくわえるところに段がなく、めくりが軽くなっています。',
      '{とじられる枚数}を目安にお入れください。少し余らせると、開きが良くなります。',
      '内側には、ふせんと切手をしまう浅いポケットがあります。',
    ],
    points: [
      '素材は{素材}',
      'リングは{リング}',
      'とじられる枚数は{とじられる枚数}',
      'ためしの用紙を十枚お付けします',
    ],
  }),
}

const tapes: ProductLine = {
  key: 'tape',
  code: 'TP',
  category_keys: ['tape'],
  picture_kind: 'paper-tape',
  review_family: 'small',
  maker_keys: ['hakkaku'],
  colourway: 'blue',
  accessory_lines: ['note/ito', 'fusen/index'],
  axes: [
    toColours('色', [
      ['水', 'WT', 'blue'],
      ['苔', 'MS', 'green'],
      ['柿', 'KK', 'orange'],
      ['桜', 'SK', 'pink'],
    ]),
    {
      name: '幅',
      options: [
        { value: '6mm', suffix: '06' },
        { value: '15mm', suffix: '15', extra_yen: 100 },
      ],
    },
  ],
  items: toItems(`
    key | name | reading | yen | 柄 | 長さ | 紙
    hogan | 方眼の紙テープ | ホウガンノカミテープ | 180 | 5mm方眼 | 10m | 和紙
    date | 日付の紙テープ | ヒヅケノカミテープ | 280 | 日付の枠 | 7m | 和紙
  `).map((item) => ({
    ...item,
    traits: { print: item.key === 'date' ? 'date' : 'grid' },
    ...(item.key === 'date' && { colourway: 'orange' }),
  })),
  words: toWords({
    openings: ['{柄}を刷った、{maker}の{name}です。', '曲がらずに貼れる目盛りつき。{name}です。'],
    details: [
      '紙は{紙}で、鉛筆でもペンでも上から書けます。',
      '長さは{長さ}。手で切れて、切り口が毛羽立ちません。',
      'はがすときは、端から折り返すようにゆっくりどうぞ。',
    ],
    points: ['柄は{柄}', '長さは{長さ}', '紙は{紙}', '幅は二つ'],
  }),
}

const stickyNotes: ProductLine = {
  key: 'fusen',
  code: 'FS',
  category_keys: ['fusen'],
  picture_kind: 'sticky-notes',
  review_family: 'small',
  maker_keys: ['masume', 'hakkaku'],
  colourway: 'yellow',
  accessory_lines: ['note/gomu', 'pen/sarari'],
  axes: [
    toColours('色', [
      ['菜の花', 'NH', 'yellow'],
      ['水', 'WT', 'blue'],
      ['桜', 'SK', 'pink'],
    ]),
  ],
  items: toItems(`
    key | name | reading | yen | 大きさ | 枚数 | のり
    hogan | 方眼のふせん | ホウガンノフセン | 280 | 75×75mm | 60枚 | 上の一辺
    index | しおりのふせん 5色 | シオリノフセン | 380 | 8×45mm | 5色×40枚 | 半分
  `).map((item) => ({
    ...item,
    traits: { pad: item.key === 'hogan' ? 'square' : 'flags' },
    ...(item.key === 'index' && { colourway: 'blue' }),
  })),
  words: toWords({
    openings: ['{大きさ}の{name}です。', 'あとで読む。あとで書く。その印に、{name}を。'],
    details: [
      'のりは{のり}。何度か貼りかえても、べたつきが残りません。',
      '枚数は{枚数}。手帳のポケットに入る薄さです。',
      '淡い色なので、下の字も読めます。',
    ],
    points: ['大きさは{大きさ}', '枚数は{枚数}', 'のりは{のり}', '三つの色合い'],
  }),
}

const sets: ProductLine = {
  key: 'set',
  code: 'ST',
  category_keys: ['set'],
  picture_kind: 'stationery-set',
  label_spec: '中身の数',
  review_family: 'small',
  maker_keys: ['masume'],
  tag_keys: ['limited'],
  is_giftable: true,
  colourway: 'blue',
  accessory_lines: ['refill/todo', 'ink/cartridge'],
  axes: [
    toColours('色', [
      ['青の箱', 'BL', 'blue'],
      ['柿の箱', 'KK', 'orange'],
    ]),
  ],
  items: toItems(`
    key | name | reading | yen | 中身の数 | 中身 | 箱
    hajimete | はじめての手帳の箱 | ハジメテノテチョウノハコ | 3280 | 五点 | 糸かがりノート、ゲルボールペン3本、方眼のふせん | 木の箱（220×170×30mm）
    tape | 紙テープの箱 | カミテープノハコ | 2480 | 五点 | ノート、紙テープ3巻、鉛筆 | 木の箱（220×170×30mm）
  `).map((item) => ({
    ...item,
    traits: { contents: item.key === 'tape' ? 'tape' : 'pen', sheet: 'grid' },
    ...(item.key === 'tape' && { colourway: 'orange' }),
  })),
  words: toWords({
    openings: [
      '{中身}を、{箱}に並べた{name}です。',
      '何から始めるか迷う方へ。店の者が{中身の数}を選んだ{name}です。',
    ],
    details: [
      '中身は{中身}。どれも一つずつお求めいただけます。',
      '{箱}は、使い終えたあとペン立ての横に置ける寸法です。',
      '贈りものには、掛け紙と短い手紙をお付けできます。',
    ],
    points: ['{中身の数}入り', '中身は{中身}', '箱は{箱}', '使いきったものは、単品で補えます'],
  }),
}

export const deskLines: ProductLine[] = [planners, tapes, stickyNotes, sets]
