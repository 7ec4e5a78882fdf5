import type { ProductLine } from '../../product-line.ts'
import { garment, garmentPoints, THREE, TWO, toGarments } from '../garments.ts'

const trousers: ProductLine = {
  ...garment,
  key: 'trousers',
  code: 'TR',
  category_keys: ['trousers'],
  picture_kind: 'trousers',
  review_family: 'bottoms',
  maker_keys: ['zubon-ya'],
  tag_keys: ['unisex'],
  accessory_lines: ['shirt/everyday', 'knit/crew', 'shoes/derby'],
  items: toGarments(
    `key|name|kana|price|素材|生地|サイズの選び方|スタイリスト着用|お手入れ
    tapered|先細りの折り目ズボン|サキボソリノオリメズボン|19800|羊毛100%（尾州）|中厚、落ちる|腰骨ではく股上です。ウエストより腰まわりで選んでください|苅田（172cm）は3を着用|家庭で手洗いできます
    wide|太いリネンのズボン|フトイリネンノズボン|17800|麻70%・綿30%|中厚、はりがある|紐で締めるので腰まわりだけご覧ください|三枝（158cm）は1を着用、裾は床から三センチ|家庭で洗えます
    straight|まっすぐなデニム|マッスグナデニム|16800|綿100%（十三オンス）|厚手、なじむ|はじめはきつく、半日で一センチ伸びます|倉橋（164cm）は2を着用|家庭で洗えます`,
    {
      tapered: {
        traits: { cut: 'tapered', front: 'pleats', cloth: 'twill' },
        colours: ['charcoal', 'camel', 'navy'],
        sizes: THREE,
      },
      wide: {
        traits: { cut: 'wide', front: 'drawstring', cloth: 'plain' },
        colours: ['oatmeal', 'black', 'olive'],
        sizes: THREE,
      },
      straight: {
        traits: { cut: 'straight', front: 'jeans', cloth: 'twill' },
        colours: ['navy', 'white'],
        sizes: THREE,
      },
    },
  ),
  words: {
    catches: ['座ったときの、ひざまで測る', '裾の幅で、靴が決まる', '股上は、深すぎず'],
    openings: [
      'ズボンだけを作る{maker}の{name}です。立った姿より、座った姿の型紙から始めています。',
      '{name}は、裾の幅を靴の長さの半分に合わせました。甲の上で布が止まります。',
      'しゃがんでも背中が出ない股上を探して、{name}は四度引き直しました。',
    ],
    details: [
      '生地は{生地}です。',
      '後ろの腰に三センチの縫い代を残し、あとから広げられます。',
      '前の折り目は、三年洗っても消えない加工をしています。',
      '裾は仕上げてお届けします。股下のご指定を備考にお書きください。',
    ],
    points: garmentPoints,
    closings: [
      '裾上げは無料です。お届けまで三日ほどいただきます。',
      'はき込んでひざが出たら、霧を吹いて一晩吊るしてください。',
    ],
  },
}

const skirt: ProductLine = {
  ...garment,
  key: 'skirt',
  code: 'SK',
  category_keys: ['skirts'],
  picture_kind: 'skirt',
  review_family: 'bottoms',
  maker_keys: ['zubon-ya'],
  accessory_lines: ['knit/crew', 'cutsew/border', 'shoes/loafer'],
  items: toGarments(
    `key|name|kana|price|素材|生地|サイズの選び方|スタイリスト着用|お手入れ
    pleats|車ひだのスカート|クルマヒダノスカート|18800|ポリエステル100%（再生糸）|薄手、揺れる|後ろ半分がゴムです。総丈だけご覧ください|三枝（158cm）は1を着用|家庭で洗えます`,
    {
      pleats: {
        traits: { style: 'pleats', cloth: 'plain' },
        colours: ['charcoal', 'camel', 'burgundy'],
        sizes: TWO,
      },
    },
  ),
  words: {
    catches: ['ひだの数は、二十四'],
    openings: ['歩くたびに開いて、止まると閉じる。{maker}の{name}です。'],
    details: [
      '生地は{生地}です。',
      'ひだは腰の五センチ下から開き、お腹まわりが膨らみません。',
      '裏地は足さばきのよい滑らかなものを付けました。',
    ],
    points: garmentPoints,
    closings: ['洗濯機では、ひだに沿って畳んで網に入れてください。'],
  },
}

const coat: ProductLine = {
  ...garment,
  key: 'coat',
  code: 'CT',
  category_keys: ['coats'],
  picture_kind: 'overcoat',
  review_family: 'clothes',
  maker_keys: ['oriba-hachi'],
  tag_keys: ['limited'],
  accessory_lines: ['knit/turtle', 'trousers/tapered', 'scarf/bands'],
  items: toGarments(
    `key|name|kana|price|素材|生地|サイズの選び方|スタイリスト着用|お手入れ
    chester|尾州の長い上着|ビシュウノナガイウワギ|58000|羊毛100%（尾州・ションヘル織機）|厚手、ふくらみがある|中に厚いニットを着る寸法です。ふだんどおりで|苅田（172cm）は3を着用|お近くの洗濯店へ
    balmacaan|肩の丸いコート|カタノマルイコート|54000|綿60%・羊毛40%|中厚、風を通さない|肩に縫い目がありません。裄丈で選んでください|三枝（158cm）は1を着用|お近くの洗濯店へ
    duffle|木の留め具の上着|キノトメグノウワギ|49800|羊毛80%・ナイロン20%|厚手、丈夫|肩で着る形です。小柄な方は一つ下でも|倉橋（164cm）は2を着用|お近くの洗濯店へ`,
    {
      chester: {
        traits: { style: 'chester', cloth: 'herringbone' },
        colours: ['charcoal', 'camel'],
        sizes: THREE,
      },
      balmacaan: {
        traits: { style: 'balmacaan', cloth: 'plain' },
        colours: ['camel', 'navy', 'olive'],
        sizes: THREE,
      },
      duffle: {
        traits: { style: 'duffle', cloth: 'plain' },
        colours: ['navy', 'oatmeal'],
        sizes: THREE,
      },
    },
  ),
  words: {
    catches: ['一日に十メートルだけ織る', '十年着る寸法で', '肩から落ちる、布の重さ'],
    openings: [
      '古い織機でゆっくり織った布を、肩の傾きに合わせて裁った{name}です。',
      '{maker}の布は、指で押すとゆっくり戻ります。{name}は、その弾みを消さない仕立てにしました。',
      '一年に着る日数で割ると、いちばん安い服。{name}は、そう言えるように作りました。',
    ],
    details: [
      '生地は{生地}です。',
      '芯を接着せず、糸で留めています。着るほどに体の形になります。',
      '裏は袖だけに付け、着脱を軽くしました。',
      '釦は水牛の角。予備を内側に縫い付けてあります。',
      '内ポケットは、文庫本が縦に入る深さです。',
    ],
    points: garmentPoints,
    closings: ['着たあとは、毛の流れに沿って軽くほうきをかけてください。', '袖丈の直しを、実費で承ります。'],
  },
}

const scarf: ProductLine = {
  ...garment,
  key: 'scarf',
  code: 'SC',
  category_keys: ['scarves'],
  picture_kind: 'knit-scarf',
  review_family: 'goods',
  maker_keys: ['amimoto'],
  tag_keys: ['unisex'],
  accessory_lines: ['coat/balmacaan'],
  items: toGarments(
    `key|name|kana|price|素材|サイズの選び方|お手入れ
    bands|帯編みの襟巻き|オビアミノエリマキ|12800|羊毛100%|二つ折りで首を一周半する長さです|手洗いできます`,
    { bands: { traits: { scarf: 'bands' }, colours: ['camel', 'navy', 'olive'], sizes: [] } },
  ),
  words: {
    catches: ['首を一周半、で止まる'],
    openings: ['巻いて、端を内側へ。{maker}の{name}は、それだけで落ちてこない幅と厚みです。'],
    details: ['端のふさは、手で撚って結びました。', '編み目が粗いので、小さく畳めます。'],
    points: garmentPoints,
    closings: ['ほつれたふさは、結び直してお返しします。'],
  },
}

export const bottomsAndOuter: ProductLine[] = [trousers, skirt, coat, scarf]
