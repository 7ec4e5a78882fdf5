import type { ProductItem, ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { packs, toWords } from '../line-words.ts'

const batteries: ProductLine = {
  key: 'backup',
  code: 'BU',
  category_keys: ['backup-battery'],
  picture_kind: 'battery',
  label_spec: '容量',
  has_tag: true,
  review_family: 'office',
  maker_keys: ['denki-no-mori'],
  colourway: 'black',
  accessory_lines: ['cord'],
  items: toItems(`
    key | name | reading | yen | 容量 | 時間 | 寿命
    ups-500 | 無停電電源 500VA | ムテイデンデンゲン ゴヒャク | 18800 | 500VA | 10分（パソコン1台） | 電池4〜5年
    ups-1000 | 無停電電源 1000VA | ムテイデンデンゲン セン | 34800 | 1000VA | 12分（パソコン3台） | 電池4〜5年
    pack-700 | 可搬型電源 700Wh | カハンガタデンゲン ナナヒャク | 69800 | 700Wh | 照明10台で6時間 | 充放電500回
    dry-aa | 単3乾電池 業務用 | タンサンカンデンチ ギョウムヨウ | 1980 | 40本 | 用途による | 未使用で10年
    dry-aaa | 単4乾電池 業務用 | タンヨンカンデンチ ギョウムヨウ | 1980 | 40本 | 用途による | 未使用で10年
  `),
  words: toWords({
    catches: ['停電に慌てない{容量}。', '{寿命}。', '端子の色で迷わない。'],
    openings: [
      '{name}は、もしものときに電気をつなぐ{容量}の品です。',
      '備えは、使い方が分かってこそ。{name}には一枚の手順書が付いています。',
    ],
    details: [
      '使える時間の目安は「{時間}」です。',
      '寿命の目安は「{寿命}」です。交換の時期を本体に書き込めます。',
      '端子の色と形をそろえ、暗がりでも差し間違えません。',
      '使い終えた電池は、当社で回収いたします。',
    ],
    points: ['容量は{容量}', '時間の目安は{時間}', '寿命は{寿命}', '手順書つき', '使用後の回収を承ります'],
  }),
}

const cords: ProductLine = {
  key: 'cord',
  code: 'CD',
  category_keys: ['extension'],
  picture_kind: 'cable',
  has_tag: true,
  review_family: 'office',
  maker_keys: ['denki-no-mori', 'kaname-select'],
  colourway: 'black',
  axes: [
    {
      name: '長さ',
      options: [
        { value: '2m', suffix: '2' },
        { value: '5m', suffix: '5', extra_yen: 600 },
        { value: '10m', suffix: '10', extra_yen: 1500 },
      ],
    },
  ],
  items: toItems(`
    key | name | reading | yen | 定格 | 線 | 差込
    tap-4 | 電源タップ 4口 集中スイッチ | デンゲンタップ ヨンクチ | 1980 | 1500W | やわらかい平形 | 抜け止め
    tap-6 | 電源タップ 6口 雷よけ | デンゲンタップ ロククチ カミナリヨケ | 2980 | 1500W | 二重被覆 | 抜け止め
    reel | 防雨型の延長コード | ボウウガタノエンチョウコード | 3480 | 1500W | ゴム被覆 | 防雨ふた
    lan | 配線用の通信コード 6A | ハイセンヨウノツウシンコード | 1280 | 10Gbps | 細径 | つめ折れ防止
    usb | 充電コード 三つ口 | ジュウデンコード ミツクチ | 1480 | 100W | 編み被覆 | 両面
  `),
  words: toWords({
    catches: ['{定格}まで安心。', '机の下をすっきりと。', '{差込}の差込口。'],
    openings: [
      '{name}は、定格{定格}、{線}の線を使ったコードです。',
      '足元の配線を整える。{name}は三つの長さをご用意しました。',
    ],
    details: [
      '差込口は{差込}で、引いても抜けにくくしています。',
      '線の根元は曲げに強く、一万回の曲げ試験をしています。',
      '束ねたまま使うと熱を持ちます。必要な長さをお選びください。',
      '両端に番号の札を付けられます。',
    ],
    points: ['定格は{定格}', '線は{線}', '差込は{差込}', '長さは3種類', '番号の札つき'],
  }),
}

const teas: ProductLine = {
  key: 'tea',
  code: 'TE',
  units: { carton_quantity: 12 },
  category_keys: ['office-tea'],
  picture_kind: 'tea-tin',
  has_tag: true,
  review_family: 'office',
  maker_keys: ['kyaku-ma'],
  tax_rate: 8,
  colourway: 'green',
  axes: packs('袋', 50, 300, 3800),
  items: [
    ...toItems(`
    key | name | reading | yen | 内容量 | 産地 | 賞味期限
    sencha | 来客の煎茶 ティーバッグ | ライキャクノセンチャ ティーバッグ | 1480 | 1袋2g | 静岡県 | 製造から1年
    hojicha | 来客のほうじ茶 ティーバッグ | ライキャクノホウジチャ ティーバッグ | 1280 | 1袋2g | 京都府 | 製造から1年
    mugicha | 水出し麦茶 1L用 | ミズダシムギチャ | 880 | 1袋8g | 栃木県 | 製造から1年
    powder | 粉末の緑茶 給茶機用 | フンマツノリョクチャ キュウチャキヨウ | 1980 | 1袋1g | 鹿児島県 | 製造から10か月
  `),
    ...toItems(`
    key | name | reading | yen | 内容量 | 産地 | 賞味期限
    coffee | 会議の珈琲 一杯用 | カイギノコーヒー イッパイヨウ | 1980 | 1袋8g | ブラジルほか | 製造から1年
    decaf | カフェインの少ない珈琲 一杯用 | カフェインノスクナイコーヒー | 2280 | 1袋8g | コロンビア | 製造から1年
  `).map((item) => ({ ...item, picture_kind: 'coffee-bag' })),
  ],
  words: toWords({
    catches: ['誰が淹れても同じ味。', '{産地}の葉と豆。', '来客の三分に間に合う。'],
    openings: [
      '{name}は、{産地}の素材を{内容量}に分けた事務所向けの品です。',
      '急な来客にも、すぐ一杯。{name}です。',
    ],
    details: [
      '一袋ずつ窒素を詰め、最後の一袋まで香りが残ります。',
      '賞味期限は{賞味期限}です。半分以上を残してお届けします。',
      '外箱はそのまま棚に置ける、引き出し口つきです。',
      '湯を注いで一分、待たせない濃さに仕上げています。',
    ],
    points: [
      '内容量は{内容量}',
      '産地は{産地}',
      '賞味期限は{賞味期限}',
      '軽減税率の対象品',
      '引き出し口つきの箱',
    ],
  }),
}

const CUPS: Record<string, Pick<ProductItem, 'picture_kind' | 'traits'>> = {
  'yunomi-5': { traits: { cup: 'straight', pieces: 5 } },
  'yunomi-10': { traits: { cup: 'round', pieces: 10 } },
  coaster: { picture_kind: 'plate', traits: { glaze: 'rings' } },
  'mug-6': { picture_kind: 'ceramic-cup', traits: { mug: 0, pieces: 2 } },
}

const cups: ProductLine = {
  key: 'cup',
  code: 'CP',
  category_keys: ['office-cup'],
  picture_kind: 'tea-cup',
  has_tag: true,
  review_family: 'office',
  // Cups with a company's name on them are given at anniversaries.
  is_giftable: true,
  maker_keys: ['kyaku-ma'],
  colourway: 'white',
  items: toItems(`
    key | name | reading | yen | 材質 | 容量 | 洗い方
    yunomi-5 | 来客の湯のみ 5客 | ライキャクノユノミ ゴキャク | 3980 | 磁器 | 180mL | 食器洗い機
    yunomi-10 | 来客の湯のみ 10客 | ライキャクノユノミ ジッキャク | 7480 | 磁器 | 180mL | 食器洗い機
    coaster | 木の茶たく 5枚 | キノチャタク ゴマイ | 2980 | 天然木 | 直径11cm | 手洗い
    mug-6 | 重ねられるマグ 6個 | カサネラレルマグ ロッコ | 4480 | 磁器 | 260mL | 食器洗い機
  `).map((item) => ({ ...item, ...CUPS[item.key] })),
  words: toWords({
    catches: ['重ねて棚におさまる。', '{材質}の白い器。', '{洗い方}で洗えます。'],
    openings: [
      '{name}は、{材質}で作った{容量}の器です。',
      '応接にも給湯室にも。{name}は欠けにくい縁にしました。',
    ],
    details: [
      '縁を厚めに丸め、重ねても欠けにくくしています。',
      '{洗い方}で洗えます。',
      '割れたときは、一つから買い足せます。',
      '社名の焼き付けを30個から承ります。',
    ],
    points: [
      '材質は{材質}',
      '大きさは{容量}',
      'お手入れは{洗い方}',
      '一つから買い足せます',
      '10年作り続けます',
    ],
  }),
}

const cases: ProductLine = {
  key: 'case',
  code: 'CS',
  category_keys: ['card-and-bag'],
  picture_kind: 'leather-card-case',
  has_tag: true,
  review_family: 'office',
  maker_keys: ['kaname-select'],
  colourway: 'brown',
  items: [
    ...toItems(`
    key | name | reading | yen | 材質 | 寸法 | 収納
    card | 名刺入れ 革 | メイシイレ カワ | 3980 | 牛革 | 11×7.5cm | 名刺40枚
    pass | 社員証入れ ひもつき | シャインショウイレ ヒモツキ | 1480 | 合成皮革 | 9×11.5cm | 証2枚
  `),
    ...toItems(`
    key | name | reading | yen | 材質 | 寸法 | 収納
    brief | 書類鞄 A4 | ショルイカバン | 12800 | 撥水布・革 | 40×30×9cm | A4の書類とパソコン
    tote | 資料を運ぶ手さげ | シリョウヲハコブテサゲ | 4980 | 帆布 | 36×32×14cm | A4の綴り5冊
  `).map((item) => ({ ...item, picture_kind: 'leather-bag' })),
  ],
  words: toWords({
    catches: ['{収納}が入る。', '{材質}の落ち着いた一品。', '入社のお祝いにも。'],
    openings: [
      '{name}は、{収納}が入る{材質}の品です。',
      '取引先の前で出しても恥ずかしくない。{name}は{材質}で仕立てました。',
    ],
    details: [
      '寸法は{寸法}です。',
      '力のかかるところは二度縫い、糸の始末を内側に隠しました。',
      '名入れの箔押しを一つから承ります。',
      '乾いた布で拭くだけで、年ごとに色が深くなります。',
    ],
    points: ['材質は{材質}', '寸法は{寸法}', '収納は{収納}', '名入れを承ります', '修理をお受けします'],
  }),
}

export const officeLines = [batteries, cords, teas, cups, cases]
