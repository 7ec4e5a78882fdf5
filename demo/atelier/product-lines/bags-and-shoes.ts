import type { ProductLine } from '../../product-line.ts'
import { garment, toGarments } from '../garments.ts'

const points = ['素材 {素材}', '{サイズの選び方}', '{お手入れ}', '修理を承ります']
const FEET = ['23.0', '24.0', '25.0', '26.0', '27.0']

const bag: ProductLine = {
  ...garment,
  key: 'bag',
  code: 'BG',
  category_keys: ['bags'],
  picture_kind: 'canvas-bag',
  review_family: 'goods',
  maker_keys: ['kaban-no-soko'],
  tag_keys: ['unisex'],
  accessory_lines: ['scarf/bands', 'shoes/sneaker'],
  items: toGarments(
    `key|name|kana|price|素材|サイズの選び方|お手入れ
    tote|底から作ったトート|ソコカラツクッタトート|14800|綿100%（六号帆布・洗い）|A4の書類を横に入れて、三センチ余ります|汚れた所だけ、固く絞った布で
    sacoche|薄い肩掛け|ウスイカタカケ|11800|綿100%（十号帆布）|文庫本と財布、眼鏡まで|汚れた所だけ、固く絞った布で
    shoulder|半月の革鞄|ハンゲツノカワカバン|32800|牛革（植物なめし）|長財布と小さな水筒が入ります|年に二度、保革の油を薄く`,
    {
      tote: { traits: { bag: 'tote' }, colours: ['oatmeal', 'navy', 'olive'], sizes: [] },
      sacoche: { traits: { bag: 'sacoche' }, colours: ['charcoal', 'camel'], sizes: [] },
      shoulder: {
        traits: { bag: 'shoulder' },
        colours: ['brown', 'black'],
        sizes: [],
        picture_kind: 'leather-bag',
      },
    },
  ),
  words: {
    catches: ['重さは、底で受ける', '口を開けずに、手が入る', '服の色を一つ、もらう'],
    openings: [
      '荷の重さは底にかかります。{maker}の{name}は、底の角を丸めて二重にするところから作りました。',
      '{name}は、床に置いたときに倒れない幅を先に決めました。',
      '肩に掛けたまま中が見える。{name}の口は、その角度で開きます。',
    ],
    details: [
      '持ち手は、冬の上着の上からでも肩に掛かる長さです。',
      '内側に、鍵を留める革の輪があります。',
      '縫い目の始まりと終わりを、三針ずつ返しています。',
    ],
    points,
    closings: ['雨に濡れたら、形を整えて陰で乾かしてください。', '持ち手の付け替えを、実費で承ります。'],
  },
}

const shoes: ProductLine = {
  ...garment,
  key: 'shoes',
  code: 'FS',
  category_keys: ['shoes'],
  picture_kind: 'walking-shoes',
  review_family: 'goods',
  maker_keys: ['kutsu-to-ki'],
  accessory_lines: ['trousers/tapered', 'skirt/pleats'],
  items: toGarments(
    `key|name|kana|price|素材|サイズの選び方|お手入れ
    derby|外羽根の革靴|ソトバネノカワグツ|38000|牛革・底は合成ゴム|足囲は二Eの広さ。薄い靴下で、ふだんどおりの寸法を|履いたら一日休ませてください
    loafer|甲の低い革靴|コウノヒクイカワグツ|36000|牛革・底は革|甲の低い方のための木型です。高い方は半分上を|履いたら一日休ませてください
    sneaker|帆布の運動靴|ハンプノウンドウグツ|16800|綿（九号帆布）・天然ゴム|幅にゆとりがあります。厚い靴下でも、ふだんどおりで|中敷きを外して手洗いできます`,
    {
      derby: { traits: { shoe: 'derby' }, colours: ['black', 'brown'], sizes: FEET },
      loafer: { traits: { shoe: 'loafer' }, colours: ['burgundy', 'black'], sizes: FEET },
      sneaker: { traits: { shoe: 'sneaker' }, colours: ['white', 'navy', 'olive'], sizes: FEET },
    },
  ),
  words: {
    catches: ['指のつけ根で曲がる', '夕方の足で、選ぶ', '底は、取り替えられる'],
    openings: [
      '二人だけの工房、{maker}の{name}です。指のつけ根の位置に合わせて、底の曲がる所を決めました。',
      '{name}は、夕方のむくんだ足で試し履きを重ねて作りました。',
      'すり減った底を取り替えて、また十年。{name}は、直すことを先に考えた靴です。',
    ],
    details: [
      'かかとの芯は革。歩くうちに、足の形に沈みます。',
      '甲の裏は布を貼らず、革のまま仕上げました。',
      '紐や中敷きは、当店でいつでもお求めいただけます。',
    ],
    points,
    closings: [
      'はじめの一週間は、短い時間から慣らしてください。',
      '室内で試し履きをされたものは、交換を承ります。',
    ],
  },
}

export const bagsAndShoes: ProductLine[] = [bag, shoes]
