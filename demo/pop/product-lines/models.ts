import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { comesOutIn, toChoices, toWords } from '../words.ts'

const FRAMES: Record<string, string> = { doruga: 'heavy', hayate: 'slim', tsubasa: 'winged', yagura: 'tower' }
const COLOURS: Record<string, string> = { doruga: 'red', hayate: 'blue', tsubasa: 'white', yagura: 'green' }
/** In how many months a kit comes out. */
const MONTHS: Record<string, number> = { tsubasa: 3, yagura: 1 }

const kits: ProductLine = {
  key: 'kit',
  code: 'KT',
  category_keys: ['robot'],
  picture_kind: 'robot-kit',
  label_spec: '縮尺',
  review_family: 'model',
  maker_keys: ['kurogane'],
  colourway: 'red',
  accessory_lines: ['kit/tsubasa', 'kit/doruga', 'kit/hayate', 'kit/yagura', 'capsule/doruga'],
  items: toItems(`
    key | name | reading | yen | 縮尺 | 全高 | 部品数 | 対象年齢
    doruga | 重機兵ドルガ 一号機 | ジュウキヘイドルガ イチゴウキ | 3280 | 1/100 | 約180mm | 214点 | 15歳以上
    hayate | 重機兵ハヤテ 斬撃装備 | ジュウキヘイハヤテ ザンゲキソウビ | 2980 | 1/100 | 約165mm | 188点 | 15歳以上
    tsubasa | 重機兵ツバサ 高空型 | ジュウキヘイツバサ コウクウガタ | 4480 | 1/100 | 約195mm | 276点 | 15歳以上
    yagura | かんたんキット ヤグラ | カンタンキット ヤグラ | 1280 | 1/144 | 約120mm | 46点 | 8歳以上
  `).map((item) => ({
    ...item,
    brand_key: 'doruga',
    traits: { frame: FRAMES[item.key] ?? 'heavy' },
    colourway: COLOURS[item.key] ?? 'red',
    ...(MONTHS[item.key] && comesOutIn(MONTHS[item.key] ?? 0)),
    ...(item.key === 'yagura' && {
      category_keys: ['robot-easy'],
      remark: 'ニッパーを使わず、手でもぎ取って組み立てられます。',
    }),
    ...(item.key === 'doruga' && {
      axes: [
        toChoices('機体の色', [
          ['採掘場の赤', 'RD', 'red'],
          ['夜間作業の黒', 'BK', 'black'],
          ['雪原の白', 'WH', 'white'],
        ]),
      ],
    }),
  })),
  words: toWords({
    catches: [
      '{全高}、{部品数}。関節がぜんぶ動く',
      '塗らなくても、この色で組みあがる',
      '腕を外して、仲間の武器を付けられる',
    ],
    openings: [
      '{maker}の{name}です。{縮尺}で、組み上がると{全高}になります。',
      '接着剤のいらない{name}です。',
    ],
    details: [
      '部品は{部品数}。切り口が表に出ないよう、枠の位置から考えてあります。',
      '肩と股の関節は二重で、膝をつく姿勢もとれます。',
      '武器と腕は、シリーズのどの機体にも付けかえられます。',
    ],
    points: ['縮尺は{縮尺}', '全高は{全高}', '部品は{部品数}', '対象年齢は{対象年齢}', '接着剤は不要'],
  }),
}

const TRAITS: Record<string, { creature: string; prop: string; colourway: string; brand: string }> = {
  tantei: { creature: 'cat', prop: 'glass', colourway: 'orange', brand: 'nekomaru' },
  shasho: { creature: 'bird', prop: 'flag', colourway: 'blue', brand: 'hoshikuzu-express' },
  tomori: { creature: 'bear', prop: 'lamp', colourway: 'brown', brand: 'hoshikuzu-express' },
  ryuki: { creature: 'dragon', prop: 'shield', colourway: 'green', brand: 'fuda' },
}

const figures: ProductLine = {
  key: 'figure',
  code: 'FG',
  category_keys: ['chara'],
  picture_kind: 'toy-figure',
  label_spec: '全高',
  review_family: 'figure',
  maker_keys: ['hoshikuzu'],
  is_giftable: true,
  colourway: 'blue',
  accessory_lines: ['block/train', 'capsule/express', 'figure/tomori', 'figure/shasho'],
  items: toItems(`
    key | name | reading | yen | 全高 | 素材 | 付属 | 対象年齢
    tantei | ねこまる探偵 フィギュア | ネコマルタンテイ フィギュア | 5480 | 約140mm | PVC | 虫めがね、差しかえの表情2つ | 15歳以上
    shasho | 車掌ピッコ フィギュア | シャショウピッコ フィギュア | 4980 | 約130mm | PVC | 旗、台座 | 15歳以上
    tomori | 灯りの番 クマゴ フィギュア | アカリノバン クマゴ フィギュア | 6480 | 約150mm | PVC、ABS | 光るランタン（電池別売） | 15歳以上
    ryuki | 竜騎士ガルム フィギュア | リュウキシガルム フィギュア | 7980 | 約170mm | PVC、ABS | 盾、差しかえの手首2組 | 15歳以上
  `).map((item) => {
    const { brand = '', colourway = 'blue', ...traits } = TRAITS[item.key] ?? {}
    return {
      ...item,
      brand_key: brand,
      colourway,
      traits,
      ...(item.key === 'tantei' && { maker_key: 'pokan' }),
      ...(item.key === 'tomori' && comesOutIn(2)),
      ...(item.key === 'ryuki' && { maker_key: 'ryufuda', ...comesOutIn(4) }),
    }
  }),
  words: toWords({
    catches: [
      '塗装ずみ。箱から出して、すぐ飾れる',
      '{付属}つき。場面を作って遊べる',
      '{全高}。机の上にちょうどよい背丈',
    ],
    openings: ['{maker}の{name}です。全高は{全高}。', '物語の一場面を切り取った{name}です。'],
    details: [
      '{付属}が付きます。差しかえても、つなぎ目が目立ちません。',
      '素材は{素材}。目は一体ずつ印刷し、向きを確かめています。',
      '台座は裏で留まり、棚の上でも倒れにくい重さです。',
    ],
    points: ['全高は{全高}', '素材は{素材}', '付属は{付属}', '対象年齢は{対象年齢}'],
  }),
}

export const modelLines: ProductLine[] = [kits, figures]
