import type { ProductLine } from '../../product-line.ts'
import { toHandlebarFitments, toMirrorFitments } from '../universal-fits.ts'

const handlebar: ProductLine = {
  key: 'handlebar',
  code: 'HB',
  category_keys: ['handlebar'],
  picture_kind: 'handlebar',
  has_tag: true,
  review_family: 'controls',
  maker_keys: ['tsukami'],
  colourway: 'black',
  axes: [
    {
      name: 'カラー',
      options: [
        { value: 'ブラック', suffix: 'BK', colourway: 'black' },
        { value: 'シルバー', suffix: 'SV', colourway: 'silver' },
      ],
    },
  ],
  accessory_lines: ['grip', 'mirror'],
  fit_kind: 'ask',
  toFitments: toHandlebarFitments,
  items: (
    [
      ['low', 'ローハンドル', 'ローハンドル', 5_800, '690mm', '45mm', '120mm', 'アルミ'],
      [
        'standard',
        'スタンダードハンドル',
        'スタンダードハンドル',
        5_400,
        '720mm',
        '80mm',
        '130mm',
        'スチール',
      ],
      ['up', 'アップハンドル', 'アップハンドル', 5_900, '760mm', '130mm', '160mm', 'スチール'],
      ['flat', 'フラットバー', 'フラットバー', 6_400, '780mm', '25mm', '75mm', 'アルミ'],
      ['trail', '林道テーパーバー', 'リンドウテーパーバー', 9_800, '805mm', '92mm', '55mm', 'アルミ'],
      ['touring', '旅ハンドル', 'タビハンドル', 7_800, '740mm', '110mm', '190mm', 'アルミ'],
      [
        'separate-37',
        'セパレートハンドル 37mm',
        'セパレートハンドル',
        16_800,
        '700mm',
        '-15mm',
        '20mm',
        'アルミ鍛造',
      ],
      [
        'separate-41',
        'セパレートハンドル 41mm',
        'セパレートハンドル',
        17_400,
        '700mm',
        '-15mm',
        '20mm',
        'アルミ鍛造',
      ],
      ['compact', '小柄な人のハンドル', 'コガラナヒトノハンドル', 6_900, '680mm', '95mm', '175mm', 'アルミ'],
    ] as const
  ).map(([key, name, name_kana, unit_price, width, rise, pull, material]) => ({
    key,
    name,
    name_kana,
    unit_price,
    specs: { 全幅: width, 高さ: rise, 引き: pull, 材質: material, 握り部の径: '22.2mm' },
  })),
  words: {
    catches: ['あと3cmで、肩の力が抜ける', '高さ{高さ}、引き{引き}'],
    openings: [
      '全幅{全幅}、高さ{高さ}。姿勢を変えたい方のためのハンドルです。',
      '肩や手首が痛むのは、年齢のせいではなくハンドルの位置かもしれません。',
      '{maker}が家具の採寸のように姿勢を測り、曲げを決めた1本です。',
    ],
    details: [
      '「引き」は、中央から握りの端までの前後の距離です。{引き}は、純正との差を測ってお選びください。',
      '材質は{材質}です。握り部の径は一般的な22.2mmなので、お手持ちのグリップが使えます。',
      '中央には目盛りを刻み、左右の角度をそろえやすくしています。',
      '曲げの内側に割れがないか、1本ずつ光を当てて調べています。',
    ],
    points: [
      '全幅 {全幅}、高さ {高さ}、引き {引き}',
      '材質 {材質}',
      'スイッチの配線用の穴あけ位置を刻印',
      '車検証の全幅・全高から外れる場合は構造変更が必要です',
    ],
    closings: [
      '高さが変わると、ワイヤーやホースの長さが足りなくなることがあります。',
      '取り付け後は左右いっぱいに切り、タンクに手をはさまないことをお確かめください。',
      '幅が2cm、高さが4cmを超えて変わるときは、手続きについてご相談ください。',
    ],
  },
}

const mirror: ProductLine = {
  key: 'mirror',
  code: 'MR',
  category_keys: ['mirror'],
  picture_kind: 'mirror',
  has_tag: true,
  review_family: 'controls',
  maker_keys: ['kagami-kogei'],
  tag_keys: ['inspection-ok'],
  colourway: 'black',
  axes: [
    {
      name: 'カラー',
      options: [
        { value: 'ブラック', suffix: 'BK', colourway: 'black' },
        { value: 'クローム', suffix: 'CR', colourway: 'silver', extra_yen: 400 },
      ],
    },
    {
      name: '左右',
      options: [
        { value: '左', suffix: 'L' },
        { value: '右', suffix: 'R' },
      ],
    },
  ],
  accessory_lines: ['handlebar', 'turn-signal'],
  fit_kind: 'universal',
  toFitments: toMirrorFitments,
  items: (
    [
      ['round-m10', '丸ミラー 10mm', 'マルミラー', 1_980, '10mm', '直径100mm', '1,000R'],
      ['round-m8', '丸ミラー 8mm', 'マルミラー', 1_980, '8mm', '直径95mm', '1,000R'],
      ['square-m10', '角ミラー 10mm', 'カクミラー', 1_780, '10mm', '118×78mm', '1,100R'],
      ['wide-m10', '広角ミラー 10mm', 'コウカクミラー', 2_680, '10mm', '132×82mm', '600R'],
      [
        'touring-m10',
        '長腕ツーリングミラー 10mm',
        'ナガウデツーリングミラー',
        3_280,
        '10mm',
        '128×86mm',
        '1,000R',
      ],
      ['folding-m10', '可倒ミラー 10mm', 'カトウミラー', 3_880, '10mm', '112×76mm', '1,000R'],
      ['bar-end', 'バーエンドミラー', 'バーエンドミラー', 4_600, 'バーエンド13〜18mm', '直径80mm', '800R'],
      ['blue-m10', '防眩ブルーミラー 10mm', 'ボウゲンブルーミラー', 2_980, '10mm', '120×80mm', '1,000R'],
      ['small-m8', '小判ミラー 8mm', 'コバンミラー', 2_180, '8mm', '106×70mm', '1,000R'],
      [
        'cowl-mount',
        'カウル用ミラー',
        'カウルヨウミラー',
        5_400,
        'ボルト2本（間隔30mm）',
        '140×72mm',
        '1,000R',
      ],
    ] as const
  ).map(([key, name, name_kana, unit_price, thread, glass, curve]) => ({
    key,
    name,
    name_kana,
    unit_price,
    specs: { 取り付け: thread, 鏡面: glass, 曲率: curve, 鏡: 'ガラス（裏面クロム）' },
  })),
  words: {
    catches: ['ぶれずに映る、後ろの気配', '手鏡の町がみがいた鏡'],
    openings: [
      '{maker}の鏡は、端までゆがみません。鏡面{鏡面}のミラーです。',
      '高速道路で像がにじむ。その原因の多くは、腕の細さと玉のゆるみです。',
      '墨田の手鏡職人の目で選んだガラスを使った、取り付け{取り付け}のミラーです。',
    ],
    details: [
      '曲率は{曲率}。数字が小さいほど広く映り、遠くに見えます。',
      '腕の中に鉛の重りを入れ、よく使う回転域の震えを打ち消しています。',
      '玉の締め具合は外からねじで調整でき、風圧で動きません。',
      '縁は衝突時にけがをしにくいよう、丸く包んであります。',
    ],
    points: [
      '取り付け {取り付け}',
      '鏡面 {鏡面}、曲率 {曲率}',
      '保安基準に適合する鏡面の大きさ',
      '片側1本の販売です',
    ],
    closings: [
      '右ねじと左ねじがあります。逆ねじの車種には変換アダプターをお使いください。',
      '肘が少しだけ映る角度にすると、後ろの車との距離がつかみやすくなります。',
      '左右でそろえるときは、それぞれ1本ずつお選びください。',
    ],
  },
}

export const barsAndMirrors: ProductLine[] = [handlebar, mirror]
