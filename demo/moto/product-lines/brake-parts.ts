import type { ProductLine } from '../../product-line.ts'
import { bikes } from '../bikes.ts'
import { forBikes } from '../for-bikes.ts'
import { toCaliperFitments } from '../universal-fits.ts'

const caliper: ProductLine = {
  key: 'brake-caliper',
  code: 'BC',
  category_keys: ['brake-caliper'],
  picture_kind: 'brake-caliper',
  has_tag: true,
  review_family: 'brake',
  maker_keys: ['torimo', 'hibashira'],
  tag_keys: ['track'],
  colourway: 'black',
  axes: [
    {
      name: 'カラー',
      options: [
        { value: 'ブラック', suffix: 'BK', colourway: 'black' },
        { value: 'ゴールド', suffix: 'GD', colourway: 'gold' },
        { value: 'シルバー', suffix: 'SV', colourway: 'silver' },
      ],
    },
  ],
  accessory_lines: ['care/brake-cleaner'],
  fit_kind: 'ask',
  toFitments: toCaliperFitments,
  common_specs: { 本体: 'A7075アルミ鍛造', 対応フルード: 'DOT4', 付属品: 'パッド、ピン、ブリーダー' },
  items: [
    {
      key: 'radial-4p-108-left',
      name: 'ラジアルキャリパー 4ピストン 108mm 左',
      name_kana: 'ラジアルキャリパー ヨンピストン ヒダリ',
      unit_price: 42_800,
      specs: { 取り付け間隔: '108mm', ピストン径: '34mm×4', 重さ: '760g', 形式: 'ラジアルマウント' },
    },
    {
      key: 'radial-4p-108-right',
      name: 'ラジアルキャリパー 4ピストン 108mm 右',
      name_kana: 'ラジアルキャリパー ヨンピストン ミギ',
      unit_price: 42_800,
      specs: { 取り付け間隔: '108mm', ピストン径: '34mm×4', 重さ: '760g', 形式: 'ラジアルマウント' },
    },
    {
      key: 'axial-4p-40-left',
      name: 'アキシャルキャリパー 4ピストン 40mm 左',
      name_kana: 'アキシャルキャリパー ヨンピストン ヒダリ',
      unit_price: 28_600,
      specs: { 取り付け間隔: '40mm', ピストン径: '34mm×2、30mm×2', 重さ: '830g', 形式: 'アキシャルマウント' },
    },
    {
      key: 'axial-2p-84-rear',
      name: 'リヤキャリパー 2ピストン 84mm',
      name_kana: 'リヤキャリパー ニピストン',
      unit_price: 19_400,
      specs: { 取り付け間隔: '84mm', ピストン径: '34mm×2', 重さ: '520g', 形式: 'アキシャルマウント' },
    },
    {
      key: 'slide-2p-small',
      name: '片押しキャリパー 2ピストン 小型車用',
      name_kana: 'カタオシキャリパー ニピストン コガタシャヨウ',
      unit_price: 12_700,
      specs: { 取り付け間隔: '62mm', ピストン径: '25mm×2', 重さ: '610g', 形式: 'ピンスライド' },
    },
  ],
  words: {
    catches: ['指1本で、思ったところに止まる', '鍛造の剛性をレバーで感じる'],
    openings: [
      'レバーの最後のひと握りがぐにゃりとしない、{形式}のキャリパーです。',
      '{maker}の鍛造工場で作られる、取り付け間隔{取り付け間隔}のキャリパーです。',
      '開きにくい本体と、戻りのよいピストン。基本を丁寧に作った{maker}のキャリパーです。',
    ],
    details: [
      'ピストンは表面を硬質処理したアルミで、熱をフルードへ伝えにくくしています。',
      'シールの溝を浅い角度で切り、握りを離したときのピストンの戻りをそろえました。',
      '左右の合わせ面は3本のボルトで締結し、強く握っても開きません。',
      '塗装は焼き付けのあとに硬化膜を重ね、フルードが付いてもすぐには侵されません。',
    ],
    points: [
      'ピストン径 {ピストン径}',
      '重さ {重さ}（パッドを除く）',
      '補修用シールキットを別売り',
      '取り付け間隔 {取り付け間隔}',
      'パッド交換は車体に付けたままできます',
    ],
    closings: [
      '制動装置の交換は分解整備にあたります。認証工場での作業をお願いします。',
      'マスターシリンダーの径が合わないと、効きすぎや握り代不足になります。現在の径をお知らせいただければご案内します。',
    ],
  },
}

const hose: ProductLine = {
  key: 'brake-hose',
  code: 'BH',
  category_keys: ['brake-hose'],
  picture_kind: 'cable',
  has_tag: true,
  review_family: 'brake',
  maker_keys: ['torimo', 'hibashira'],
  tag_keys: ['inspection-ok'],
  colourway: 'black',
  axes: [
    {
      name: 'ホース色',
      options: [
        { value: 'クリア', suffix: 'CL', colourway: 'silver' },
        { value: 'ブラック', suffix: 'BK', colourway: 'black' },
      ],
    },
  ],
  accessory_lines: ['sintered-pad', 'floating-disc'],
  common_specs: { 内管: 'PTFE（フッ素樹脂）', 外層: 'SUS304メッシュ', 金具: 'ステンレス', 耐圧: '25MPa' },
  items: forBikes(bikes, {
    noun: 'ステンメッシュブレーキホース',
    noun_kana: 'ステンメッシュブレーキホース',
    base_yen: 9_400,
    but: {
      'kaze-250r': [
        { bike_key: 'kaze-250r-2022', state: 'needs_work', note: 'ABS車は別売りの分岐ブロックが必要です' },
      ],
      'nowaki-390': [
        { bike_key: 'nowaki-390-2021', state: 'needs_work', note: 'ABS車は別売りの分岐ブロックが必要です' },
      ],
    },
    toSpecs: (bike) => ({
      長さ: `${640 + bike.fork_mm * 7}mm`,
      内容:
        bike.price_factor > 1.3
          ? 'フロント2本、バンジョー、ワッシャー'
          : 'フロント1本、バンジョー、ワッシャー',
    }),
  }),
  words: {
    catches: ['握りの「ぐにゃ」を取りのぞく', 'ゴムホースの次は、これを'],
    openings: [
      '純正のゴムホースは5年ほどで膨らみやすくなります。{適合車種}の取り回しに合わせた、ステンレスメッシュのホースです。',
      '{適合車種}のレバーの手ごたえをはっきりさせる、車種専用の長さのホースキットです。',
      '{maker}が{適合車種}の実車で取り回しを決めた、継ぎ足しのいらないホースです。',
      'ハンドルを切ったときに突っ張らないよう、{適合車種}に合わせて{長さ}に仕立てました。',
    ],
    details: [
      'フッ素樹脂の管を金属の網で包み、圧力がかかっても太らないようにしています。',
      '金具は角度を決めてかしめてあるため、ねじれずに取り付けられます。',
      '網の外側は透明の被膜で覆い、フレームの塗装をこすりません。',
      '1本ずつ水圧で試験し、管理番号の札を付けて出荷しています。',
    ],
    points: [
      '長さ {長さ}',
      '同梱：{内容}',
      '純正バーハンドルに対応',
      'エア抜きの手順書付き',
      '車検に必要な「接触なし」の取り回し図を同梱',
    ],
    closings: [
      'アップハンドルやセパレートハンドルへ替えた車両には合わないことがあります。',
      'フルードは別売りです。開封から1年を過ぎたものはお使いにならないでください。',
      '作業後は、ハンドルを左右いっぱいに切って張りと接触がないことをお確かめください。',
    ],
  },
}

export const brakeParts: ProductLine[] = [caliper, hose]
