import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { packs, toWords } from '../line-words.ts'

const size = (...values: string[]) => ({
  name: 'サイズ',
  options: values.map((value) => ({ value, suffix: value.replace('.', '') })),
})

const gloves: ProductLine = {
  key: 'glove',
  code: 'GL',
  units: { order_multiple: 10, carton_quantity: 120, max_per_order: 1200 },
  category_keys: ['work-glove'],
  picture_kind: 'glove',
  has_tag: true,
  review_family: 'wear',
  maker_keys: ['tegumi', 'kaname-select'],
  tag_keys: ['same-day'],
  colourway: 'white',
  axes: [size('S', 'M', 'L', 'LL'), ...packs('双', 10, 100, 5800)],
  size_table: [
    ['サイズ', '手のひら周り', '中指の長さ'],
    ['S', '18〜19cm', '7.3cm'],
    ['M', '20〜21cm', '7.7cm'],
    ['L', '22〜23cm', '8.1cm'],
    ['LL', '24〜25cm', '8.5cm'],
  ],
  items: toItems(`
    key | name | reading | yen | 材質 | 厚み | 用途
    knit | 綿の軍手 10番手 | メンノグンテ ジュウバンテ | 680 | 綿・化繊混紡 | 7ゲージ | 運搬・清掃
    urethane | 背抜き手袋 ウレタン | セヌキテブクロ ウレタン | 1180 | ポリエステル・ウレタン | 13ゲージ | 検品・組み立て
    nitrile | 背抜き手袋 ニトリル | セヌキテブクロ ニトリル | 1380 | ナイロン・ニトリル | 15ゲージ | 油のある作業
    cut | 切れにくい手袋 中厚 | キレニクイテブクロ チュウアツ | 4980 | 高強度ポリエチレン | 13ゲージ | 板金・ガラス
    heat | 耐熱手袋 長め | タイネツテブクロ ナガメ | 3980 | アラミド繊維 | 10ゲージ | 炉前・成形
    leather | 牛床革手袋 | ウシトコガワテブクロ | 2480 | 牛床革 | 1.2mm | 溶接・土木
    cold | 防寒手袋 裏起毛 | ボウカンテブクロ ウラキモウ | 2980 | 化繊・天然ゴム | 二重 | 冷凍庫・屋外
    thin | 薄手の検査手袋 | ウステノケンサテブクロ | 980 | ナイロン | 18ゲージ | 検査・精密
  `),
  words: toWords({
    catches: ['{用途}のための一双。', '毎日替えられる値段で。', '指先の感覚を残す{厚み}。'],
    openings: [
      '{name}は、{用途}に向く{材質}の手袋です。',
      '{用途}の現場から、いちばん多くご注文をいただく手袋が{name}です。',
    ],
    details: [
      '{厚み}の編み地で、厚すぎず薄すぎず、物をつかむ感覚が残ります。',
      '手首は長めに編み、袖口との間に隙間ができません。',
      '洗って三度までは寸法がほとんど変わりません。',
      '左右の別がないものは、片方だけ傷んでも無駄になりません。',
    ],
    points: [
      '材質は{材質}',
      '{用途}に向く仕様',
      '寸法は4種類',
      '小分けの袋入りで配りやすい',
      '汚れの見える色',
    ],
  }),
}

const boots: ProductLine = {
  key: 'shoe',
  code: 'SH',
  category_keys: ['safety-boots'],
  picture_kind: 'boots',
  has_tag: true,
  review_family: 'wear',
  maker_keys: ['ashimoto'],
  colourway: 'black',
  axes: [size('24.5', '25.5', '26.5', '27.5', '28.5')],
  size_table: [
    ['サイズ', '足の長さ', '足囲'],
    ['24.5', '24.3〜24.7cm', '25.1cm'],
    ['25.5', '25.3〜25.7cm', '25.7cm'],
    ['26.5', '26.3〜26.7cm', '26.3cm'],
    ['27.5', '27.3〜27.7cm', '26.9cm'],
    ['28.5', '28.3〜28.7cm', '27.5cm'],
  ],
  items: toItems(`
    key | name | reading | yen | 先芯 | 底 | 重さ
    low | 安全靴 短靴 樹脂先芯 | アンゼングツ タングツ ジュシサキシン | 6800 | 樹脂 | 二層ウレタン | 片足420g
    high | 安全靴 編み上げ 鋼先芯 | アンゼングツ アミアゲ コウサキシン | 8900 | 鋼 | ゴム | 片足610g
    zip | 安全靴 半長靴 ファスナー | アンゼングツ ハンチョウカ ファスナー | 9800 | 鋼 | 二層ウレタン | 片足640g
    light | 軽い作業靴 通気 | カルイサギョウグツ ツウキ | 4980 | 樹脂 | 発泡樹脂 | 片足310g
    anti | 静電気をためない安全靴 | セイデンキヲタメナイアンゼングツ | 8200 | 樹脂 | 導電ゴム | 片足430g
    cold | 防寒安全長靴 | ボウカンアンゼンナガグツ | 7400 | 鋼 | 耐滑ゴム | 片足890g
    kitchen | 滑りにくい厨房靴 | スベリニクイチュウボウグツ | 3980 | 樹脂 | 耐油ゴム | 片足350g
  `),
  words: toWords({
    catches: ['{重さ}で、夕方まで軽い。', '{先芯}の先芯で足先を守る。', '立ち仕事の足に。'],
    openings: [
      '{name}は、先芯に{先芯}を使い、{重さ}に仕上げた一足です。',
      '一日じゅう立つ方のために、{name}の底は{底}にしました。',
    ],
    details: [
      '甲の幅は広めに取り、厚い靴下でも当たりません。',
      '中敷きは外して洗えます。替えの中敷きもお取り寄せできます。',
      'かかとは歩くたびにねじれない硬さにしてあります。',
      '底の減りが溝の半分になったら、交換の目安です。',
    ],
    points: ['先芯は{先芯}', '底は{底}', '重さ{重さ}', '寸法は5種類', '中敷きの交換ができます'],
  }),
}

const hats: ProductLine = {
  key: 'hat',
  code: 'HT',
  category_keys: ['hard-hat'],
  picture_kind: 'helmet',
  has_tag: true,
  review_family: 'wear',
  maker_keys: ['kabuto'],
  colourway: 'white',
  axes: [
    {
      name: '色',
      options: [
        { value: '白', suffix: 'WH', colourway: 'white' },
        { value: '青', suffix: 'BL', colourway: 'blue' },
        { value: '緑', suffix: 'GN', colourway: 'green' },
      ],
    },
  ],
  items: toItems(`
    key | name | reading | yen | 規格 | 帽体 | 重さ
    fly | 保護帽 飛来落下用 | ホゴボウ ヒライラッカヨウ | 2400 | 飛来・落下物用 | ABS樹脂 | 330g
    fall | 保護帽 墜落時保護用 | ホゴボウ ツイラクジホゴヨウ | 3600 | 墜落時保護用 | ABS樹脂 | 410g
    electric | 保護帽 電気用 | ホゴボウ デンキヨウ | 4200 | 電気用（7,000V以下） | PC樹脂 | 420g
    vent | 保護帽 通気孔つき | ホゴボウ ツウキコウツキ | 3980 | 飛来・落下物用 | PE樹脂 | 350g
    fold | 折りたたみ保護帽 備蓄用 | オリタタミホゴボウ ビチクヨウ | 5400 | 飛来・落下物用 | PP樹脂 | 410g
  `),
  words: toWords({
    catches: ['{規格}。', '{重さ}で首にやさしく。', '交換の時期が内側で分かる。'],
    openings: [
      '{name}は、{規格}の型式検定に合格した保護帽です。',
      '{帽体}の帽体に、使い始めの日を書ける札を付けた{name}です。',
    ],
    details: [
      'あごひもは片手で外せる留め具です。',
      '内装は汗を吸う布で、取り外して洗えます。',
      '帽体の交換の目安は、使い始めから3年（熱に強いものは5年）です。',
      '一度でも強い衝撃を受けたものは、見た目に傷がなくてもお使いにならないでください。',
    ],
    points: [
      '規格は{規格}',
      '帽体は{帽体}',
      '重さ{重さ}',
      '名入れ10個から承ります',
      '内装だけの交換ができます',
    ],
  }),
}

const wearSizes = [
  ['サイズ', '胸囲', '着丈'],
  ['M', '86〜94cm', '66cm'],
  ['L', '94〜102cm', '69cm'],
  ['LL', '102〜110cm', '72cm'],
  ['3L', '110〜118cm', '74cm'],
]

const jackets: ProductLine = {
  key: 'wear',
  code: 'WR',
  category_keys: ['work-jacket'],
  picture_kind: 'jacket',
  has_tag: true,
  review_family: 'wear',
  maker_keys: ['hataraki'],
  colourway: 'indigo',
  axes: [size('M', 'L', 'LL', '3L')],
  size_table: wearSizes,
  items: toItems(`
    key | name | reading | yen | 素材 | 季節 | 洗濯
    summer | 夏の作業ジャンパー | ナツノサギョウジャンパー | 3980 | 綿・化繊混紡 | 春夏 | 家庭用洗濯機
    winter | 冬の作業ジャンパー 裏起毛 | フユノサギョウジャンパー ウラキモウ | 5980 | 化繊・起毛 | 秋冬 | 家庭用洗濯機
    cold | 防寒コート 反射帯つき | ボウカンコート ハンシャオビツキ | 9800 | 防水布・中綿 | 冬 | 手洗い
    rain | 雨合羽 上下 | アマガッパ ジョウゲ | 4980 | 防水透湿布 | 通年 | 手洗い
    vest | 夜光ベスト | ヤコウベスト | 1480 | メッシュ | 通年 | 家庭用洗濯機
    fan | 送風機つき作業着 | ソウフウキツキサギョウギ | 12800 | 綿 | 夏 | 送風機を外して手洗い
  `),
  words: toWords({
    catches: ['{季節}の現場着。', '膝と肘が先に傷むから。', '{素材}で動きやすく。'],
    openings: [
      '{name}は、{季節}の現場で着る{素材}の作業着です。',
      '腕を上げても裾が上がらない。{name}は脇の仕立てから考えました。',
    ],
    details: [
      '物入れはふたを深くし、かがんでも中身が落ちません。',
      '社名の刺しゅうは10着から、1着400円で承ります。',
      '{洗濯}でお手入れいただけます。',
      '同じ色を10年は続けます。途中で入った方も、そろいで着られます。',
    ],
    points: ['素材は{素材}', '{季節}向け', 'お手入れは{洗濯}', '寸法は4種類', '刺しゅうの型は保管します'],
  }),
}

const shirts: ProductLine = {
  key: 'shirt',
  code: 'ST',
  category_keys: ['work-shirt'],
  picture_kind: 'linen-shirt',
  has_tag: true,
  review_family: 'wear',
  maker_keys: ['hataraki', 'kaname-select'],
  colourway: 'natural',
  is_embroiderable: true,
  axes: [size('M', 'L', 'LL', '3L')],
  size_table: wearSizes,
  items: toItems(`
    key | name | reading | yen | 素材 | 季節 | 洗濯
    long | 長袖の作業シャツ | ナガソデノサギョウシャツ | 2980 | 綿・化繊混紡 | 通年 | 家庭用洗濯機
    short | 半袖の作業シャツ | ハンソデノサギョウシャツ | 2680 | 綿・化繊混紡 | 夏 | 家庭用洗濯機
    dry | 汗の乾くシャツ | アセノカワクシャツ | 1980 | ポリエステル | 夏 | 家庭用洗濯機
    under | 防寒肌着 厚手 | ボウカンハダギ アツデ | 2280 | 起毛化繊 | 冬 | 家庭用洗濯機
  `),
  words: toWords({
    catches: ['{季節}の一枚。', '洗い替えに、もう一枚。', '{素材}ですぐ乾く。'],
    openings: [
      '{name}は、{季節}に着る{素材}のシャツです。',
      '作業着の下に着ても、一枚でも。{name}は襟の形を崩れにくくしました。',
    ],
    details: [
      '脇に汗の抜ける布を使っています。',
      '前立ては釦が隠れ、機械に引っかかりません。',
      '{洗濯}で洗え、干せば翌朝には乾きます。',
      '胸の物入れには、筆記具を挿す仕切りがあります。',
    ],
    points: ['素材は{素材}', '{季節}向け', '釦の隠れる前立て', '寸法は4種類', '色の入れ替えをしません'],
  }),
}

export const safetyLines = [gloves, boots, hats, jackets, shirts]
