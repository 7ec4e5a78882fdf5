import type { ProductLine } from '../../product-line.ts'
import { bikes, pickBikes } from '../bikes.ts'
import { ofModels } from '../fits.ts'
import { forBikes } from '../for-bikes.ts'

const clutch: ProductLine = {
  key: 'clutch-kit',
  code: 'CK',
  category_keys: ['clutch'],
  picture_kind: 'clutch-plate',
  has_tag: true,
  review_family: 'drive',
  maker_keys: ['hibashira', 'ishizuchi'],
  colourway: 'brown',
  accessory_lines: ['cable', 'engine-oil'],
  items: forBikes(bikes, {
    noun: 'クラッチプレートキット',
    noun_kana: 'クラッチプレートキット',
    base_yen: 8_600,
    toSpecs: (bike) => ({
      フリクション: `${Math.round(5 + bike.price_factor * 1.5)}枚`,
      クラッチ板: `${Math.round(4 + bike.price_factor * 1.5)}枚`,
      スプリング: bike.price_factor > 1.4 ? '5本（純正比115%）' : '4本（純正比110%）',
      摩擦材: 'コルク配合ペーパー',
    }),
  }),
  words: {
    catches: ['半クラッチの幅が戻ってくる', '滑りはじめたら、まとめて交換'],
    openings: [
      '回転だけ上がって進まない。{適合車種}にそんな症状が出たら、摩擦板の交換時期です。',
      '{適合車種}のクラッチを一度に整える、板とスプリングのひとそろいです。',
      '{maker}が{適合車種}の純正と同じ枚数で組んだ、補修用のクラッチキットです。',
      '発進のたびに握力を使う{主な用途}で、クラッチは思ったより減ります。',
    ],
    details: [
      '摩擦板はコルクの粒を混ぜた紙材で、つながり始めが穏やかです。',
      'クラッチ板の面は軽く荒らしてあり、油の膜が均一に切れます。',
      'スプリングは少しだけ強めにし、荷物やふたり乗りでの滑りを抑えました。',
      '組み付け前に、摩擦板を新しいエンジンオイルへ1時間以上浸してください。',
    ],
    points: [
      'フリクション{フリクション}、クラッチ板{クラッチ板}',
      'スプリング{スプリング}',
      'カバーのガスケットは別売り',
      '摩擦材は{摩擦材}',
      '純正部品と混ぜて使えます',
    ],
    closings: [
      '減摩剤の入った四輪用オイルは滑りの原因になります。二輪用をお使いください。',
      '作業後はレバーの遊びを10〜15mmに調整し、短い距離で様子を見てください。',
      'バスケットの爪に段付きがあるときは、やすりで整えるか交換が必要です。',
    ],
  },
}

const piston: ProductLine = {
  key: 'piston-kit',
  code: 'PK',
  category_keys: ['piston'],
  picture_kind: 'piston',
  has_tag: true,
  review_family: 'engine',
  maker_keys: ['ishizuchi'],
  colourway: 'silver',
  accessory_lines: ['oil-filter', 'spark-plug'],
  items: forBikes(
    pickBikes(
      'kaze-250r',
      'kaze-400r',
      'raicho-125',
      'yamase-250',
      'musashino-350',
      'nowaki-390',
      'minamo-400s',
      'sazanami-125',
      'iwana-250',
      'shirogane-650',
    ),
    {
      noun: 'ピストンキット',
      noun_kana: 'ピストンキット',
      base_yen: 11_200,
      but: { 'kaze-400r': ofModels(['kaze-250r'], { state: 'unfit', note: 'ボアが違います' }) },
      toSize: (bike) => `${bike.bore_mm}mm`,
      toSpecs: (bike) => ({
        ボア: `${bike.bore_mm}mm`,
        オーバーサイズ: `${(bike.bore_mm + 0.5).toFixed(1)}mmは別注`,
        材質: '高シリコンアルミ鋳造',
        内容: 'ピストン、リング3本、ピン、クリップ2個（1気筒分）',
      }),
    },
  ),
  words: {
    catches: ['圧縮が戻ると、音が若返る', '0.5g以内にそろえた重さ'],
    openings: [
      '走行距離を重ねた{適合車種}の圧縮を取り戻す、ボア{ボア}のピストンキットです。',
      '白煙や、冷えたときの打音が気になりだした{適合車種}の補修に。',
      '{maker}が{適合車種}のシリンダーを採寸して作った、純正同寸のピストンです。',
    ],
    details: [
      '頭の形は純正と同じ圧縮比。レギュラーガソリンのままお使いいただけます。',
      'スカートには二硫化モリブデンの膜を印刷し、組みはじめの焼き付きを防ぎます。',
      '上のリングは窒化鋼、油かきリングは3枚組みで、油の消費を抑えます。',
      'ピンの穴は鏡のように仕上げ、軽く押すだけで入る寸法です。',
    ],
    points: [
      'ボア {ボア}',
      '1気筒分のひとそろい',
      'リングの合い口は0.15〜0.30mm',
      'オーバーサイズ {オーバーサイズ}',
      '同一ロットで多気筒分をご用意できます',
    ],
    closings: [
      '組み付けには測定工具と経験が必要です。内燃機店への依頼もご検討ください。',
      'シリンダーに縦傷があるときは、先にホーニングやボーリングを行ってください。',
      '組み替えたあと500kmは回転を控え、早めのオイル交換をお願いします。',
    ],
  },
}

const plug: ProductLine = {
  key: 'spark-plug',
  code: 'PL',
  category_keys: ['spark-plug'],
  picture_kind: 'spark-plug',
  has_tag: true,
  review_family: 'engine',
  maker_keys: ['hinomoto'],
  tag_keys: ['beginner'],
  colourway: 'white',
  accessory_lines: ['air-filter', 'wrench'],
  fit_kind: 'listed',
  toFitments: ({ specs }) =>
    ofModels(
      bikes.filter((bike) => specs['品番']?.startsWith(bike.plug)).map(({ key }) => key),
      { state: 'fits' },
    ),
  items: (
    [
      ['hm6-10', 'HM6-10', 'ニッケル', 480, '10mm', '低め（小排気量の街乗り）'],
      ['hm6-10ix', 'HM6-10IX', 'イリジウム', 1_480, '10mm', '低め（小排気量の街乗り）'],
      ['hm7-10', 'HM7-10', 'ニッケル', 520, '10mm', '標準'],
      ['hm8-12', 'HM8-12', 'ニッケル', 620, '12mm', '標準'],
      ['hm8-12ix', 'HM8-12IX', 'イリジウム', 1_780, '12mm', '標準'],
      ['hm8-14', 'HM8-14', 'ニッケル', 680, '14mm', '標準'],
      ['hm8-14ix', 'HM8-14IX', 'イリジウム', 1_880, '14mm', '標準'],
      ['hm9-10', 'HM9-10', '白金', 1_980, '10mm', '高め（高回転・走行会）'],
      ['hm9-12ix', 'HM9-12IX', 'イリジウム', 2_080, '12mm', '高め（高回転・走行会）'],
      ['hm10-10ix', 'HM10-10IX', 'イリジウム', 2_680, '10mm', '競技専用'],
    ] as const
  ).map(([key, code, electrode, unit_price, thread, heat]) => ({
    key,
    name: `スパークプラグ ${code}（${electrode}）`,
    name_kana: `スパークプラグ ${electrode === '白金' ? 'ハッキン' : electrode}`,
    unit_price,
    specs: {
      品番: code,
      中心電極: electrode,
      ねじ径: thread,
      熱価: heat,
      火花すき間: '0.8〜0.9mm',
      適合車種:
        bikes
          .filter((bike) => code.startsWith(bike.plug))
          .map((bike) => bike.name)
          .join('、') || '適合表をご確認ください',
    },
    ...(electrode !== 'ニッケル' && { colourway: 'gold' }),
  })),
  words: {
    catches: ['冬の朝の、ひと蹴り目が変わる', '瀬戸の白い碍子、確かな火花'],
    openings: [
      '{maker}の{品番}は、ねじ径{ねじ径}、{中心電極}電極のスパークプラグです。',
      '始動が重い、低速で息をつく。そんなときに最初に替えたい、手軽な部品です。',
      '{中心電極}の中心電極を使った、熱価「{熱価}」のプラグです。',
    ],
    details: [
      '電極のすき間は{火花すき間}で出荷しています。落とした場合はすき間が詰まるため、測り直してください。',
      '碍子の足を長めに取り、湿った日の失火を減らしました。',
      '外したプラグの先がきつね色なら良好、黒くすすけていれば濃いか、熱価が高すぎるしるしです。',
      'ねじ山には銅の粉を含む潤滑剤が薄く塗ってあります。そのまま締めてください。',
    ],
    points: [
      'ねじ径 {ねじ径}',
      '中心電極は{中心電極}',
      '熱価は{熱価}',
      '抵抗入り（5kΩ）',
      '手で止まるまで回し、新品は半回転、再使用は12分の1回転',
    ],
    closings: [
      '1本単位での販売です。気筒数をお確かめのうえご注文ください。',
      'エンジンが熱いうちの作業は、ねじ山を傷めます。冷えてからどうぞ。',
      '交換の目安はニッケルで3,000〜5,000km、貴金属で1万km前後です。',
    ],
  },
}

export const engine: ProductLine[] = [clutch, piston, plug]
