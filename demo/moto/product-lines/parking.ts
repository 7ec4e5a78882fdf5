import type { ProductLine } from '../../product-line.ts'
import { toCoverFitments } from '../fits.ts'

const lock: ProductLine = {
  key: 'lock',
  code: 'LK',
  category_keys: ['lock'],
  picture_kind: 'lock',
  has_tag: true,
  review_family: 'touring',
  maker_keys: ['ironhook'],
  tag_keys: ['popular'],
  colourway: 'black',
  accessory_lines: ['body-cover'],
  items: (
    [
      [
        'chain-120',
        '極太チェーンロック 120cm',
        'ゴクブトチェーンロック',
        12_800,
        '120cm',
        '4.2kg',
        '直径12mm 焼き入れ鋼',
        '5本',
      ],
      [
        'chain-180',
        '極太チェーンロック 180cm',
        'ゴクブトチェーンロック',
        16_800,
        '180cm',
        '6.1kg',
        '直径12mm 焼き入れ鋼',
        '5本',
      ],
      [
        'u-short',
        'U字ロック ショート',
        'ユージロック ショート',
        7_980,
        '内寸17×8cm',
        '1.3kg',
        '直径16mm 焼き入れ鋼',
        '3本',
      ],
      [
        'u-long',
        'U字ロック ロング',
        'ユージロック ロング',
        8_980,
        '内寸30×11cm',
        '1.8kg',
        '直径16mm 焼き入れ鋼',
        '3本',
      ],
      ['disc-7', 'ディスクロック 7mm', 'ディスクロック', 4_280, 'ピン7mm', '0.4kg', '亜鉛合金', '3本'],
      [
        'disc-alarm',
        'アラーム付きディスクロック',
        'アラームツキディスクロック',
        6_980,
        'ピン7mm',
        '0.6kg',
        '亜鉛合金、110dB',
        '3本',
      ],
      [
        'wire-200',
        'ワイヤーロック 200cm',
        'ワイヤーロック',
        3_480,
        '200cm',
        '0.8kg',
        '直径12mm より線',
        '4桁番号',
      ],
      ['helmet', 'ヘルメットロック', 'ヘルメットロック', 1_980, '22.2mmハンドル用', '0.2kg', 'アルミ', '2本'],
      [
        'ground',
        '地面固定アンカー',
        'ジメンコテイアンカー',
        14_800,
        '17×9×5cm',
        '2.6kg',
        '鋳鋼',
        'アンカー4本付属',
      ],
    ] as const
  ).map(([key, name, name_kana, unit_price, size, weight, body, keys]) => ({
    key,
    name,
    name_kana,
    unit_price,
    specs: { 大きさ: size, 重さ: weight, 本体: body, 鍵: keys },
  })),
  words: {
    catches: ['あきらめさせるための重さ', '大切な1台に、もうひとつの鍵'],
    openings: [
      '盗む側の時間をかせぐこと。{maker}は、錠の役目をそう考えています。',
      '本体は{本体}。切断の試験で残った型だけが商品になりました。',
      '宿の駐車場で、夜にふと不安になる。そんな旅のための{name}です。',
    ],
    details: [
      '地面から浮かせて掛けると、工具に体重をかけられにくくなります。',
      '鍵穴にはごみよけのふたがあり、雨ざらしでも固まりません。',
      '外側の布やゴムは、車体のきずを防ぐためのものです。',
      '動かせないものにつなぐ錠と、車輪を止める錠の2つを使うのが効果的です。',
    ],
    points: ['大きさ {大きさ}', '重さ {重さ}', '鍵 {鍵}', '本体は{本体}', '鍵番号の登録で追加の鍵を作れます'],
    closings: [
      '発進前の外し忘れを防ぐ、目立つひもをハンドルに結んでおくと安心です。',
      '鍵番号の札は、家の分かる場所に別に保管してください。',
      '年に一度、鍵穴に黒鉛の粉を吹いてください。油はほこりを呼びます。',
    ],
  },
}

const COVER_SIZES = [
  ['m', 'M', '205×80×125cm', '125〜250cc'],
  ['l', 'L', '225×90×130cm', '250〜400cc'],
  ['ll', 'LL', '245×100×140cm', '大型・風防付き'],
  ['ll-box', 'LL 箱付き', '255×105×150cm', '大型・後ろ箱付き'],
] as const
const COVER_CLOTHS = [
  ['light', '軽量車体カバー', 'ケイリョウシャタイカバー', 4_280, '75デニール、裏面アクリル'],
  ['thick', '厚手車体カバー', 'アツデシャタイカバー', 8_980, '300デニール、裏面ウレタン'],
  ['heat', '耐熱車体カバー', 'タイネツシャタイカバー', 11_800, '300デニール、耐熱布160℃'],
] as const

const cover: ProductLine = {
  key: 'body-cover',
  code: 'CV',
  category_keys: ['body-cover'],
  picture_kind: 'cover',
  has_tag: true,
  review_family: 'touring',
  maker_keys: ['tabigoto', 'tsuyadama'],
  colourway: 'silver',
  axes: [
    {
      name: 'カラー',
      options: [
        { value: 'シルバー', suffix: 'SV', colourway: 'silver' },
        { value: 'ブラック', suffix: 'BK', colourway: 'black' },
      ],
    },
  ],
  accessory_lines: ['lock'],
  fit_kind: 'listed',
  toFitments: toCoverFitments,
  items: COVER_CLOTHS.flatMap(([kind, name, kana, yen, cloth]) =>
    COVER_SIZES.map(([key, size, measure, fits], at) => ({
      key: `${kind}-${key}`,
      name: `${name} ${size}`,
      name_kana: kana,
      unit_price: yen + at * 700,
      specs: { サイズ: size, 寸法: measure, 目安: fits, 生地: cloth },
    })),
  ),
  words: {
    catches: ['雨の朝も、シートは乾いたまま', '風にあおられない、4か所留め'],
    openings: [
      '屋根のない駐車場で過ごす愛車のための、{サイズ}サイズのカバーです。',
      '{目安}に合う{寸法}。かぶせやすさを考え、前後の布の色を変えてあります。',
      '雨よりも、日ざしが樹脂を傷めます。紫外線を通しにくい{生地}の生地を選びました。',
    ],
    details: [
      '迷ったら、風防やミラーの高さに余裕のある大きいほうをお選びください。',
      '胸の高さに通気口があり、内側の湿気を逃がします。',
      '前輪のところに錠を通す金具穴を設けました。',
      '腹の下の帯は片手で留められます。',
    ],
    points: ['寸法 {寸法}', '目安 {目安}', '生地 {生地}', '収納袋付き'],
    closings: [
      'マフラーが冷えてからかぶせてください。',
      '台風の前は、帯に加えて前後輪をひもで留めると安心です。',
      '汚れたまま畳むと生地どうしが貼り付きます。乾かしてからしまってください。',
    ],
  },
}

export const parking: ProductLine[] = [lock, cover]
