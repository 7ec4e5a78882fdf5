import type { ProductAxis, ProductItem, ProductLine } from '../../product-line.ts'
import { toChainFitments } from '../fits.ts'

const LENGTHS: ProductAxis = {
  name: 'リンク数',
  options: [
    { value: '110L', suffix: '110' },
    { value: '114L', suffix: '114', extra_yen: 400 },
    { value: '120L', suffix: '120', extra_yen: 1000 },
  ],
}

const toFitmentsOfLengths = (item: ProductItem) =>
  toChainFitments(
    item,
    LENGTHS.options.map(({ value }) => value),
  )

function sealedChain(
  key: string,
  size: string,
  grade: string,
  kana: string,
  yen: number,
  tensile: string,
  power: string,
): ProductItem {
  return {
    key,
    name: `シールチェーン ${size} ${grade}`,
    name_kana: `シールチェーン ${kana}`,
    unit_price: yen,
    specs: {
      チェーンサイズ: size,
      引張強さ: tensile,
      排気量の目安: power,
      シール: 'X断面シールリング',
      継ぎ手: 'かしめ式（1個付属）',
    },
  }
}

const sealed: ProductLine = {
  key: 'sealed-chain',
  code: 'SC',
  category_keys: ['chain-sealed'],
  picture_kind: 'chain',
  has_tag: true,
  review_family: 'drive',
  maker_keys: ['kusari-ya'],
  tag_keys: ['touring'],
  colourway: 'silver',
  axes: [
    {
      name: 'カラー',
      options: [
        { value: 'スチール', suffix: 'ST', colourway: 'silver' },
        { value: 'ゴールド', suffix: 'GD', colourway: 'gold', extra_yen: 1500 },
        { value: 'ブラック', suffix: 'BK', colourway: 'black', extra_yen: 1200 },
      ],
    },
    LENGTHS,
  ],
  accessory_lines: ['chain-care', 'care/chain-cleaner'],
  fit_kind: 'listed',
  toFitments: toFitmentsOfLengths,
  items: [
    sealedChain('428-standard', '428', 'スタンダード', 'ヨンニハチ スタンダード', 6_200, '21.6kN', '〜150cc'),
    sealedChain('428-silent', '428', '静音', 'ヨンニハチ セイオン', 7_400, '21.8kN', '〜150cc'),
    sealedChain(
      '520-standard',
      '520',
      'スタンダード',
      'ゴーニーマル スタンダード',
      9_300,
      '36.3kN',
      '〜400cc',
    ),
    sealedChain('520-light', '520', '軽量', 'ゴーニーマル ケイリョウ', 11_800, '37.2kN', '〜650cc'),
    sealedChain('520-trail', '520', '林道用', 'ゴーニーマル リンドウヨウ', 10_600, '38.0kN', '〜450cc'),
    sealedChain(
      '525-standard',
      '525',
      'スタンダード',
      'ゴーニーゴ スタンダード',
      13_200,
      '39.2kN',
      '〜800cc',
    ),
    sealedChain('525-strong', '525', '強化', 'ゴーニーゴ キョウカ', 16_700, '42.1kN', '〜1,000cc'),
    sealedChain('525-touring', '525', '長寿命', 'ゴーニーゴ チョウジュミョウ', 15_400, '40.5kN', '〜1,000cc'),
    sealedChain(
      '530-standard',
      '530',
      'スタンダード',
      'ゴーサンマル スタンダード',
      15_800,
      '43.6kN',
      '〜1,100cc',
    ),
    sealedChain('530-strong', '530', '強化', 'ゴーサンマル キョウカ', 19_600, '47.0kN', '〜1,300cc'),
  ],
  words: {
    catches: [
      '油を閉じ込め、伸びを遅らせる',
      '回り始めの軽さに驚きます',
      '{チェーンサイズ}サイズ、{排気量の目安}に',
    ],
    openings: [
      'ピンとブッシュのあいだにグリスを封じた、{チェーンサイズ}サイズのシールチェーンです。',
      '{maker}が堺の工場で組み上げる、{排気量の目安}の車種に向けた1本です。',
      '「伸びないチェーンはない、けれど遅らせることはできる」。{maker}の考え方がよく分かる製品です。',
      '月に一度の注油で長く使えるよう、断面がX形のシールを選んだ{チェーンサイズ}チェーンです。',
    ],
    details: [
      '四つの細い縁で接するため、密閉しながらも動きの抵抗が少なくなっています。',
      'プレートの縁は一枚ずつ面取りし、スプロケットへの噛み込みを静かにしました。',
      '引張強さは{引張強さ}。急な加速をくり返しても余裕があります。',
      'ピンには硬いクロムの膜を付け、初期の伸びをほとんど出しません。',
      '出荷前に一定の力で引いて慣らしてあるので、交換直後の張り直しが少なくて済みます。',
    ],
    points: [
      'サイズ {チェーンサイズ}、引張強さ {引張強さ}',
      '目安の排気量 {排気量の目安}',
      'かしめ継ぎ手1個付属',
      '油を差すときは内側のプレートのきわへ',
      '洗浄はシール対応のクリーナーで',
    ],
    closings: [
      'リンク数が足りない場合の継ぎ足しはできません。現在の駒数を数えてからお選びください。',
      'スプロケットの歯先がとがっているときは、同時の交換をおすすめします。',
      '張りは「車体の中央で上下に25〜35mm」が目安です。車種の取扱説明書もあわせてご覧ください。',
    ],
  },
}

const plain: ProductLine = {
  key: 'plain-chain',
  code: 'PC',
  category_keys: ['chain-plain'],
  picture_kind: 'chain',
  has_tag: true,
  review_family: 'drive',
  maker_keys: ['kusari-ya'],
  colourway: 'silver',
  axes: [LENGTHS],
  accessory_lines: ['chain-care', 'care/chain-cleaner'],
  fit_kind: 'listed',
  toFitments: toFitmentsOfLengths,
  items: (
    [
      ['415', 'ヨンイチゴ', 2_900, '17.2kN'],
      ['420', 'ヨンニーマル', 2_700, '18.4kN'],
      ['428', 'ヨンニハチ', 3_300, '20.6kN'],
      ['428h', 'ヨンニハチ アツイタ', 3_900, '23.1kN'],
      ['520', 'ゴーニーマル', 5_200, '35.0kN'],
      ['520r', 'ゴーニーマル キョウギヨウ', 7_900, '38.9kN'],
    ] as const
  ).map(([key, kana, unit_price, tensile]) => ({
    key,
    name: `ノンシールチェーン ${key.toUpperCase()}`,
    name_kana: `ノンシールチェーン ${kana}`,
    unit_price,
    specs: {
      チェーンサイズ: key.slice(0, 3),
      引張強さ: tensile,
      シール: 'なし',
      継ぎ手: 'クリップ式（1個付属）',
    },
  })),
  words: {
    catches: ['こまめに油を差せる人のために', '軽さと値段で選ぶ{チェーンサイズ}'],
    openings: [
      'シールのない、昔ながらの作りの{チェーンサイズ}チェーンです。',
      '小排気量車の補修や、走るたびに洗う競技車に向いた{maker}のチェーンです。',
      '抵抗が少なく、値段も手ごろ。{チェーンサイズ}のノンシールチェーンです。',
    ],
    details: [
      'シールがない分だけ軽く曲がり、出力の小さな車種では加速の違いが分かります。',
      '油切れには弱いので、300kmごと、雨のあとはその日のうちに注油してください。',
      '継ぎ手はクリップ式なので、特別な工具がなくても交換できます。',
      '材料はシールチェーンと同じ炭素鋼。熱処理も同じ炉で行っています。',
    ],
    points: [
      '引張強さ {引張強さ}',
      'クリップは進行方向に閉じた側を向けて取り付け',
      '灯油で洗えます',
      '予備の継ぎ手は別売り',
    ],
    closings: [
      '長距離の多い方にはシールチェーンをおすすめします。',
      '伸びは20駒分の長さを測って確かめます。1%伸びたら交換の時期です。',
    ],
  },
}

export const chains: ProductLine[] = [sealed, plain]
