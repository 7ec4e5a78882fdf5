import type { ProductLine } from '../../product-line.ts'
import { garment, garmentPoints, THREE, toGarments } from '../garments.ts'

const shirt: ProductLine = {
  ...garment,
  key: 'shirt',
  code: 'SH',
  category_keys: ['shirts'],
  picture_kind: 'linen-shirt',
  review_family: 'clothes',
  maker_keys: ['hagire-hosei'],
  tag_keys: ['washable'],
  accessory_lines: ['trousers/tapered', 'knit/vee', 'shoes/derby'],
  items: toGarments(
    `key|name|kana|price|素材|生地|サイズの選び方|スタイリスト着用|お手入れ
    everyday|毎日の白いシャツ|マイニチノシロイシャツ|14800|綿100%（120番手双糸）|やや薄手、透けにくい|肩の縫い目が肩の骨に乗る寸法を。迷ったら小さいほうを|三枝（158cm）は1、苅田（172cm）は3を着用|家庭で洗えます
    band|立ち襟の麻シャツ|タチエリノアサシャツ|16800|麻100%（洗い加工）|中厚、はりがある|羽織りにも使うなら、いつもより一つ上を|倉橋（164cm）は2を着用|家庭で洗えます
    stripe|細縞の丸い裾シャツ|ホソジマノマルイスソシャツ|15800|綿100%（先染め）|中厚、やわらかい|裾を出して着る丈です。入れて着る方は一つ下でも|苅田（172cm）は3を着用|家庭で洗えます
    open|開襟の半袖シャツ|カイキンノハンソデシャツ|13800|綿55%・麻45%|薄手、風が通る|身幅にゆとりがあります。ふだんどおりの寸法で|倉橋（164cm）は2を着用|家庭で洗えます`,
    {
      everyday: {
        traits: { collar: 'point', sleeve: 0, cloth: 'plain', pocket: 0 },
        colours: ['white', 'sky', 'charcoal'],
        sizes: THREE,
      },
      band: {
        traits: { collar: 'band', sleeve: 0, cloth: 'plain', pocket: 0 },
        colours: ['oatmeal', 'olive', 'navy'],
        sizes: THREE,
      },
      stripe: {
        traits: { collar: 'point', sleeve: 0, cloth: 'stripe', pocket: 1 },
        colours: ['sky', 'white'],
        sizes: THREE,
      },
      open: {
        traits: { collar: 'open', sleeve: 1, cloth: 'plain', pocket: 0 },
        colours: ['camel', 'navy', 'white'],
        sizes: THREE,
      },
    },
  ),
  words: {
    catches: ['襟を開けても、閉じても', '洗って干して、そのまま着る', '肩で着るシャツ'],
    openings: [
      '{maker}が縫う{name}です。肩線を五ミリ前へ送り、腕を上げても裾が出てこないようにしました。',
      '白い紙に線を引くように、余計なものを足さずに仕立てた{name}です。',
      'アイロンをかけない日のために、生地を一度洗ってから裁っています。{name}は、干したままの表情で着られます。',
    ],
    details: [
      '生地は{生地}です。',
      '第一釦は、留めても息の詰まらない位置に付けています。',
      '釦は貝。厚みを二ミリに削り、留め外しを軽くしました。',
      '脇は割らずに倒し、肌に当たる縫い代をなくしています。',
      '袖口は二つ折って着る前提で、裏まできれいに始末しました。',
    ],
    points: garmentPoints,
    closings: [
      '乾燥機は縮みのもとになります。形を整えて陰干しをおすすめします。',
      '色の濃いものは、はじめの二回だけ分けて洗ってください。',
      '寸法で迷われたら、お持ちのシャツの肩幅と着丈をお知らせください。',
    ],
  },
}

const cutsew: ProductLine = {
  ...garment,
  key: 'cutsew',
  code: 'CS',
  category_keys: ['cut-and-sewn'],
  picture_kind: 'cut-and-sewn',
  review_family: 'clothes',
  maker_keys: ['hagire-hosei'],
  tag_keys: ['washable', 'unisex'],
  accessory_lines: ['trousers/wide', 'shoes/sneaker', 'bag/tote'],
  items: toGarments(
    `key|name|kana|price|素材|生地|サイズの選び方|スタイリスト着用|お手入れ
    tenjiku|度詰め天竺の長袖|ドヅメテンジクノナガソデ|8800|綿100%（度詰め天竺）|中厚、目が詰まっている|洗うと丈が一センチ縮みます。表は洗ったあとの寸法です|三枝（158cm）は1を着用|家庭で洗えます
    border|太糸のボーダー|フトイトノボーダー|9800|綿100%（太番手）|厚手、はりがある|襟ぐりが横に広い形です。肩幅を先にご覧ください|倉橋（164cm）は2を着用|家庭で洗えます`,
    {
      tenjiku: {
        traits: { sleeve: 'long', bands: 'none', neck: 'crew', pocket: 1 },
        colours: ['white', 'charcoal', 'olive'],
        sizes: THREE,
      },
      border: {
        traits: { sleeve: 'long', bands: 'border', neck: 'boat', pocket: 0 },
        colours: ['oatmeal', 'navy', 'burgundy'],
        sizes: THREE,
      },
    },
  ),
  words: {
    catches: ['首まわりが、のびない', '一枚で出かけられる厚み'],
    openings: [
      '下着に見えない厚みまで糸を太くした、{maker}の{name}です。',
      '{name}は、洗うほど目が詰まって形が決まる生地を選びました。',
    ],
    details: [
      '生地は{生地}です。',
      '襟は二本の針で縫い、伸びたあとに戻る力を残しました。',
      '肩に細い布を渡し、重さで下がらないようにしています。',
      '脇に縫い目のない丸胴で編んでいます。',
    ],
    points: garmentPoints,
    closings: ['はじめは裏返して洗ってください。', '干すときは、濡れたまま裾を一度引くと丈が戻ります。'],
  },
}

const knit: ProductLine = {
  ...garment,
  key: 'knit',
  code: 'KN',
  category_keys: ['knitwear'],
  picture_kind: 'knit-top',
  review_family: 'clothes',
  maker_keys: ['amimoto'],
  accessory_lines: ['trousers/straight', 'skirt/pleats', 'shoes/loafer'],
  items: toGarments(
    `key|name|kana|price|素材|生地|サイズの選び方|スタイリスト着用|お手入れ
    crew|丸首のリブニット|マルクビノリブニット|17800|羊毛100%（メリノ）|中厚、体に沿う|体に沿う編み地です。重ね着をするなら一つ上を|三枝（158cm）は1を着用|手洗いできます
    vee|深いVのシャツ用ニット|フカイブイノシャツヨウニット|18800|羊毛90%・カシミヤ10%|薄手、軽い|シャツの上から着る前提の身幅です。ふだんどおりで|苅田（172cm）は3を着用|手洗いできます
    turtle|縄編みのとっくり|ナワアミノトックリ|21800|羊毛100%（英国羊毛）|厚手、コートいらず|首の高さが二十センチあります。折って着てください|倉橋（164cm）は2を着用|手洗いできます
    cardigan|木釦のカーディガン|キボタンノカーディガン|19800|羊毛80%・アルパカ20%|中厚、起毛|腰骨が隠れる丈です。部屋着にもするなら一つ上を|三枝（158cm）は2を着用|手洗いできます`,
    {
      crew: {
        traits: { neck: 'crew', stitch: 'rib' },
        colours: ['charcoal', 'oatmeal', 'burgundy'],
        sizes: THREE,
      },
      vee: { traits: { neck: 'vee', stitch: 'plain' }, colours: ['navy', 'camel'], sizes: THREE },
      turtle: {
        traits: { neck: 'turtle', stitch: 'cable' },
        colours: ['oatmeal', 'olive', 'navy'],
        sizes: THREE,
      },
      cardigan: {
        traits: { neck: 'cardigan', stitch: 'plain' },
        colours: ['olive', 'charcoal', 'camel'],
        sizes: THREE,
      },
    },
  ),
  words: {
    catches: ['目の数まで、そろえて編む', '毛玉になりにくい、長い毛だけ', '畳んでしまえる、冬の上着'],
    openings: [
      '前と後ろの目数をそろえて編む{maker}の{name}です。着ているうちに片側だけ伸びることがありません。',
      '{name}は、長い毛だけを引きそろえた糸で編みました。毛玉が出ても、軽く払えば落ちます。',
      '脱いだら畳んで棚へ。{name}は、吊るさずにしまう服として考えました。',
    ],
    details: [
      '編み地は{生地}です。',
      '袖のつけ根で目を減らし、脇に布がたまらないようにしています。',
      '裾と袖口は、糸を一本足して編みました。',
      '編み上げたあと湯に通し、縮みを先に出し切っています。',
    ],
    points: garmentPoints,
    closings: [
      '吊るすと肩が伸びます。畳んで保管してください。',
      '洗うときは三十度以下の水で、押し洗いを。平らに干してください。',
      '引っかけた糸は切らず、裏へ引き込んでください。直しも承ります。',
    ],
  },
}

export const tops: ProductLine[] = [shirt, cutsew, knit]
