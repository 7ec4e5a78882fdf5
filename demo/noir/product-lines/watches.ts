import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { toComparison, withOwn } from '../to-comparison.ts'
import { inColours } from './colours.ts'
import { toWords, WATCH_CLOSINGS } from './words.ts'

const mechanicalItems = withOwn(
  toItems(`
  key | name | reading | yen | ケース径 | 厚さ | 駆動時間 | 防水 | 精度 | 巻き方
  kobyoshin | 手巻き腕時計 小秒針 | テマキウデドケイ コビョウシン | 168000 | 38.5mm | 8.9mm | 56時間 | 3気圧 | 日差 ±8秒 | 手巻き
  oki | 自動巻き腕時計 沖 | ジドウマキウデドケイ オキ | 198000 | 41.0mm | 12.4mm | 72時間 | 20気圧 | 日差 ±10秒 | 自動巻き
  tsukimi | 自動巻き腕時計 月見 | ジドウマキウデドケイ ツキミ | 246000 | 39.0mm | 11.2mm | 48時間 | 3気圧 | 日差 ±10秒 | 自動巻き
`),
  {
    kobyoshin: {
      copy: '56時間、朝に巻いて明日の夜まで。',
      traits: { dial: 'small-seconds', strap: 'leather', hide: 1, case: 1 },
      axes: inColours('文字板', '黒', '白'),
      remark: '巻くのは一日に一度、三十回ほどです。決まった時刻に巻くと、進み遅れがそろいます。',
    },
    oki: {
      copy: '20気圧、潮のかかる手首に。',
      traits: { dial: 'diver', strap: 'links', case: 0 },
      axes: inColours('文字板', '紺', '黒'),
      remark: '海のあとは真水で流してください。外の輪は、一目盛りずつ片側にだけ回ります。',
    },
    tsukimi: {
      copy: '39.0mm、月は二十九日半で満ちる。',
      traits: { dial: 'moon', strap: 'mesh', case: 0 },
      axes: inColours('文字板', '深緑', '銀'),
      remark: '月の窓は、二年と七か月に一日だけずれます。裏の釦で直せます。',
    },
  },
)

const mechanical: ProductLine = {
  key: 'mechanical',
  code: 'MW',
  category_keys: ['mechanical'],
  picture_kind: 'wristwatch',
  review_family: 'watch',
  maker_keys: ['tokiha'],
  tag_keys: ['repairable', 'made-in-japan'],
  is_giftable: true,
  colourway: 'black',
  size_table: toComparison(mechanicalItems),
  items: mechanicalItems,
  words: toWords(
    {
      openings: [
        '{name}は、{巻き方}の腕時計です。ケース径{ケース径}、厚さ{厚さ}。袖口に収まるかどうかは、厚さで決まります。',
        '{maker}の職人が一人で組み立てる{name}。止まらずに動くのは{駆動時間}です。',
      ],
      details: [
        '精度は{精度}です。置く向きで変わるのが、機械の時計です。',
        '防水は{防水}。風呂と温泉では外してください。',
        '裏ぶたは透けています。動いているものは、百三十八個の部品です。',
        '磁石に弱いので、スピーカーと電話機からは10cm離してお置きください。',
      ],
      points: ['ケース径 {ケース径}', '厚さ {厚さ}', '駆動時間 {駆動時間}', '防水 {防水}', '精度は{精度}'],
    },
    WATCH_CLOSINGS,
  ),
}

const quartzItems = withOwn(
  toItems(`
  key | name | reading | yen | ケース径 | 厚さ | 電池 | 防水 | 精度
  hakushi | 電池式腕時計 白紙 | デンチシキウデドケイ ハクシ | 32800 | 36.0mm | 7.2mm | 3年 | 5気圧 | 年差 ±20秒
  keisoku | 光発電腕時計 計測 | ヒカリハツデンウデドケイ ケイソク | 49800 | 40.5mm | 10.8mm | 光で充電 | 10気圧 | 年差 ±20秒
  yacho | 電池式腕時計 野帳 | デンチシキウデドケイ ヤチョウ | 24800 | 38.0mm | 9.0mm | 5年 | 10気圧 | 月差 ±15秒
`),
  {
    hakushi: {
      copy: '7.2mm、何も書いていない文字板。',
      traits: { dial: 'bars', strap: 'leather', hide: 0, case: 0 },
      axes: inColours('文字板', '白', '生成り'),
      remark: '日付も秒の目盛りもありません。時刻だけを知りたい方に。',
    },
    keisoku: {
      copy: '10気圧、光だけで動きつづける。',
      traits: { dial: 'chronograph', strap: 'links', case: 0 },
      axes: inColours('文字板', '白', '紺'),
      remark: '満充電から、暗いところで六か月動きます。押し釦は水の中では使えません。',
    },
    yacho: {
      copy: '5年、裏ぶたを開けずに歩く。',
      traits: { dial: 'field', strap: 'rubber', case: 2 },
      axes: inColours('文字板', '生成り', '黒'),
      remark: '針と印は、暗いところで八時間ほど光ります。',
    },
  },
)

const quartz: ProductLine = {
  ...mechanical,
  key: 'quartz',
  code: 'QW',
  category_keys: ['quartz'],
  maker_keys: ['minamo-seiki'],
  colourway: 'white',
  size_table: toComparison(quartzItems),
  items: quartzItems,
  words: toWords(
    {
      openings: [
        '{name}は、ケース径{ケース径}、厚さ{厚さ}の腕時計です。{maker}が針の重さから設計しました。',
        '巻かなくてよい時計、{name}。電池の欄は「{電池}」です。',
      ],
      details: [
        '精度は{精度}です。狂いは、温度を一定にして測りました。',
        '防水は{防水}。電池を替えるときは、防水の試験も行います。',
        '秒針は目盛りの真上に止まります。止まらないものは出荷しません。',
        '硝子の裏側に、映り込みを抑える膜を付けました。',
      ],
      points: ['ケース径 {ケース径}', '厚さ {厚さ}', '電池 {電池}', '防水 {防水}', '精度は{精度}'],
    },
    WATCH_CLOSINGS,
  ),
}

export const watchLines = [mechanical, quartz]
