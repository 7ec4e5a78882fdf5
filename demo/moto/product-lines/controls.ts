import type { ItemFitment, ProductLine } from '../../product-line.ts'
import { bikes } from '../bikes.ts'
import { forBikes } from '../for-bikes.ts'
import { toGripFitments } from '../universal-fits.ts'

const lever: ProductLine = {
  key: 'lever-set',
  code: 'LV',
  category_keys: ['lever'],
  picture_kind: 'brake-lever',
  has_tag: true,
  review_family: 'controls',
  maker_keys: ['torimo', 'tsukami'],
  tag_keys: ['popular', 'inspection-ok'],
  colourway: 'black',
  axes: [
    {
      name: 'カラー',
      options: [
        { value: 'ブラック', suffix: 'BK', colourway: 'black' },
        { value: 'シルバー', suffix: 'SV', colourway: 'silver' },
        { value: 'ブルー', suffix: 'BL', colourway: 'blue' },
      ],
    },
    {
      name: '長さ',
      options: [
        { value: '標準', suffix: 'L' },
        { value: 'ショート', suffix: 'S' },
      ],
    },
  ],
  accessory_lines: ['grip', 'cable'],
  items: forBikes(bikes, {
    noun: '可倒式レバー左右セット',
    noun_kana: 'カトウシキレバーサユウセット',
    base_yen: 11_600,
    but: {
      'kaze-250r': [
        {
          bike_key: 'kaze-250r-2022',
          option: 'ショート',
          state: 'needs_work',
          note: 'ハンドガードのある車両は、ガードの加工が必要です',
        },
      ],
    },
    toSpecs: (bike) => ({
      材質: 'A6061アルミ削り出し',
      調整: '6段階',
      握り幅の目安: bike.price_factor > 1.4 ? '58〜92mm' : '52〜86mm',
      クラッチ: bike.price_factor > 1.7 ? '油圧式に対応' : 'ワイヤー式に対応',
    }),
  }),
  words: {
    catches: ['小さな手にも、ちょうどいい距離', '転んでも、折れずに逃げる'],
    openings: [
      '{適合車種}のレバーを、指の届く位置まで近づけられる左右セットです。',
      '手の小さな方が{適合車種}をあきらめなくてよいように。握り幅を6段階で変えられます。',
      '立ちごけ1回で旅が終わるのは残念です。{適合車種}用の、先が上へ逃げるレバーです。',
      '{maker}が{適合車種}の握り心地を見直して削り出しました。',
    ],
    details: [
      '指の当たる面は幅を広く、角を大きく丸めてあります。',
      '調整のつまみは手袋をしたままでも回せます。',
      '先端は前から押されると上へ倒れ、ばねで戻ります。',
      '軸の受けには油を含む軸受を入れ、がたを抑えました。',
      'アルマイトの色は焼けにくい濃いめに仕上げています。',
    ],
    points: [
      '握り幅 {握り幅の目安}',
      '材質は{材質}',
      'クラッチは{クラッチ}',
      '調整は{調整}',
      '純正のスイッチを移設できます',
    ],
    closings: [
      'ブレーキ側は取り付け後、引きずりがないことを必ずお確かめください。',
      'クラッチの遊びは2〜3mmを目安に調整してください。',
      'ショートは2本指で握る方に、標準は4本指の方に向いています。',
    ],
  },
}

const cable: ProductLine = {
  key: 'cable',
  code: 'CB',
  category_keys: ['cable'],
  picture_kind: 'cable',
  has_tag: true,
  review_family: 'controls',
  maker_keys: ['kusari-ya', 'tsukami'],
  colourway: 'black',
  axes: [
    {
      name: '種類',
      options: [
        { value: 'クラッチ', suffix: 'C' },
        { value: 'スロットル（引き・戻し）', suffix: 'T', extra_yen: 1400 },
      ],
    },
  ],
  accessory_lines: ['lever-set', 'care/penetrate'],
  items: forBikes(bikes, {
    noun: 'コントロールケーブル',
    noun_kana: 'コントロールケーブル',
    base_yen: 2_600,
    but: Object.fromEntries(
      [
        ['kaze-250r', 'kaze-250r-2022'],
        ['arashi-1000rs', 'arashi-1000rs-2021'],
        ['todoroki-900', 'todoroki-900-2022'],
      ].map(([key = '', bike_key = '']): [string, ItemFitment[]] => [
        key,
        [
          {
            bike_key,
            option: 'スロットル（引き・戻し）',
            state: 'unfit',
            note: '電子制御スロットルの車種には使えません',
          },
        ],
      ]),
    ),
    toSpecs: (bike) => ({
      長さ: `${960 + bike.fork_mm * 5}mm`,
      内線: 'ステンレスより線',
      外皮: '樹脂ライナー入り、耐候ゴム',
    }),
  }),
  words: {
    catches: ['切れる前に、替えておく', '握りが軽くなるのは、錯覚ではありません'],
    openings: [
      '{適合車種}の純正と同じ取り回しで使える、交換用のケーブルです。',
      '旅先でクラッチが切れない。そんな目に合わないための、{適合車種}用の備えです。',
      '渋くなったケーブルは、油を差すより替えるほうが早いことがあります。{適合車種}に合わせた長さです。',
    ],
    details: [
      '端の鉛玉のきわで素線が1本でも切れていたら、交換の合図です。',
      '内側に樹脂の管を通してあるため、注油は数年に一度で足ります。',
      '長さは{長さ}。純正ハンドルのまま無理なく曲がります。',
      '古いケーブルの端に新しいものを結んで引き抜くと、取り回しを間違えません。',
    ],
    points: ['内線は{内線}', '外皮は{外皮}', '長さ {長さ}', '調整ねじは防錆の黒めっき'],
    closings: [
      '予備として車体に添わせておくと、出先でも10分で入れ替えられます。',
      '交換後は、ハンドルを切ってエンジンの回転が変わらないことをお確かめください。',
      'ハンドルを高くした車両には、別の長さが必要です。',
    ],
  },
}

const grip: ProductLine = {
  key: 'grip',
  code: 'GR',
  category_keys: ['grip'],
  picture_kind: 'grip',
  has_tag: true,
  review_family: 'controls',
  maker_keys: ['tsukami'],
  tag_keys: ['beginner'],
  colourway: 'black',
  axes: [
    {
      name: 'カラー',
      options: [
        { value: 'ブラック', suffix: 'BK', colourway: 'black' },
        { value: 'ブラウン', suffix: 'BR', colourway: 'brown' },
        { value: 'レッド', suffix: 'RD', colourway: 'red' },
      ],
    },
  ],
  accessory_lines: ['handlebar', 'lever-set'],
  fit_kind: 'universal',
  toFitments: toGripFitments,
  items: (
    [
      ['soft-120', 'やわらかグリップ 120mm', 'ヤワラカグリップ', 1_680, '120mm', '30mm', 'やわらかめ'],
      ['soft-125', 'やわらかグリップ 125mm', 'ヤワラカグリップ', 1_680, '125mm', '30mm', 'やわらかめ'],
      ['slim-120', '細身グリップ 120mm', 'ホソミグリップ', 1_780, '120mm', '28mm', 'ふつう'],
      ['diamond-125', 'ダイヤ目グリップ 125mm', 'ダイヤメグリップ', 1_980, '125mm', '31mm', 'ふつう'],
      ['barrel-130', '樽形グリップ 130mm', 'タルガタグリップ', 2_280, '130mm', '33mm', 'ふつう'],
      ['gel-120', 'ジェル入りグリップ 120mm', 'ジェルイリグリップ', 3_280, '120mm', '33mm', 'とてもやわらか'],
      ['race-115', 'レースグリップ 115mm', 'レースグリップ', 1_880, '115mm', '29mm', 'かため'],
      ['trail-118', '林道グリップ 118mm', 'リンドウグリップ', 1_780, '118mm', '30mm', 'かため'],
      ['classic-125', 'クラシックグリップ 125mm', 'クラシックグリップ', 2_480, '125mm', '31mm', 'ふつう'],
      ['heated-120', 'グリップヒーター 120mm', 'グリップヒーター', 11_800, '120mm', '34mm', 'ふつう'],
    ] as const
  ).map(([key, name, name_kana, unit_price, length, thickness, hardness]) => ({
    key,
    name,
    name_kana,
    unit_price,
    specs: {
      長さ: length,
      太さ: thickness,
      硬さ: hardness,
      対応ハンドル: '22.2mm',
      貫通: '先端は貫通・非貫通を選んで切れます',
    },
    ...(key === 'heated-120' && {
      remark: '3段階の温度と、バッテリーの弱りを見張って自動で切れる回路を備えています。',
    }),
  })),
  words: {
    catches: ['手のひらで選ぶ、{太さ}', '握り替えが、旅の疲れを変える'],
    openings: [
      '太さ{太さ}、硬さは「{硬さ}」。{maker}の1,200人の手の記録から生まれたグリップです。',
      '手がしびれる方は、まず太さから見直してみてください。こちらは{太さ}です。',
      'いちばん長く触れている部品だからこそ、手に合うものを。',
    ],
    details: [
      '中指の先が手のひらに軽く触れるくらいが、力の抜ける太さといわれます。',
      '縁の段を低くし、手袋の縫い目が当たって痛くならないようにしています。',
      '振動を受ける内側と、手に触れる外側でゴムの硬さを変えました。',
      '夏の日なたに置いても、表面がべたつきにくい配合です。',
    ],
    points: ['長さ {長さ}、太さ {太さ}', '硬さは{硬さ}', '{対応ハンドル}のハンドルに対応', '左右1組'],
    closings: [
      '石けん水では後から回ってしまいます。専用の接着剤をお使いください。',
      'スロットル側は、手を離して戻ることを必ず確かめてください。',
      '古いグリップは切り取るほうが早く、ハンドルも傷みません。',
    ],
  },
}

export const controls: ProductLine[] = [lever, cable, grip]
