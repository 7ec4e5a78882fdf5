import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { comesOutIn, toChoices, toWords } from '../words.ts'

/** What a capsule series has in it, the last being all of them. */
const KINDS: Record<
  string,
  { inside: string; stance: string; brand: string; month?: number; kinds: string[] }
> = {
  neko: {
    inside: 'cat',
    stance: 'shut',
    brand: 'nekomaru',
    kinds: ['魚屋', '床屋', '本屋', 'パン屋', '銭湯'],
  },
  express: {
    inside: 'fox',
    stance: 'open',
    brand: 'hoshikuzu-express',
    month: 1,
    kinds: ['機関車', '寝台車', '食堂車', '郵便車', '展望車'],
  },
  doruga: {
    inside: 'dragon',
    stance: 'shut',
    brand: 'doruga',
    kinds: ['ドルガ', 'ハヤテ', 'ツバサ', 'ヤグラ', 'シルエット'],
  },
  umi: {
    inside: 'whale',
    stance: 'open',
    brand: 'umimochi',
    kinds: ['くじら', 'あざらし', 'いるか', 'まんぼう', 'ひみつ'],
  },
}
const CAPSULES = ['red', 'yellow', 'blue', 'green', 'pink', 'purple'] as const

const capsules: ProductLine = {
  key: 'capsule',
  code: 'CP',
  category_keys: ['capsule'],
  picture_kind: 'capsule-toy',
  label_spec: '大きさ',
  review_family: 'small',
  maker_keys: ['pokan'],
  colourway: 'red',
  accessory_lines: ['figure/tantei', 'plush/neko', 'game/market'],
  items: toItems(`
    key | name | reading | yen | 種類 | 大きさ | カプセル | 対象年齢
    neko | ねこまる商店街 店番コレクション | ネコマルショウテンガイ ミセバンコレクション | 400 | 全5種 | 約45mm | 65mm | 6歳以上
    express | ほしくず急行 連結コレクション | ホシクズキュウコウ レンケツコレクション | 500 | 全5種 | 約60mm | 75mm | 6歳以上
    doruga | ドルガ てのりの頭 | ドルガ テノリノアタマ | 500 | 全5種 | 約50mm | 65mm | 6歳以上
    umi | うみもち ぷにぷにマスコット | ウミモチ プニプニマスコット | 400 | 全5種 | 約40mm | 65mm | 6歳以上
  `).map((item) => {
    const { brand = '', month, kinds = [], ...traits } = KINDS[item.key] ?? {}
    return {
      ...item,
      brand_key: brand,
      traits,
      axes: [
        toChoices('種類', [
          ...kinds.map((kind, at) => [kind, String(at + 1), CAPSULES[at] ?? 'red'] as const),
          ['全5種セット', 'ALL', 'purple', item.unit_price * 4],
        ]),
      ],
      ...(month && comesOutIn(month)),
    }
  }),
  words: toWords({
    catches: ['{種類}。お目当てを選んで買える', '{種類}、集めると場面になる', 'てのひらに、{大きさ}の世界'],
    openings: [
      '{maker}の{name}です。{種類}から、一つずつお選びいただけます。',
      '{name}は、{種類}のカプセルトイです。',
    ],
    details: [
      '大きさは{大きさ}。どれも台の形がそろっていて、横に並べられます。',
      '説明の紙は、裏が背景になっています。',
      '全種セットは、重なりなくそろえてお届けします。',
    ],
    points: ['種類は{種類}', '大きさは{大きさ}', 'カプセルは{カプセル}', '対象年齢は{対象年齢}'],
  }),
}

const PLUSH: Record<string, { creature: string; colourway: string; brand: string }> = {
  kujira: { creature: 'whale', colourway: 'blue', brand: 'umimochi' },
  neko: { creature: 'cat', colourway: 'orange', brand: 'nekomaru' },
  shirokuma: { creature: 'bear', colourway: 'white', brand: 'umimochi' },
}

const plush: ProductLine = {
  key: 'plush',
  code: 'PL',
  category_keys: ['plush'],
  picture_kind: 'plush',
  review_family: 'soft',
  maker_keys: ['mofu'],
  is_giftable: true,
  colourway: 'blue',
  accessory_lines: ['capsule/umi', 'plush/shirokuma', 'plush/kujira'],
  items: toItems(`
    key | name | reading | yen | 大きさ | 表地 | 中綿 | 洗濯
    kujira | うみもち くじら ぬいぐるみ | ウミモチ クジラ ヌイグルミ | 3480 | 約300mm | ポリエステルの起毛 | ポリエステル | 手洗いできます
    neko | ねこまる ぬいぐるみ | ネコマル ヌイグルミ | 2980 | 約260mm | ポリエステルの起毛 | ポリエステル | 手洗いできます
    shirokuma | うみもち しろくま ぬいぐるみ | ウミモチ シロクマ ヌイグルミ | 3280 | 約280mm | ポリエステルの起毛 | ポリエステル | 手洗いできます
  `).map((item) => {
    const { brand = '', colourway = 'blue', creature = 'whale' } = PLUSH[item.key] ?? {}
    return {
      ...item,
      brand_key: brand,
      colourway,
      traits: { creature, label: brand === 'nekomaru' ? 'ねこ' : 'うみ' },
      ...(item.key === 'shirokuma' && comesOutIn(2)),
      ...(item.key === 'kujira' && {
        axes: [
          toChoices('大きさ', [
            ['ふつう 300mm', 'M', 'blue'],
            ['でっかい 600mm', 'L', 'blue', 3500],
          ]),
        ],
      }),
    }
  }),
  words: toWords({
    catches: [
      'もちもち。抱えると、手がはなせない',
      '{大きさ}。ひざの上にちょうどよい',
      '洗える、だから毎日いっしょ',
    ],
    openings: ['{maker}の{name}です。大きさは{大きさ}。', '綿の量を三度変えて決めた{name}です。'],
    details: [
      '表地は{表地}。毛足が短く、ほこりが付きにくい生地です。',
      '中は{中綿}で、{洗濯}。',
      '目と鼻は刺しゅうです。小さなお子さまが口に入れても外れません。',
    ],
    points: ['大きさは{大きさ}', '表地は{表地}', '中綿は{中綿}', '{洗濯}'],
  }),
}

export const smallLines: ProductLine[] = [capsules, plush]
