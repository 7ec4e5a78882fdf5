import type { Traits } from '#shop-api/db/json/picture-source.ts'
import type { ProductItem, ProductLine } from '../../product-line.ts'
import { tableware, tablewareWords, toTableware } from '../tableware.ts'

const urushi = {
  name: '色',
  options: [
    { value: '朱', suffix: 'RD', colourway: 'red' },
    { value: '黒', suffix: 'BK', colourway: 'black' },
  ],
}
const LACQUER: Record<string, Pick<ProductItem, 'picture_kind' | 'traits'>> = {
  wan: { picture_kind: 'bowl', traits: { bowl: 2, glaze: 'lines' } },
  'wan-pair': { picture_kind: 'bowl', traits: { bowl: 2, pieces: 2 } },
  jubako: { traits: { tiers: 2 } },
  bento: { traits: { tiers: 0, makie: 'pine' } },
  bon: { picture_kind: 'plate', traits: { glaze: 'edge' } },
  kashizara: { picture_kind: 'plate', traits: { glaze: 'rings' } },
  spoon: { picture_kind: 'spoon' },
  kobako: { traits: { tiers: 0, makie: 'blossom' } },
}

const lacquer: ProductLine = {
  ...tableware,
  key: 'lacquer',
  code: 'UR',
  category_keys: ['lacquer', 'occasion-wedding'],
  picture_kind: 'lacquer-box',
  maker_keys: ['nurihana'],
  tag_keys: ['wedding'],
  colourway: 'red',
  axes: [urushi],
  accessory_lines: ['chopsticks'],
  items: (
    [
      ['wan', '汁わん', 'シルワン', 9_800, '直径11.5×高さ7cm', '欅、漆', '毎日のお味噌汁'],
      ['wan-pair', '夫婦汁わん', 'メオトシルワン', 19_000, '直径11.5cmと10.8cm', '欅、漆', '結婚のお祝い'],
      [
        'jubako',
        '三段重箱 六寸',
        'サンダンジュウバコ ロクスン',
        48_000,
        '18×18×17cm',
        '檜、漆',
        'お正月や集まり',
      ],
      [
        'bento',
        '曲げわっぱ弁当箱',
        'マゲワッパベントウバコ',
        12_800,
        '18×12×6cm',
        '杉、拭き漆',
        '毎日のお弁当',
      ],
      ['bon', '丸盆 九寸', 'マルボン クスン', 14_800, '直径27cm', '栃、漆', 'お茶のおもてなし'],
      ['kashizara', '菓子皿 五枚', 'カシザラ ゴマイ', 16_800, '直径13.5cm', '栃、漆', '来客のお菓子'],
      ['spoon', '漆の匙', 'ウルシノサジ', 3_480, '長さ18cm', '桜、漆', 'お粥やスープ'],
      ['kobako', '小箱', 'コバコ', 8_800, '9×9×5cm', '檜、漆', '大切な小物入れ'],
    ] as const
  ).map((row) => ({ ...toTableware(row), ...LACQUER[row[0]] })),
  words: {
    ...tablewareWords,
    details: [
      '木地に布を着せ、下地を重ねてから塗る、手間のかかる作りです。',
      '漆の肌は手に吸い付くようにしっとりとして、見た目より軽く感じられます。',
      '塗りたてのうちは色が沈んで見えますが、使ううちに明るく透けてきます。',
      '欠けや傷は、塗り直しの修理を承ります。',
    ],
    closings: [
      '電子レンジと食器洗い機は使えません。やわらかな布で洗い、すぐに拭いてください。',
      '乾きすぎが苦手です。しまい込まずに使うことが、いちばんの手入れになります。',
      'はじめのうち漆のにおいが気になるときは、米びつに数日入れておくとやわらぎます。',
    ],
  },
}

const chopsticks: ProductLine = {
  ...tableware,
  key: 'chopsticks',
  code: 'HS',
  category_keys: ['chopsticks', 'occasion-uchiiwai'],
  picture_kind: 'chopsticks',
  maker_keys: ['hashi-ichi'],
  tag_keys: ['uchiiwai', 'wedding'],
  colourway: 'brown',
  accessory_lines: ['lacquer', 'rice'],
  axes: [
    {
      name: '長さ',
      options: [
        { value: '21cm', suffix: '21' },
        { value: '23cm', suffix: '23' },
      ],
    },
  ],
  items: (
    [
      ['edo', '八角箸 黒檀', 'ハッカクバシ コクタン', 3_080, '21cmまたは23cm', '黒檀', '毎日の食事'],
      ['wakasa', '若狭塗箸 波', 'ワカサヌリバシ ナミ', 2_480, '21cmまたは23cm', '木、漆、貝', '普段のお膳'],
      [
        'meoto',
        '夫婦箸 桐箱入り',
        'メオトバシ キリバコイリ',
        5_800,
        '21cmと23cmの組',
        '木、漆',
        '結婚のお祝い',
      ],
      [
        'five',
        '家族の箸 五膳',
        'カゾクノハシ ゴゼン',
        6_800,
        '21cmまたは23cm',
        '桜、栗、欅、楓、竹',
        '家族の食卓',
      ],
      [
        'kodomo',
        '子どもの箸 はじめて',
        'コドモノハシ ハジメテ',
        1_480,
        '16cm相当の細身',
        '楓、漆',
        'お食い初め',
      ],
      ['take', '竹箸 すす色', 'タケバシ ススイロ', 1_280, '21cmまたは23cm', '竹', '麺や小さな豆'],
      ['saibashi', '盛り付け箸', 'モリツケバシ', 1_980, '先の細い仕立て', '竹', '料理の盛り付け'],
      ['toribashi', '取り箸 二膳', 'トリバシ ニゼン', 1_880, '長さ26cm', '竹', '大皿からの取り分け'],
    ] as const
  ).map((item) => ({
    ...toTableware(item),
    ...(['kodomo', 'meoto', 'saibashi', 'toribashi'].includes(item[0]) && { axes: [] }),
  })),
  words: {
    ...tablewareWords,
    details: [
      '先は1.5mm。小骨も豆も、迷わずつまめます。',
      '手に触れるところは角をわずかに残し、転がらず滑りません。',
      '木目の詰まったところだけを選び、反りを一本ずつ直しています。',
      '先には滑り止めの漆を重ねました。',
    ],
    closings: [
      'お名前を無料で彫ります。備考に、彫るお名前をお書きください。',
      '長い時間、水に浸けたままにしないでください。',
      '箸は「橋渡し」に通じ、ご縁を結ぶ贈りものとされています。',
    ],
  },
}

const BLADES: Record<string, Traits> = {
  santoku: { blade: 'santoku', finish: 'mirror' },
  petty: { blade: 'petty', finish: 'mirror' },
  nakiri: { blade: 'nakiri', finish: 'kurouchi' },
  gyuto: { blade: 'gyuto', finish: 'mirror' },
  deba: { blade: 'deba', finish: 'kurouchi' },
  bread: { blade: 'bread', finish: 'mirror' },
  set: { blade: 'santoku', finish: 'damascus' },
}

const knife: ProductLine = {
  ...tableware,
  key: 'knife',
  code: 'KN',
  category_keys: ['knife', 'occasion-wedding'],
  picture_kind: 'knife',
  maker_keys: ['hikari-hamono'],
  tag_keys: ['wedding'],
  colourway: 'silver',
  accessory_lines: ['chopsticks'],
  axes: [
    {
      name: '柄',
      options: [
        { value: '朴', suffix: 'HO', colourway: 'natural' },
        { value: '黒檀', suffix: 'EB', colourway: 'black', extra_yen: 3000 },
      ],
    },
  ],
  items: (
    [
      [
        'santoku',
        '三徳包丁',
        'サントクボウチョウ',
        13_800,
        '刃渡り170mm',
        'ステンレス割込み鋼',
        '肉・魚・野菜の普段使い',
      ],
      [
        'petty',
        'ペティナイフ',
        'ペティナイフ',
        9_800,
        '刃渡り130mm',
        'ステンレス割込み鋼',
        '果物や小さな野菜',
      ],
      ['nakiri', '菜切包丁', 'ナキリボウチョウ', 12_800, '刃渡り165mm', '青紙鋼', '野菜の多い料理'],
      ['gyuto', '牛刀', 'ギュウトウ', 16_800, '刃渡り210mm', 'ステンレス割込み鋼', 'かたまりの肉'],
      ['deba', '小出刃包丁', 'コデバボウチョウ', 11_800, '刃渡り105mm', '白紙鋼', '小さな魚'],
      [
        'bread',
        'パン切り包丁',
        'パンキリボウチョウ',
        12_400,
        '刃渡り230mm',
        'ステンレス鋼',
        '焼きたてのパン',
      ],
      [
        'set',
        '包丁 二本組 桐箱入り',
        'ホウチョウ ニホングミ',
        23_800,
        '三徳170mm、ペティ130mm',
        'ステンレス割込み鋼',
        '新しい台所',
      ],
    ] as const
  ).map((row) => ({ ...toTableware(row), traits: BLADES[row[0]] })),
  words: {
    ...tablewareWords,
    details: [
      'トマトに置くだけで沈む。そんな刃を、一本ずつ手で付けています。',
      '焼き戻しに時間をかけ、硬さとねばりを両立させました。',
      '峰の角を丸め、人さし指を乗せても痛くありません。',
      '一年に一度、研ぎ直しを承ります。送料のみご負担ください。',
    ],
    closings: [
      '「未来を切りひらく」縁起物として、結婚祝いにもお選びいただいています。',
      '冷凍のものや骨には使わないでください。刃が欠けます。',
      '使ったあとはすぐに洗い、水気を拭いておしまいください。',
    ],
  },
}

export const lacquerAndBlades: ProductLine[] = [lacquer, chopsticks, knife]
