import type { Traits } from '#shop-api/db/json/picture-source.ts'
import type { ProductLine } from '../../product-line.ts'

/** What lies in the roll, and how many of them. */
const TOOLS: Record<string, Traits> = {
  'combi-6': { pieces: 6 },
  'combi-10': { pieces: 10 },
  'offset-6': { tool: 'ring', pieces: 6 },
  'hex-9': { tool: 'hex', pieces: 9 },
  'socket-22': { tool: 'socket', pieces: 5 },
  't-4': { tool: 'tee', pieces: 4 },
  'driver-6': { tool: 'tee', pieces: 6 },
  plug: { tool: 'tee', pieces: 3 },
}

const wrench: ProductLine = {
  key: 'wrench',
  code: 'WR',
  category_keys: ['hand-tool'],
  picture_kind: 'wrench-set',
  has_tag: true,
  review_family: 'tool',
  maker_keys: ['sanjo-tools'],
  tag_keys: ['made-in-japan'],
  colourway: 'silver',
  accessory_lines: ['torque-wrench'],
  items: (
    [
      [
        'combi-6',
        'コンビネーションレンチ 6本組',
        'コンビネーションレンチ ロッポングミ',
        6_800,
        '8、10、12、13、14、17mm',
        '6本',
        '0.9kg',
      ],
      [
        'combi-10',
        'コンビネーションレンチ 10本組',
        'コンビネーションレンチ ジッポングミ',
        11_800,
        '8〜19mm',
        '10本',
        '1.6kg',
      ],
      [
        'offset-6',
        'めがねレンチ 45度 6本組',
        'メガネレンチ ロッポングミ',
        8_900,
        '8×9〜22×24mm',
        '6本',
        '1.5kg',
      ],
      [
        'hex-9',
        '六角棒レンチ ロング 9本組',
        'ロッカクボウレンチ キュウホングミ',
        3_480,
        '1.5〜10mm',
        '9本',
        '0.5kg',
      ],
      [
        'socket-22',
        'ソケットセット 22点',
        'ソケットセット ニジュウニテン',
        14_800,
        '差し込み9.5mm、8〜22mm',
        '22点',
        '2.4kg',
      ],
      ['t-4', 'T形レンチ 4本組', 'ティーガタレンチ ヨンホングミ', 7_400, '8、10、12、14mm', '4本', '1.2kg'],
      [
        'driver-6',
        'ドライバー 貫通 6本組',
        'ドライバー カンツウ ロッポングミ',
        4_680,
        '＋1〜3、−5.5〜8',
        '6本',
        '0.8kg',
      ],
      ['plug', 'プラグレンチ 3種組', 'プラグレンチ サンシュグミ', 3_980, '14、16、18mm', '3本', '0.6kg'],
      ['carry', '携帯工具 旅支度', 'ケイタイコウグ タビジタク', 9_800, '車載用12点', '12点', '0.7kg'],
      [
        'chain-cutter',
        'チェーンカッター・かしめ具',
        'チェーンカッター カシメグ',
        12_800,
        '420〜530対応',
        '1式',
        '1.3kg',
      ],
      ['hook', 'ばね掛けとフックレンチ', 'バネカケトフックレンチ', 3_280, '45〜90mm', '2本', '0.5kg'],
    ] as const
  ).map(([key, name, name_kana, unit_price, sizes, count, weight]) => ({
    key,
    name,
    name_kana,
    unit_price,
    specs: {
      寸法: sizes,
      内容: count,
      重さ: weight,
      材質: 'クロムバナジウム鋼',
      仕上げ: '下地みがき、梨地めっき',
    },
    traits: TOOLS[key] ?? {},
  })),
  words: {
    catches: ['手に渡したときの、ちょうどいい重さ', '角をなめない、面で回す'],
    openings: [
      '{maker}が火床で鍛えた、{内容}の工具です。',
      '二輪でよく使う寸法だけを選びました。{寸法}がそろいます。',
      '家の整備を始める方に、最初のひとそろいとしておすすめしている品です。',
    ],
    details: [
      '口の幅の公差を小さくし、ボルトの角ではなく面で力を受けます。',
      '柄の厚みを途中で変え、握ったまま向きが分かります。',
      '{仕上げ}。油の付いた手でも滑りにくく、錆が浮きにくい仕上げです。',
      '材質は{材質}。折れるより先に、しなって知らせます。',
    ],
    points: [
      '寸法 {寸法}',
      '内容 {内容}、重さ {重さ}',
      '材質 {材質}',
      '収納袋付き',
      '欠け・割れは無償で交換します',
    ],
    closings: [
      '柄に管をつないで回すのは、工具にもボルトにも無理がかかります。',
      '使ったあとは油を含ませた布でひと拭きしてください。',
      '1本だけの買い足しもできます。お問い合わせください。',
    ],
  },
}

const torque: ProductLine = {
  key: 'torque-wrench',
  code: 'TW',
  category_keys: ['torque-wrench'],
  picture_kind: 'torque-wrench',
  has_tag: true,
  review_family: 'tool',
  maker_keys: ['wuppertal', 'sanjo-tools'],
  colourway: 'silver',
  accessory_lines: ['wrench'],
  items: (
    [
      [
        '25',
        'プリセットトルクレンチ 5-25N・m',
        'プリセットトルクレンチ ショウ',
        12_800,
        '5〜25N・m',
        '6.35mm',
        '240mm',
      ],
      [
        '50',
        'プリセットトルクレンチ 10-50N・m',
        'プリセットトルクレンチ チュウ',
        13_800,
        '10〜50N・m',
        '9.5mm',
        '290mm',
      ],
      [
        '110',
        'プリセットトルクレンチ 20-110N・m',
        'プリセットトルクレンチ ダイ',
        15_800,
        '20〜110N・m',
        '12.7mm',
        '380mm',
      ],
      [
        '210',
        'プリセットトルクレンチ 40-210N・m',
        'プリセットトルクレンチ トクダイ',
        18_800,
        '40〜210N・m',
        '12.7mm',
        '490mm',
      ],
      [
        'digital',
        'デジタルトルクレンチ 6-60N・m',
        'デジタルトルクレンチ',
        29_800,
        '6〜60N・m',
        '9.5mm',
        '360mm',
      ],
      ['driver', 'トルクドライバー 1-6N・m', 'トルクドライバー', 14_400, '1〜6N・m', '6.35mm', '150mm'],
    ] as const
  ).map(([key, name, name_kana, unit_price, range, drive, length]) => ({
    key,
    name,
    name_kana,
    unit_price,
    specs: { 測定範囲: range, 差し込み角: drive, 全長: length, 精度: '±3%（校正証明書付き）' },
  })),
  words: {
    catches: ['「だいたい」を、数字にする', '手ごたえで知らせる、{測定範囲}'],
    openings: [
      '締めすぎも、ゆるみも防ぐ。測定範囲{測定範囲}の{name}です。',
      '測定器の工房{maker}が、1本ずつ校正の証明書を付けて送り出しています。',
      'アルミのねじ山をなめる前に、1本。全長{全長}の扱いやすい大きさです。',
    ],
    details: [
      'よく使う値が範囲の中ほどにくるものを選ぶと、正確に使えます。',
      '設定に達すると、手に軽い節が伝わります。音だけに頼らず、手で覚えてください。',
      '目盛りは太く彫り込み、薄暗い車庫でも読めます。',
      '油を塗ったねじは、同じ値でも締まりすぎます。指定の条件をお確かめください。',
    ],
    points: [
      '測定範囲 {測定範囲}',
      '差し込み角 {差し込み角}',
      '全長 {全長}',
      '精度 {精度}',
      '樹脂の収納箱付き',
    ],
    closings: [
      '使い終えたら、目盛りを最小に戻してばねを休ませてください。',
      'ゆるめる作業には使わないでください。',
      '年に一度の校正をおすすめします。当店でも取り次ぎを承ります。',
    ],
  },
}

const stand: ProductLine = {
  key: 'stand',
  code: 'SN',
  category_keys: ['stand'],
  picture_kind: 'stand',
  has_tag: true,
  review_family: 'tool',
  maker_keys: ['sanjo-tools', 'nejimaki'],
  colourway: 'red',
  accessory_lines: ['wrench'],
  items: (
    [
      ['rear', 'リヤメンテナンススタンド', 'リヤメンテナンススタンド', 9_800, '耐荷重250kg', '幅26〜34cm'],
      [
        'front',
        'フロントメンテナンススタンド',
        'フロントメンテナンススタンド',
        11_800,
        '耐荷重200kg',
        'フォーク下受け',
      ],
      ['roller', 'ローラースタンド', 'ローラースタンド', 5_480, '耐荷重160kg', '後輪用'],
      ['jack', '車体下ジャッキ', 'シャタイシタジャッキ', 13_800, '耐荷重450kg', '高さ9〜36cm'],
      ['trail', '林道車リフトスタンド', 'リンドウシャリフトスタンド', 12_400, '耐荷重180kg', '高さ27〜41cm'],
    ] as const
  ).map(([key, name, name_kana, unit_price, load, size]) => ({
    key,
    name,
    name_kana,
    unit_price,
    specs: { 耐荷重: load.slice(3), 寸法: size, 材質: '鋼、粉体塗装' },
  })),
  words: {
    catches: ['後輪が浮くと、整備が始まる', 'ひとりでも、落ち着いて上げられる'],
    openings: [
      'チェーンの注油も清掃も、車輪が回せるだけでずっと楽になります。耐荷重{耐荷重}です。',
      'ひとりの整備を助ける、{寸法}の{name}です。',
      '{maker}が自社の整備室で使ってきたものを、家庭向けに小さくしました。',
    ],
    details: [
      '受けのゴムは交換でき、スイングアームの塗装を傷めません。',
      '柄を長めにとり、体重を軽くのせるだけで上がります。',
      '車輪は硬いゴムで、コンクリートの床でもがたつきません。',
      '使わないときは柄が外れ、棚のすき間に立てかけられます。',
    ],
    points: ['耐荷重 {耐荷重}', '寸法 {寸法}', '材質 {材質}', '組み立てに必要な工具を同梱'],
    closings: [
      '平らで硬い地面で、前輪を壁や輪止めで支えてからお使いください。',
      '上げた車体には、またがらないでください。',
      '慣れるまでは、どなたかに反対側を支えてもらうと安心です。',
    ],
  },
}

export const workshop: ProductLine[] = [wrench, torque, stand]
