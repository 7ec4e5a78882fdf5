import type { ProductLine } from '../../product-line.ts'
import { bikes, pickBikes } from '../bikes.ts'
import { forBikes } from '../for-bikes.ts'

const PLACES = [
  {
    name: '取り付け位置',
    options: [
      { value: 'フロント', suffix: 'F' },
      { value: 'リヤ', suffix: 'R' },
    ],
  },
]

const sintered: ProductLine = {
  key: 'sintered-pad',
  code: 'SP',
  category_keys: ['brake-pad-sintered'],
  picture_kind: 'brake-pad',
  has_tag: true,
  review_family: 'brake',
  maker_keys: ['hibashira', 'torimo'],
  tag_keys: ['popular'],
  colourway: 'red',
  axes: PLACES,
  accessory_lines: ['floating-disc', 'care/brake-cleaner'],
  common_specs: { 摩擦材: '銅系焼結合金', 使用温度: '常温〜450℃', 内容: '1キャリパー分（2枚）' },
  items: forBikes(bikes, {
    noun: 'シンタードパッド',
    noun_kana: 'シンタードパッド',
    base_yen: 4_900,
    but: {
      'kaze-400r': [{ bike_key: 'kaze-250r-2022', option: 'フロント', state: 'fits', note: '前のみ' }],
    },
    toSpecs: (bike) => ({
      摩擦材の厚さ: bike.front_disc_mm >= 310 ? '4.2mm' : '3.8mm',
      摩擦係数: bike.price_factor > 1.5 ? '0.52' : '0.48',
    }),
  }),
  words: {
    catches: ['雨の日も、握った分だけ', '熱くなってからが本領です', '減りにくく、効きが変わらない'],
    openings: [
      '金属の粉を焼き固めた{適合車種}用のブレーキパッドです。ぬれた路面でも効き始めが遅れません。',
      '{主な用途}で使う{適合車種}に合わせ、{maker}が配合を決めた焼結パッドです。',
      '「純正より少しだけ強く」。{適合車種}の乗り手からの声をもとに作られた、{maker}の定番です。',
      '信号ごとの減速から峠の下りまで、{適合車種}の制動を1組でまかなうパッドです。',
    ],
    details: [
      '摩擦係数は{摩擦係数}。冷えた朝の一握り目と、下り続けたあとの差が小さいのが持ち味です。',
      '裏板には断熱の層をはさみ、ブレーキフルードへ熱が伝わるのを抑えています。',
      '角を斜めに落としてあるので、交換直後の鳴きが出にくくなっています。',
      '摩擦材の中央に溝を切り、残りの厚さがのぞき込むだけで分かるようにしました。',
      '焼結材は粉がやや固めです。ホイールに付いた汚れは早めに水で流すときれいに落ちます。',
    ],
    points: [
      '摩擦材の厚さ{摩擦材の厚さ}',
      '雨天の制動距離が伸びにくい銅系焼結材',
      'ステンレスローター専用（鋳鉄には使えません）',
      '裏板は防錆の黒染め',
      'パッドピンは再使用できますが、曲がりがあれば交換を',
    ],
    closings: [
      '取り付け前に、キャリパーのピストンを中性洗剤で洗って押し戻してください。',
      '走り出す前に必ずレバーを数回握り、手ごたえが戻ったことをお確かめください。',
      '残りが1mmを切る前の交換をおすすめします。季節の変わり目の点検が目安です。',
    ],
  },
}

const organic: ProductLine = {
  key: 'organic-pad',
  code: 'OP',
  category_keys: ['brake-pad-organic'],
  picture_kind: 'brake-pad',
  has_tag: true,
  review_family: 'brake',
  maker_keys: ['hibashira'],
  tag_keys: ['beginner'],
  colourway: 'black',
  axes: PLACES,
  accessory_lines: ['solid-disc', 'care/brake-cleaner'],
  common_specs: { 摩擦材: 'アラミド繊維配合の有機材', 使用温度: '常温〜350℃', 内容: '1キャリパー分（2枚）' },
  items: forBikes(
    pickBikes(
      'raicho-125',
      'sazanami-125',
      'musashino-350',
      'minamo-400s',
      'yamase-250',
      'iwana-250',
      'kaze-250r',
      'hagane-1200',
      'nowaki-390',
      'shirogane-650',
    ),
    {
      noun: 'オーガニックパッド',
      noun_kana: 'オーガニックパッド',
      base_yen: 2_900,
      toSpecs: (bike) => ({ 摩擦材の厚さ: bike.front_disc_mm >= 310 ? '4.5mm' : '4.0mm', 摩擦係数: '0.38' }),
    },
  ),
  words: {
    catches: ['そっと握って、そっと止まる', 'ローターにやさしい街乗り用', '鳴かない、固くない、高くない'],
    openings: [
      '{適合車種}の街乗りにちょうどよい、当たりのやわらかなパッドです。',
      'がつんと効くブレーキは苦手、という方へ。{maker}の有機材パッドの{適合車種}用です。',
      '{主な用途}が中心なら、制動力よりも扱いやすさ。{適合車種}に合わせた有機材をどうぞ。',
    ],
    details: [
      '握り始めが穏やかで、砂の浮いた路地や雨の白線の上でも車輪を止めてしまいにくい性格です。',
      '繊維を混ぜた樹脂の材はローターを削りにくく、ローターの寿命も延ばします。',
      '初期の鳴きを防ぐため、表面は一度炉で焼いてあります。',
      '長い下りを続けると効きが落ちることがあります。峠の多い方には焼結材をおすすめします。',
    ],
    points: [
      '摩擦材の厚さ{摩擦材の厚さ}',
      '鋳鉄・ステンレスどちらのローターにも対応',
      '石綿は使っていません',
      '粉が少なくホイールが汚れにくい',
      '純正のピンとクリップを使います',
    ],
    closings: [
      '焼結材から替えるときは、ローターの表面を軽く磨いてからお使いください。',
      '100kmほど走ると面が合い、本来の効きになります。',
      'ご家族の二台めの整備用に、前後まとめてご注文になる方も多くいらっしゃいます。',
    ],
  },
}

export const brakePads: ProductLine[] = [sintered, organic]
