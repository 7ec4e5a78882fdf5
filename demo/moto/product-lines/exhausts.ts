import type { ProductLine } from '../../product-line.ts'
import { bikes, pickBikes } from '../bikes.ts'
import { ofModels } from '../fits.ts'
import { forBikes } from '../for-bikes.ts'

const FINISHES = [
  {
    name: '仕上げ',
    options: [
      { value: 'ステンレス', suffix: 'ST', colourway: 'silver' },
      { value: 'ブラック', suffix: 'BK', colourway: 'black', extra_yen: 2000 },
      { value: 'ヒートカラー', suffix: 'HC', colourway: 'blue', extra_yen: 9000 },
    ],
  },
]

const slipOn: ProductLine = {
  key: 'slip-on',
  code: 'SO',
  category_keys: ['exhaust-slip-on'],
  picture_kind: 'exhaust',
  has_tag: true,
  review_family: 'exhaust',
  maker_keys: ['silva', 'kazaana'],
  tag_keys: ['inspection-ok', 'popular'],
  colourway: 'silver',
  axes: FINISHES,
  accessory_lines: ['bolt-set', 'air-filter'],
  items: forBikes(bikes, {
    noun: 'スリップオンマフラー',
    noun_kana: 'スリップオンマフラー',
    base_yen: 34_500,
    but: {
      'kaze-400r': [
        {
          bike_key: 'kaze-250r-2022',
          state: 'needs_work',
          note: '別売りのステーと中間パイプが必要です',
        },
      ],
    },
    toSpecs: (bike) => ({
      近接排気騒音: `${Math.round(84 + bike.price_factor * 3)}dB（基準値内）`,
      重さ: `${(1.6 + bike.price_factor * 0.7).toFixed(1)}kg`,
      筒の径: bike.price_factor > 1.4 ? '110mm' : '100mm',
      認証: '車検対応（試験成績書付き）',
    }),
  }),
  words: {
    catches: ['低く、丸く、近所にやさしい音', '純正より軽く、いい音で', '書類付きだから、車検も安心'],
    openings: [
      '{適合車種}の純正エキゾーストパイプに差し込むだけで付く、{maker}の消音器です。',
      '音量は控えめに、音色ははっきりと。{適合車種}のために{maker}が調律したスリップオンです。',
      '{主な用途}で一日中聞いても疲れない音を、と開発された{適合車種}用です。',
      '{適合車種}の後ろ姿をすっきり見せる、短めの筒のマフラーです。',
    ],
    details: [
      '内部は2室に分け、低い音は残しながら耳にさわる高い音を削っています。',
      '重さは{重さ}。純正の重い筒から替えると、押し引きから違いを感じます。',
      '継ぎ目は裏側まで溶接し、年月を経ても割れにくい作りです。',
      '出口は下向きにし、積んだ荷物に排気が当たらないようにしました。',
      '排気センサーの位置はそのままなので、燃料の調整はいりません。',
    ],
    points: [
      '近接排気騒音 {近接排気騒音}',
      '筒の径 {筒の径}、重さ {重さ}',
      '{認証}',
      '純正スタンドと干渉しません',
      'オイル交換の際に取り外しは不要',
      '表示プレートを溶接済み',
    ],
    closings: [
      '試験成績書は再発行にお時間をいただきます。車検証と一緒に保管してください。',
      '最初の数十分は、製造時の油が焼けて白い煙が出ることがあります。',
      '手の脂は焼き色になって残ります。脱脂してからエンジンをかけてください。',
    ],
  },
}

const full: ProductLine = {
  key: 'full-exhaust',
  code: 'FE',
  category_keys: ['exhaust-full'],
  picture_kind: 'exhaust',
  has_tag: true,
  review_family: 'exhaust',
  maker_keys: ['silva'],
  tag_keys: ['track'],
  colourway: 'silver',
  axes: FINISHES,
  accessory_lines: ['air-filter', 'spark-plug'],
  items: forBikes(
    pickBikes(
      'kaze-250r',
      'kaze-400r',
      'arashi-1000rs',
      'todoroki-900',
      'nowaki-390',
      'shirogane-650',
      'minamo-400s',
      'raicho-125',
    ),
    {
      noun: 'フルエキゾースト',
      noun_kana: 'フルエキゾースト',
      base_yen: 78_000,
      but: { 'kaze-400r': ofModels(['kaze-250r'], { state: 'unfit', note: 'シリンダーとの接続が違います' }) },
      toSpecs: (bike) => ({
        材質: 'SUS304、差し込み部SUS430',
        近接排気騒音: `${Math.round(87 + bike.price_factor * 2)}dB`,
        重さ: `${(3.1 + bike.price_factor * 1.2).toFixed(1)}kg`,
        触媒: 'メタルハニカム内蔵',
      }),
    },
  ),
  words: {
    catches: ['手曲げの管が、回転をつなぐ', '純正比でおよそ4割軽く'],
    openings: [
      '排気口から出口まで、{適合車種}のために引き直したマフラーひとそろいです。',
      '楽器職人の工房{maker}が、{適合車種}の回転の谷を埋めるように管の長さを決めました。',
      '{適合車種}の中ほどの回転がもの足りない。その声に、管の太さを段階的に変えることで応えました。',
    ],
    details: [
      '曲げは砂を詰めて手で行い、しわのない断面を保っています。',
      '合流部は紙のように薄い板を重ね、流れがぶつからない角度にしました。',
      '差し込み部はばね止めで、熱で伸びても無理がかかりません。',
      '重さは{重さ}。低い位置の重さが減るため、切り返しが楽になります。',
    ],
    points: [
      '近接排気騒音 {近接排気騒音}',
      '{触媒}',
      '材質は{材質}',
      'ガスケット、ばね、取り付け金具付き',
      '溶接工の刻印入り',
    ],
    closings: [
      'すべての接続を仮止めしてから、排気口の側から順に締めてください。',
      '受注後に仕上げをする品のため、お届けまで3週間ほどいただくことがあります。',
      '書類の再発行には車台番号が必要です。',
    ],
  },
}

export const exhausts: ProductLine[] = [slipOn, full]
