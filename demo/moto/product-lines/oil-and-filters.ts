import type { ProductLine } from '../../product-line.ts'
import { bikes } from '../bikes.ts'
import { forBikes } from '../for-bikes.ts'

const oilFilter: ProductLine = {
  key: 'oil-filter',
  code: 'OF',
  category_keys: ['oil-filter'],
  picture_kind: 'oil-filter',
  has_tag: true,
  review_family: 'engine',
  maker_keys: ['kazaana', 'aozora-oil'],
  tag_keys: ['beginner'],
  colourway: 'black',
  accessory_lines: ['engine-oil', 'torque-wrench'],
  items: forBikes(bikes, {
    noun: 'オイルフィルター',
    noun_kana: 'オイルフィルター',
    base_yen: 1_150,
    toSpecs: (bike) => ({
      形式: bike.price_factor > 1.3 ? 'カートリッジ式' : '内蔵エレメント式',
      ろ過の細かさ: '20μm',
      外径: bike.price_factor > 1.3 ? '68mm' : '38mm',
      オイル量: `${(bike.oil_litre + 0.2).toFixed(1)}L（フィルター交換時）`,
    }),
  }),
  words: {
    catches: ['オイル交換2回に1回を、忘れずに', '小さいけれど、いちばん働く'],
    openings: [
      '{適合車種}のオイルから金属粉とすすを受け止める、{形式}のフィルターです。',
      'オイルだけ新しくしても、フィルターが詰まっていては半分の効き目です。{適合車種}用をご用意しました。',
      '{maker}の{適合車種}用オイルフィルター。純正と同じろ過の細かさです。',
    ],
    details: [
      'ろ紙のひだを純正より2割多く取り、詰まるまでの時間を延ばしています。',
      '目づまりしたときに油を通す安全弁の圧は、純正にそろえました。',
      '交換時に必要なオイルはおよそ{オイル量}です。',
      '取り外したろ紙を開いて、光る金属片が多いようならご相談ください。',
    ],
    points: [
      '{形式}、外径{外径}',
      'ろ過の細かさ {ろ過の細かさ}',
      'パッキンは同梱',
      '逆流を防ぐゴム弁付き',
      '回すための溝入り',
    ],
    closings: [
      '取り付けは、パッキンに油を塗り、手で締めてから4分の3回転が目安です。',
      '外した部品は、お住まいの自治体の決まりに従って処分してください。',
      'ドレンワッシャーも一緒に替えると、にじみの心配がありません。',
    ],
  },
}

const OILS = [
  ['10w30-1l', '10W-30', '部分合成油', '1L', 1_680, '小排気量・通勤'],
  ['10w40-1l', '10W-40', '部分合成油', '1L', 1_880, '街乗りからツーリング'],
  ['10w40-4l', '10W-40', '部分合成油', '4L', 6_600, '街乗りからツーリング'],
  ['10w40-full-1l', '10W-40', '全合成油', '1L', 2_680, '高速道路とワインディング'],
  ['10w40-full-4l', '10W-40', '全合成油', '4L', 9_800, '高速道路とワインディング'],
  ['15w50-1l', '15W-50', '全合成油', '1L', 2_980, '大排気量・夏の渋滞'],
  ['15w50-4l', '15W-50', '全合成油', '4L', 10_900, '大排気量・夏の渋滞'],
  ['20w50-1l', '20W-50', '鉱物油', '1L', 1_580, '空冷・旧い車種'],
  ['5w40-1l', '5W-40', '全合成油', '1L', 3_180, '冬の始動と走行会'],
  ['0w20-1l', '0W-20', '全合成油', '1L', 2_380, '寒冷地の小排気量'],
  ['10w40-20l', '10W-40', '部分合成油', '20Lペール缶', 28_800, '家族や仲間での共用'],
] as const

const engineOil: ProductLine = {
  key: 'engine-oil',
  used_on: ['oil-filter', 'clutch-kit'],
  code: 'EO',
  category_keys: ['engine-oil'],
  picture_kind: 'oil-can',
  label_spec: '粘度',
  has_tag: true,
  review_family: 'engine',
  maker_keys: ['aozora-oil'],
  tag_keys: ['popular'],
  colourway: 'blue',
  accessory_lines: ['torque-wrench'],
  common_specs: {
    規格: '二輪4ストローク用（湿式クラッチ対応）',
    保管: '直射日光を避け、子どもの手の届かないところへ',
  },
  items: OILS.map(([key, grade, base, volume, unit_price, use]) => ({
    key,
    name: `エンジンオイル ${grade} ${base} ${volume}`,
    name_kana: `エンジンオイル ${base === '全合成油' ? 'ゼンゴウセイユ' : base === '鉱物油' ? 'コウブツユ' : 'ブブンゴウセイユ'}`,
    unit_price,
    specs: { 粘度: grade, 基油: base, 容量: volume, 向いている使い方: use },
    colourway: base === '全合成油' ? 'silver' : base === '鉱物油' ? 'red' : 'blue',
  })),
  words: {
    catches: ['{向いている使い方}に、{粘度}', '変速の「コトン」が静かになる'],
    openings: [
      '{向いている使い方}に向けて{maker}が調合した、{粘度}の{基油}です。',
      '横浜の量り売りから続く{maker}の、二輪専用{基油}です。',
      '夏と冬で粘度を替えるのは面倒、という声から生まれた{粘度}のオイル。容量は{容量}です。',
    ],
    details: [
      '前の数字は寒いときの流れやすさ、後ろの数字は熱いときの粘りを表します。',
      '湿式クラッチが滑らないよう、摩擦を減らしすぎる添加剤は入れていません。',
      '渋滞で油温が上がっても粘りが落ちにくく、変速の入りが変わりません。',
      '缶の底に調合日を印字しています。未開封で3年を目安にお使いください。',
      '銘柄を替えるときに、洗浄用のオイルを通す必要はありません。',
    ],
    points: [
      '粘度 {粘度}',
      '基油は{基油}',
      '容量 {容量}',
      '廃油は市販の処理箱で処分できます',
      '補充だけに使っても差し支えありません',
    ],
    closings: [
      '交換の目安は3,000kmまたは半年の早いほうです。',
      '量はのぞき窓の上限と下限のあいだに。入れすぎも不調のもとです。',
      '取扱説明書に指定の粘度があるときは、そちらを優先してください。',
    ],
  },
}

const airFilter: ProductLine = {
  key: 'air-filter',
  code: 'AF',
  category_keys: ['air-filter'],
  picture_kind: 'air-filter',
  has_tag: true,
  review_family: 'engine',
  maker_keys: ['kazaana'],
  colourway: 'red',
  axes: [
    {
      name: 'タイプ',
      options: [
        { value: '湿式・補修用', suffix: 'W', colourway: 'white' },
        { value: '洗える多層綿', suffix: 'C', colourway: 'red', extra_yen: 3200 },
      ],
    },
  ],
  accessory_lines: ['spark-plug'],
  items: forBikes(bikes, {
    noun: 'エアフィルター',
    noun_kana: 'エアフィルター',
    base_yen: 2_600,
    toSpecs: (bike) => ({
      吸気面積: `${Math.round(210 * bike.price_factor)}cm²`,
      枠: 'ポリウレタン一体成形',
      交換の目安: '15,000kmまたは2年',
    }),
  }),
  words: {
    catches: ['深呼吸を取り戻す', '純正の箱に、すっと収まる'],
    openings: [
      '{適合車種}のエアクリーナーボックスに、加工なしで収まるフィルターです。',
      '燃費が落ちた、上まで回らない。{適合車種}のそんな症状は、フィルターの詰まりかもしれません。',
      '砂ぼこりの多い{主な用途}では、フィルターは早めの交換が安心です。',
    ],
    details: [
      '湿式は油を含ませたろ紙で細かな砂まで止めます。汚れたら交換してください。',
      '多層綿は専用の洗剤で洗い、油を差し直してくり返し使えます。',
      '枠のゴムは箱の溝にぴたりと合い、すき間から汚れた空気を吸いません。',
      '吸気面積は{吸気面積}。ひだの高さをそろえて流れのむらを減らしています。',
    ],
    points: [
      '交換の目安は{交換の目安}',
      '吸気面積 {吸気面積}',
      '燃料調整はいりません',
      '枠は{枠}',
      '取り付け方向の矢印入り',
    ],
    closings: [
      '箱の底の水抜き管に油がたまっていたら、ついでに抜いておきましょう。',
      '多層綿は乾いてから油を差し、一晩置いて余分を拭き取ってください。',
      'エアで吹くと繊維が傷みます。軽くはたく程度にとどめてください。',
    ],
  },
}

export const oilAndFilters: ProductLine[] = [oilFilter, engineOil, airFilter]
