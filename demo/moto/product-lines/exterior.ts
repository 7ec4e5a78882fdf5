import type { ProductLine } from '../../product-line.ts'
import { bikes } from '../bikes.ts'
import { ofModels } from '../fits.ts'
import { forBikes } from '../for-bikes.ts'

const seat: ProductLine = {
  key: 'seat',
  code: 'ST',
  category_keys: ['seat'],
  picture_kind: 'seat',
  has_tag: true,
  review_family: 'controls',
  maker_keys: ['suwari'],
  tag_keys: ['touring'],
  colourway: 'black',
  axes: [
    {
      name: '高さ',
      options: [
        { value: '純正同等', suffix: 'N' },
        { value: '20mmロー', suffix: 'L' },
      ],
    },
    {
      name: 'カラー',
      options: [
        { value: 'ブラック', suffix: 'BK', colourway: 'black' },
        { value: 'ブラウン', suffix: 'BR', colourway: 'brown', extra_yen: 800 },
      ],
    },
  ],
  accessory_lines: ['seat-bag'],
  common_specs: { 中身: '硬さの違うウレタン3層', 表皮: '滑りにくい合成皮革', 縫い目: '防水テープ裏打ち' },
  items: forBikes(bikes, {
    noun: 'ロングライドシート',
    noun_kana: 'ロングライドシート',
    base_yen: 21_500,
    but: Object.fromEntries(
      ['misago-700x', 'yamase-250', 'iwana-250'].map((key) => [
        key,
        ofModels([key], { option: '20mmロー', state: 'needs_work', note: '純正の高さ調整金具を外します' }),
      ]),
    ),
    toSpecs: (bike) => ({
      座面の幅: `${Math.round(250 + bike.price_factor * 25)}mm`,
      重さ: `${(2.1 + bike.price_factor * 0.5).toFixed(1)}kg`,
    }),
  }),
  words: {
    catches: ['200km走ってから、ありがたみが分かる', '椅子づくりの町から、腰のために'],
    openings: [
      '家具職人が{適合車種}の純正シートを切り開き、座り心地を組み直しました。',
      '{主な用途}で最初に音を上げるのは、たいていお尻です。{適合車種}用のロングライドシートをどうぞ。',
      '足つきと座り心地は両立しにくいもの。{適合車種}では、幅と高さの2つから選べるようにしました。',
    ],
    details: [
      '上はやわらかく、中は支え、下は底づきを防ぐ。3つの硬さを重ねています。',
      '座面の幅は{座面の幅}。坐骨の当たるところだけ、わずかにくぼませました。',
      '前の角を落としたので、信号で足をまっすぐ下ろせます。',
      '表皮は夏の日なたでも熱くなりにくい色の染料を使っています。',
    ],
    points: [
      '重さ {重さ}',
      '純正の鍵と受けがそのまま使えます',
      '書類入れの留め具を移設できます',
      '表皮の張り替えに対応',
      '同乗者側も一体です',
    ],
    closings: [
      'はじめの500kmほどは少し硬く感じます。だんだん体になじみます。',
      '雨のあとは乾いた布で縫い目の水気を取ってください。',
      '20mmローでは膝の曲がりが強くなります。長身の方には純正同等をおすすめします。',
    ],
  },
}

const bolts: ProductLine = {
  key: 'bolt-set',
  code: 'BS',
  category_keys: ['bolt'],
  picture_kind: 'bolt-set',
  has_tag: true,
  review_family: 'tool',
  maker_keys: ['nejimaki'],
  tag_keys: ['beginner'],
  colourway: 'silver',
  axes: [
    {
      name: '材質',
      options: [
        { value: 'ステンレス', suffix: 'SU', colourway: 'silver' },
        { value: '64チタン', suffix: 'TI', colourway: 'blue', extra_yen: 9000 },
      ],
    },
  ],
  accessory_lines: ['wrench', 'torque-wrench'],
  items: forBikes(bikes, {
    noun: '外装ボルトセット',
    noun_kana: 'ガイソウボルトセット',
    base_yen: 3_600,
    toSpecs: (bike) => ({
      本数: `${18 + Math.round(bike.price_factor * 10)}本`,
      ねじ: 'M5、M6、M8',
      強度区分: 'A2-70相当',
    }),
  }),
  words: {
    catches: ['錆びたねじ1本が、気になりだしたら', '数えてから袋に詰めました'],
    openings: [
      '{適合車種}の外装に使われているボルトを、実車から数えて{本数}にまとめました。',
      '海沿いの道のあと、いつの間にか浮く赤錆。{適合車種}のねじを一度に新しくできます。',
      '{適合車種}の外装を外したら1本なくなっていた、という方にも。場所ごとに小袋へ分けてあります。',
    ],
    details: [
      '袋には「タンク右」「後ろのカウル」など取り付け場所を印刷しています。',
      '頭の穴は深く、工具がなめにくい形です。',
      'アルミの相手に使うところには、かじりを防ぐ薄い被膜を付けました。',
      '純正の段付きカラーが必要な場所は、そのまま流用してください。',
    ],
    points: ['{本数}入り', 'ねじは{ねじ}', '樹脂ワッシャー付き', '締め付けの値の一覧表付き'],
    closings: [
      'エンジンや制動装置のボルトは含みません。',
      '長さの違うねじを取り違えると、相手を割ることがあります。1本ずつ入れ替えるのが確実です。',
      '余ったねじは、工具箱の予備にどうぞ。',
    ],
  },
}

export const exterior: ProductLine[] = [seat, bolts]
