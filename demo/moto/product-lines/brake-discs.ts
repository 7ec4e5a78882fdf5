import type { ProductLine } from '../../product-line.ts'
import { bikes } from '../bikes.ts'
import { forBikes } from '../for-bikes.ts'

const floating: ProductLine = {
  key: 'floating-disc',
  code: 'FD',
  category_keys: ['brake-disc-floating-front'],
  picture_kind: 'brake-disc',
  has_tag: true,
  review_family: 'brake',
  maker_keys: ['hibashira', 'torimo', 'hibashira'],
  tag_keys: ['inspection-ok'],
  colourway: 'silver',
  axes: [
    {
      name: 'インナーカラー',
      options: [
        { value: 'ブラック', suffix: 'BK', colourway: 'black' },
        { value: 'レッド', suffix: 'RD', colourway: 'red', extra_yen: 600 },
        { value: 'ゴールド', suffix: 'GD', colourway: 'gold', extra_yen: 600 },
      ],
    },
  ],
  accessory_lines: ['sintered-pad', 'brake-hose'],
  common_specs: {
    固定方式: 'フローティング（10点ピン支持）',
    内容: 'ローター1枚、ピン一式',
    取り付け: '整備士資格のある店での作業をおすすめします',
  },
  items: forBikes(bikes, {
    noun: 'フローティングディスクローター',
    noun_kana: 'フローティングディスクローター フロント',
    base_yen: 17_200,
    but: {
      'kaze-400r': [
        {
          bike_key: 'kaze-250r-2022',
          state: 'needs_work',
          note: '310mm用のキャリパーサポート（別売り）が必要です',
        },
      ],
    },
    toSize: (bike) => `${bike.front_disc_mm}mm`,
    toSpecs: (bike) => ({
      外径: `${bike.front_disc_mm}mm`,
      厚さ: bike.front_disc_mm >= 310 ? '5.0mm' : '4.5mm',
      使用限度: bike.front_disc_mm >= 310 ? '4.5mm' : '4.0mm',
      取り付け穴: `${bike.front_disc_mm >= 320 ? 6 : 5}穴`,
      材質: 'アウター：マルテンサイト系ステンレス、インナー：A2017アルミ合金',
    }),
  }),
  words: {
    catches: [
      '熱で反らず、握った分だけ効く',
      '{外径}の余裕が、下り坂で効いてくる',
      '純正の穴位置にそのまま収まります',
      '軽く回り、確かに止まる一枚',
    ],
    openings: [
      '{主な用途}を走る{適合車種}のために、{maker}が起こしたフロント用ローターです。',
      '長い下りでレバーの遊びが増えてくる。そんな{適合車種}の悩みに応える、外径{外径}のフローティングローターです。',
      '{maker}が{適合車種}の純正ローターを計測し、取り付け寸法をそのままに熱への強さを高めました。',
      '純正ローターの段減りが気になってきた{適合車種}に。交換するだけで、握り始めの頼りなさが消えます。',
    ],
    details: [
      '外側の輪と内側の台座をピンでつなぎ、輪が熱で広がっても台座を引っ張らないようにしています。',
      '摩擦面の穴は、拭き水と削り粉を外へ送る向きに並べました。',
      '焼き入れのあと両面を研磨し、厚さのばらつきを100分の1mm台に整えています。',
      'ピンには薄いばね座を入れ、歩く速さで鳴りやすい「カチャカチャ」という音を控えめにしました。',
      '内側の台座はアルミの削り出しで、純正の一体型に比べて回り出しが軽く感じられます。',
    ],
    points: [
      '外径{外径}、厚さ{厚さ}。純正キャリパーがそのまま使えます',
      'ピンの遊びは0.3mm以内で組み付け済み',
      '使用限度{使用限度}の刻印入り',
      '1枚ずつ振れ検査の記録を同梱',
      '同じ色のボルトは別売りです',
    ],
    closings: [
      '新しいローターには新しいパッドを。古いパッドの段が残っていると、面が出るまで効きが安定しません。',
      '取り付け後の200kmほどは、強い制動を控えて当たりを付けてください。',
      'ダブルディスク車は2枚必要です。数量を確かめてからご注文ください。',
      'ボルトには中強度のゆるみ止めを塗り、対角の順に締め付けてください。',
    ],
  },
}

const solid: ProductLine = {
  key: 'solid-disc',
  code: 'SD',
  category_keys: ['brake-disc-solid'],
  picture_kind: 'brake-disc',
  has_tag: true,
  review_family: 'brake',
  maker_keys: ['hibashira'],
  tag_keys: ['inspection-ok'],
  colourway: 'silver',
  accessory_lines: ['organic-pad', 'bolt-set'],
  common_specs: { 材質: 'マルテンサイト系ステンレス', 固定方式: 'ソリッド（一体型）', 内容: 'ローター1枚' },
  items: forBikes(bikes, {
    noun: 'ソリッドディスクローター リヤ',
    noun_kana: 'ソリッドディスクローター リヤ',
    base_yen: 8_300,
    toSize: (bike) => `${bike.rear_disc_mm}mm`,
    toSpecs: (bike) => ({ 外径: `${bike.rear_disc_mm}mm`, 厚さ: '5.0mm', 使用限度: '4.5mm' }),
    differs_by_year: true,
  }),
  words: {
    catches: ['減ったリヤに、まっすぐな一枚', '派手さはなく、長く使えます', '補修にちょうどよい、純正同等品'],
    openings: [
      '{適合車種}のリヤ用に作られた、補修向けの一体型ローターです。',
      'リヤブレーキを引きずり気味に使う{主な用途}では、ローターも意外と早く減ります。これは{適合車種}の純正と同じ外径{外径}の交換品です。',
      '{maker}の補修部品から、{適合車種}用のリヤローターをご用意しました。',
      '{適合車種}の車検で厚さ不足を指摘されたら、こちらを。純正の位置にそのまま付きます。',
    ],
    details: [
      '一枚の鋼板から抜いて焼きを入れただけの、単純で狂いにくい作りです。',
      '外周の切り欠きは少なめにして、荷物を積んだときの制動でも温度が上がりすぎないようにしました。',
      '摩擦面以外には防錆の油を薄く引いてあります。脱脂してからお取り付けください。',
      '年式により取り付け穴の間隔が変わっています。車検証の初度登録年月ではなく、フレーム番号で確かめるのが確実です。',
      '純正品と重ねて撮った写真を、整備記録として残しておくと次の交換が楽になります。',
    ],
    points: [
      '外径{外径}、厚さ{厚さ}',
      '使用限度{使用限度}を外周に刻印',
      '両面研磨仕上げ',
      '防錆油を塗布して密封',
    ],
    closings: [
      'リヤのパッドが片減りしているときは、キャリパーのスライドピンの清掃もあわせてどうぞ。',
      '年式が分からないときは、お問い合わせからフレーム番号の前半をお知らせください。お調べします。',
      '交換後は、安全な場所で数回、軽い制動をくり返して面をなじませてください。',
    ],
  },
}

export const brakeDiscs: ProductLine[] = [floating, solid]
