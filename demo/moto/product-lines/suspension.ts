import type { ProductLine } from '../../product-line.ts'
import { bikes, pickBikes } from '../bikes.ts'
import { forBikes } from '../for-bikes.ts'

const shock: ProductLine = {
  key: 'rear-shock',
  code: 'SH',
  category_keys: ['rear-shock'],
  picture_kind: 'shock-absorber',
  has_tag: true,
  review_family: 'chassis',
  maker_keys: ['falkenau', 'mizunagi'],
  colourway: 'black',
  axes: [
    {
      name: 'スプリング',
      options: [
        { value: '体重65kg未満', suffix: 'S', colourway: 'silver' },
        { value: '65〜80kg', suffix: 'M', colourway: 'red' },
        { value: '80kg以上・ふたり乗り', suffix: 'H', colourway: 'black', extra_yen: 1000 },
      ],
    },
  ],
  accessory_lines: ['fork-spring', 'wrench'],
  items: forBikes(bikes, {
    noun: '調整式リヤショック',
    noun_kana: 'チョウセイシキリヤショック',
    base_yen: 46_000,
    toSize: (bike) => `${bike.shock_mm}mm`,
    toSpecs: (bike) => ({
      全長: `${bike.shock_mm}mm（±4mm調整）`,
      ストローク: `${Math.round(bike.shock_mm * 0.19)}mm`,
      減衰調整: '伸び側20段、圧側16段',
      予圧調整: bike.price_factor > 1.4 ? '手回し油圧式' : 'ねじ式',
    }),
  }),
  words: {
    catches: ['継ぎ目の突き上げが、丸くなる', '体重で選べるスプリング', '一日走った腰が、違いを知っています'],
    openings: [
      '{適合車種}のリンクの比に合わせて、{maker}がばねと減衰を決めた1本です。',
      '純正のショックは3万kmも走れば油が疲れます。{適合車種}の乗り心地を取り戻す、分解整備のできるショックです。',
      '{主な用途}を思い浮かべながら、硬さよりも「よく動くこと」を優先しました。{適合車種}用です。',
      '荷物の日と身軽な日で、{適合車種}の後ろ足を合わせられる調整式です。',
    ],
    details: [
      'ばねは体重に合わせて3種類。乗車時に全ストロークの3分の1ほど沈むのが目安です。',
      '減衰は{減衰調整}。出荷時は中央に合わせてあります。',
      'ゴムの止め具は先を尖らせ、底づきの手前で少しずつ硬くなります。',
      'ロッドは硬いクロムめっき。泥よけの薄い筒をかぶせています。',
      '測定台で得た減衰力の線図を1本ごとに同梱します。',
    ],
    points: [
      '全長 {全長}',
      '予圧は{予圧調整}',
      'ストローク {ストローク}',
      '油とガスの入れ替えは1万5千kmごと',
      '純正の工具で取り付け可能',
    ],
    closings: [
      '調整は一度に2段ずつ、同じ道で試すのが近道です。',
      '体重は装備込みでお考えください。冬の服と荷物で5kgほど増えます。',
      '取り外した純正ショックは、車両を手放すときのために残しておくと安心です。',
    ],
  },
}

const fork: ProductLine = {
  key: 'fork-spring',
  code: 'FK',
  category_keys: ['fork-spring'],
  picture_kind: 'fork-spring',
  has_tag: true,
  review_family: 'chassis',
  maker_keys: ['mizunagi'],
  tag_keys: ['made-in-japan'],
  colourway: 'silver',
  axes: [
    {
      name: 'レート',
      options: [
        { value: '標準（純正+10%）', suffix: 'A' },
        { value: '強め（純正+20%）', suffix: 'B' },
      ],
    },
  ],
  accessory_lines: ['rear-shock'],
  items: forBikes(bikes, {
    noun: 'フォークスプリング',
    noun_kana: 'フォークスプリング',
    base_yen: 13_800,
    toSize: (bike) => `${bike.fork_mm}mm`,
    toSpecs: (bike) => ({
      フォーク径: `${bike.fork_mm}mm`,
      自由長: `${bike.fork_mm * 7 + 28}mm`,
      ばねレート: `${(bike.price_factor * 1.2 + 4.6).toFixed(1)}N/mm`,
      油面: `${Math.round(90 + bike.fork_mm)}mm`,
      内容: '2本、スペーサー、説明書',
    }),
  }),
  words: {
    catches: ['ブレーキで沈みすぎない前足に', '巻き始めから静かです'],
    openings: [
      '減速のたびに深くお辞儀をする{適合車種}のフロントを、ばねから整えます。',
      '{適合車種}のフォークに入る、座を研磨した冷間成形のスプリングです。',
      '{maker}が建機用ばねの技術で巻いた、{適合車種}用のフォークスプリングです。',
    ],
    details: [
      'ばねレートは{ばねレート}から。沈み始めの動きのよさは残しました。',
      '両端の座を平らに研磨してあるため、ねじれの「ギッ」という音が出ません。',
      '油面の目安は{油面}。10mm上げると奥での踏ん張りが増えます。',
      '表面は細かな鋼の粒を打って強くし、へたりを抑えています。',
    ],
    points: [
      'フォーク径 {フォーク径}、自由長 {自由長}',
      '{内容}',
      'フォークオイルは別売り',
      'スペーサーは現物合わせで切断できます',
    ],
    closings: [
      '左右の油面をそろえることが、いちばん効く調整です。',
      'フォークの分解は車体の支えが必要です。無理をせずお店にご相談ください。',
      '強めは、荷物の多い方や走行会に通う方に向いています。',
    ],
  },
}

const wheel: ProductLine = {
  key: 'cast-wheel',
  code: 'CW',
  category_keys: ['wheel'],
  picture_kind: 'wheel',
  has_tag: true,
  review_family: 'chassis',
  maker_keys: ['wakka'],
  tag_keys: ['limited'],
  colourway: 'black',
  axes: [
    {
      name: '取り付け位置',
      options: [
        { value: 'フロント', suffix: 'F' },
        { value: 'リヤ', suffix: 'R', extra_yen: 14_000 },
      ],
    },
    {
      name: 'カラー',
      options: [
        { value: 'ブラック', suffix: 'BK', colourway: 'black' },
        { value: 'ゴールド', suffix: 'GD', colourway: 'gold', extra_yen: 4000 },
      ],
    },
  ],
  accessory_lines: ['floating-disc', 'sport-tyre'],
  common_specs: { 製法: '低圧鋳造、全数エックス線検査', リム径: '17インチ', 表面: '粉体塗装' },
  items: forBikes(
    pickBikes(
      'kaze-250r',
      'kaze-400r',
      'arashi-1000rs',
      'todoroki-900',
      'hagane-1200',
      'shirogane-650',
      'minamo-400s',
    ),
    {
      noun: '軽量キャストホイール',
      noun_kana: 'ケイリョウキャストホイール',
      base_yen: 58_000,
      but: {
        'kaze-250r': [
          { bike_key: 'kaze-250r-2022', state: 'fits', note: '前のみ' },
          {
            bike_key: 'kaze-250r-2022',
            option: 'リヤ',
            state: 'unfit',
            note: 'ABS車不可（センサーの輪が付きません）',
          },
        ],
      },
      toSpecs: (bike) => ({
        リム幅: bike.price_factor > 1.4 ? '前3.50、後5.50' : '前3.00、後4.00',
        重さ: bike.price_factor > 1.4 ? '前3.6kg、後5.1kg' : '前2.9kg、後3.8kg',
      }),
    },
  ),
  words: {
    catches: ['切り返しが半拍早くなる', '室蘭の湯口から生まれた輪'],
    openings: [
      '{適合車種}の純正ホイールと置き換わる、軽い鋳造ホイールです。',
      '鍛造ほど高価でなく、純正よりはっきり軽い。{適合車種}のための、ちょうどよい選択です。',
      '舵輪を鋳てきた{maker}が、{適合車種}のために型を起こしました。',
    ],
    details: [
      '溶けた金属を下から静かに押し上げて鋳込み、泡の混じらない均一な肉にしています。',
      '重さは{重さ}。回るものの軽さは、重さの数字以上に動きに表れます。',
      '塗装は粉体を2度焼き付け、飛び石に強い膜にしました。',
      'ベアリングとカラーは組み込み済みです。',
    ],
    points: [
      'リム幅 {リム幅}',
      'ディスクとスプロケットの取り付けは純正寸法',
      '全数エックス線検査の証票付き',
      'エアバルブ付属',
    ],
    closings: [
      'タイヤの組み付けと釣り合い取りは、お近くの店にお申し付けください。',
      '締め付けの値は同梱の表のとおりに。初回走行後の増し締めをお願いします。',
    ],
  },
}

export const suspension: ProductLine[] = [shock, fork, wheel]
