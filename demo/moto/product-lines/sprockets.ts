import type { ItemFitment, ProductItem, ProductLine } from '../../product-line.ts'
import { bikes, type Bike } from '../bikes.ts'
import { ofModels } from '../fits.ts'
import { forBikes } from '../for-bikes.ts'

/** A choice of teeth round the bike's own number: shorter gearing, as it was, taller gearing. */
function withTeeth(
  items: ProductItem[],
  toTeeth: (bike: Bike) => number,
  steps: number[],
  toWords: (step: number) => Pick<ItemFitment, 'state' | 'note'>,
): ProductItem[] {
  return items.map((item, at) => {
    const bike = bikes[at]
    if (!bike) throw new Error(`No bike for ${item.key}`)
    const options = steps.map((step) => {
      const teeth = toTeeth(bike) + step
      return { value: step === 0 ? `${teeth}丁（純正）` : `${teeth}丁`, suffix: `${teeth}T` }
    })
    const fitments = options.flatMap(({ value }, place) =>
      ofModels([bike.key], { option: value, ...toWords(steps[place] ?? 0) }),
    )
    return { ...item, fitments, axes: [{ name: '丁数', options }] }
  })
}

const front: ProductLine = {
  key: 'front-sprocket',
  code: 'FS',
  category_keys: ['sprocket-front'],
  picture_kind: 'sprocket',
  has_tag: true,
  review_family: 'drive',
  maker_keys: ['hamaguruma'],
  colourway: 'silver',
  accessory_lines: ['rear-sprocket', 'sealed-chain'],
  common_specs: { 材質: 'クロムモリブデン鋼', 表面: '浸炭焼き入れ、黒染め', 内容: 'スプロケット1枚' },
  items: withTeeth(
    forBikes(bikes, {
      noun: 'フロントスプロケット',
      noun_kana: 'フロントスプロケット',
      base_yen: 2_700,
      toSize: (bike) => bike.chain,
      toSpecs: (bike) => ({ チェーンサイズ: bike.chain, 純正丁数: `${bike.front_teeth}丁` }),
    }),
    (bike) => bike.front_teeth,
    [-1, 0, 1],
    (step) => ({
      state: 'fits',
      ...(step < 0 && { note: 'スイングアームとの間隔を確かめてください' }),
    }),
  ),
  words: {
    catches: ['1丁で、走りの性格が変わる', '削れにくい芯まで硬い歯'],
    openings: [
      '{適合車種}の出力軸に合う、{チェーンサイズ}サイズの前スプロケットです。',
      '{主な用途}で低い回転をもっと使いたい。そんな{適合車種}は、前を1丁落とすところから始めてみてください。',
      '{maker}の歯切り盤が削り出した、{適合車種}用のドライブスプロケットです。',
    ],
    details: [
      '前を1丁減らすと加速が力強くなり、巡航の回転は6〜7%ほど上がります。',
      '1丁増やすと高速道路での回転が下がり、振動も減ります。',
      '浸炭焼き入れで表面だけを硬くし、芯には粘りを残しました。',
      '純正と同じ位置に静音用のゴム座を設けています。',
      '歯の谷はチェーンのローラーの径に合わせて切ってあり、なじみが早いのが特長です。',
    ],
    points: [
      '純正は{純正丁数}',
      'チェーンサイズ{チェーンサイズ}専用',
      '締め付けボルトの再使用は避けてください',
      '小さくするほどスイングアームとの間隔をご確認ください',
    ],
    closings: [
      '丁数を変えると速度計の表示が変わる車種があります。',
      '折り曲げ座金は消耗品です。あわせてご用意ください。',
      '前後とチェーンを同時に替えると、それぞれが長持ちします。',
    ],
  },
}

const rear: ProductLine = {
  key: 'rear-sprocket',
  code: 'RS',
  category_keys: ['sprocket-rear'],
  picture_kind: 'sprocket',
  has_tag: true,
  review_family: 'drive',
  maker_keys: ['hamaguruma'],
  colourway: 'gold',
  accessory_lines: ['front-sprocket', 'sealed-chain'],
  common_specs: { 材質: 'A7075-T6アルミ合金', 表面: '硬質アルマイト', 内容: 'スプロケット1枚' },
  items: withTeeth(
    forBikes(bikes, {
      noun: 'アルミリヤスプロケット',
      noun_kana: 'アルミリヤスプロケット',
      base_yen: 7_300,
      toSize: (bike) => bike.chain,
      toSpecs: (bike) => ({
        チェーンサイズ: bike.chain,
        純正丁数: `${bike.rear_teeth}丁`,
        取り付け穴: `${bike.price_factor > 1.3 ? 6 : 5}穴`,
      }),
    }),
    (bike) => bike.rear_teeth,
    [-2, 0, 2],
    (step) =>
      step > 0 ? { state: 'needs_work', note: 'チェーンを2リンク長いものに替えます' } : { state: 'fits' },
  ),
  words: {
    catches: ['ばね下を軽くする一枚', '歯数で選べる{適合車種}用', '見せて楽しい、削り出しの肉抜き'],
    openings: [
      '{適合車種}のリヤに合わせて、高力アルミ板から切り出したスプロケットです。',
      '純正の鋼製から替えると、およそ半分の重さに。{適合車種}の後ろまわりが軽くなります。',
      '{主な用途}での使い方に合わせて丁数を選べる、{maker}のアルミスプロケットです。',
      '肉抜きの形まで強度計算で決めた、{適合車種}用のリヤスプロケットです。',
    ],
    details: [
      'アルミは鋼より早く減りますが、硬質アルマイトで歯面の持ちを伸ばしました。',
      '2丁増やすと、峠の立ち上がりでひとつ上の段が使えるようになります。',
      '2丁減らすと巡航の回転が下がり、燃費にも効いてきます。',
      '肉抜きの角は丸く仕上げ、洗車の布が引っかかりません。',
    ],
    points: [
      '純正は{純正丁数}、{取り付け穴}',
      'チェーンサイズ{チェーンサイズ}専用',
      '歯先の摩耗限度を示す小穴入り',
      'ナットは純正を使います',
      '丁数を増やすとチェーンの駒数が足りなくなることがあります',
    ],
    closings: [
      '泥の多い道を走る方は、こまめな洗浄で寿命がずいぶん変わります。',
      'チェーンの伸びたままでの使用は歯を傷めます。同時交換をおすすめします。',
      '締め付けは対角の順に、必ずトルクレンチで行ってください。',
    ],
  },
}

export const sprockets: ProductLine[] = [front, rear]
