import type { ProductItem, ProductLine } from '../../product-line.ts'
import { tableware, tablewareWords, toTableware } from '../tableware.ts'

const glaze = {
  name: '色',
  options: [
    { value: '白', suffix: 'WH', colourway: 'white' },
    { value: '藍', suffix: 'IN', colourway: 'indigo' },
    { value: '生成り', suffix: 'NA', colourway: 'natural' },
  ],
}
type Drawn = Pick<ProductItem, 'picture_kind' | 'traits'>

/** How each is drawn: what it is, and how many are in its box. */
const CUPS: Record<string, Drawn> = {
  yunomi: { picture_kind: 'tea-cup', traits: { cup: 'round', glaze: 'brush' } },
  meoto: { picture_kind: 'tea-cup', traits: { cup: 'straight', pieces: 2 } },
  mug: { traits: { mug: 0, handle: 0 } },
  'mug-pair': { traits: { mug: 2, handle: 1, pieces: 2 } },
  soba: { picture_kind: 'tea-cup', traits: { cup: 'choko', pieces: 5 } },
  guinomi: { picture_kind: 'tea-cup', traits: { cup: 'small', glaze: 'speckle' } },
  kyusu: { picture_kind: 'teapot' },
  freecup: { picture_kind: 'tea-cup', traits: { cup: 'tall', glaze: 'dip' } },
}
const PLATES: Record<string, Drawn> = {
  mamezara: { traits: { glaze: 'repeat' } },
  torizara: { traits: { glaze: 'rings' } },
  oozara: { traits: { glaze: 'fern' } },
  kobachi: { picture_kind: 'bowl', traits: { bowl: 0, pieces: 3 } },
  chawan: { picture_kind: 'bowl', traits: { bowl: 2, glaze: 'lines' } },
  'chawan-pair': { picture_kind: 'bowl', traits: { bowl: 2, pieces: 2 } },
  curry: { traits: { glaze: 'edge' } },
  'sara-long': { traits: { glaze: 'wash', shape: 'long' } },
}

const cup: ProductLine = {
  ...tableware,
  key: 'cup',
  code: 'CU',
  category_keys: ['cup', 'occasion-wedding'],
  picture_kind: 'ceramic-cup',
  maker_keys: ['tsuchinoto', 'aoba-kama'],
  tag_keys: ['wedding', 'popular'],
  colourway: 'white',
  axes: [glaze],
  accessory_lines: ['sencha', 'plate'],
  items: (
    [
      ['yunomi', '湯のみ まる', 'ユノミ マル', 2_200, '直径8×高さ8cm', '陶土', '煎茶やほうじ茶'],
      [
        'meoto',
        '夫婦湯のみ 二客',
        'メオトユノミ ニキャク',
        5_600,
        '直径8×高さ8.5cm、直径7×高さ7.5cm',
        '磁器',
        'おふたりのお茶の時間',
      ],
      ['mug', 'マグカップ 朝', 'マグカップ アサ', 3_080, '直径8.5×高さ9cm', '陶土', '珈琲や紅茶'],
      [
        'mug-pair',
        'マグカップ 二客',
        'マグカップ ニキャク',
        6_080,
        '直径8.5×高さ9cm',
        '陶土',
        '新しい暮らしの朝',
      ],
      [
        'soba',
        'そばちょこ 五客',
        'ソバチョコ ゴキャク',
        7_800,
        '直径8×高さ6.5cm',
        '磁器',
        '小鉢にも湯のみにもなる普段使い',
      ],
      ['guinomi', 'ぐい呑み', 'グイノミ', 2_680, '直径6×高さ4.5cm', '陶土', '晩酌'],
      ['kyusu', '急須 小', 'キュウス ショウ', 6_800, '容量 240mL', '炻器', 'ふたり分のお茶'],
      ['freecup', 'フリーカップ', 'フリーカップ', 2_480, '直径8×高さ10cm', '磁器', '冷たい飲みもの'],
    ] as const
  ).map((row) => ({ ...toTableware(row), ...CUPS[row[0]] })),
  words: {
    ...tablewareWords,
    details: [
      '口の当たりを薄く仕上げ、飲みものがすっと入ります。',
      '同じ釉薬でも、窯の中の場所で色がわずかに変わります。一つずつの景色としてお楽しみください。',
      '底は畳や木の机を傷つけないよう、なめらかに磨いています。',
      '注ぐ、飲む、洗う。どの動きにも無理のない形です。',
    ],
    closings: [
      '使いはじめに米のとぎ汁で軽く煮ると、染みが付きにくくなります。',
      '電子レンジと食器洗い機をお使いいただけますが、急な温度の変化は避けてください。',
      '割れものですので、緩衝材を二重にしてお届けします。',
    ],
  },
}

const plate: ProductLine = {
  ...cup,
  key: 'plate',
  code: 'PT',
  category_keys: ['plate', 'occasion-wedding'],
  picture_kind: 'plate',
  accessory_lines: ['chopsticks'],
  items: (
    [
      ['mamezara', '豆皿 縁起 五枚', 'マメザラ エンギ ゴマイ', 4_400, '直径9cm', '磁器', '薬味やお菓子'],
      ['torizara', '取り皿 五枚', 'トリザラ ゴマイ', 6_600, '直径15cm', '陶土', '家族の食卓'],
      ['oozara', '大皿 八寸', 'オオザラ ハッスン', 5_800, '直径24cm', '陶土', '大勢の集まり'],
      ['kobachi', '小鉢 三つ組', 'コバチ ミツグミ', 4_980, '直径11×高さ5cm', '磁器', '和えものや果物'],
      ['chawan', '飯わん', 'メシワン', 2_380, '直径12×高さ6cm', '磁器', '毎日のごはん'],
      ['chawan-pair', '夫婦飯わん', 'メオトメシワン', 4_980, '直径12cmと11cm', '磁器', 'おふたりのごはん'],
      ['curry', '深皿', 'フカザラ', 3_280, '直径21×高さ4.5cm', '陶土', '汁気のある料理'],
      ['sara-long', '長皿', 'ナガザラ', 3_480, '27×12cm', '陶土', '焼き魚'],
    ] as const
  ).map((row) => ({ ...toTableware(row), ...PLATES[row[0]] })),
  words: {
    ...tablewareWords,
    details: [
      '縁をわずかに立ち上げ、汁が流れず、匙ですくいやすくなっています。',
      '重ねてしまえる形なので、棚の場所を取りません。',
      '絵付けは筆の一息で。線の太さに、描いた人の調子が表れます。',
      '盛ったものが引き立つよう、中央は静かな釉薬にしました。',
    ],
    closings: [
      '貫入と呼ばれる細かなひびは、釉薬の表情です。使ううちに色が入り、味わいになります。',
      '油の多い料理のあとは、早めに洗ってください。',
      '割れものですので、緩衝材を二重にしてお届けします。',
    ],
  },
}

export const pottery: ProductLine[] = [cup, plate]
