import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { toWords } from '../line-words.ts'

const covers: ProductLine = {
  key: 'sheet',
  code: 'SC',
  category_keys: ['sheet'],
  picture_kind: 'cover',
  has_tag: true,
  review_family: 'consumable',
  maker_keys: ['kaname-select'],
  colourway: 'silver',
  items: toItems(`
    key | name | reading | yen | 素材 | 寸法 | 色
    machine-m | 機械カバー 中 | キカイカバー チュウ | 4980 | 防炎布 | 120×90×110cm | 灰
    machine-l | 機械カバー 大 | キカイカバー ダイ | 7980 | 防炎布 | 180×120×140cm | 灰
    blue | 養生シート 3000番 | ヨウジョウシート サンゼンバン | 1480 | ポリエチレン | 3.6×5.4m | 青
    fire | 防炎シート 白 | ボウエンシート シロ | 3980 | 防炎ポリエステル | 1.8×3.4m | 白
    pallet | パレットカバー 繰り返し使える | パレットカバー クリカエシツカエル | 5980 | 厚手ポリエチレン | 110×110×130cm | 緑
  `),
  words: toWords({
    catches: ['{寸法}をすっぽりと。', 'ほこりと水をよける{素材}。', '畳めば片手で運べます。'],
    openings: ['{name}は、{素材}で作った{寸法}の覆いです。', '使わない間の機械と荷物を守る、{name}です。'],
    details: [
      '縁を折り返して縫い、はとめを錆びない金具にしています。',
      '色は{色}です。中身の見分けに、札入れを付けました。',
      '汚れたら、水を含ませた布で拭き取れます。',
      '風のある場所では、ひもで四方を留めてください。',
    ],
    points: ['素材は{素材}', '寸法は{寸法}', '色は{色}', '札入れつき', '寸法を変えて作れます'],
  }),
}

const locks: ProductLine = {
  key: 'lock',
  code: 'LK',
  category_keys: ['padlock'],
  picture_kind: 'lock',
  has_tag: true,
  review_family: 'tool',
  maker_keys: ['kaname-select'],
  colourway: 'gold',
  items: toItems(`
    key | name | reading | yen | 材質 | 鍵 | つる
    40 | 南京錠 40mm 同番 | ナンキンジョウ ヨンジュウミリ ドウバン | 1280 | 真ちゅう | 同一番号 | 6mm
    50 | 南京錠 50mm 親鍵つき | ナンキンジョウ ゴジュウミリ オヤカギツキ | 1980 | 真ちゅう | 親鍵つき | 8mm
    dial | 番号錠 4けた | バンゴウジョウ ヨンケタ | 1680 | 亜鉛合金 | 4けたの番号 | 6mm
    lockout | 点検中の札つき錠 | テンケンチュウノフダツキジョウ | 2480 | 樹脂 | 一つずつ別番号 | 6mm
    wire | ワイヤー錠 2m | ワイヤージョウ ニメートル | 2280 | 鋼線 | 別番号 | 12mm
  `),
  words: toWords({
    catches: ['鍵は{鍵}。', '{材質}の確かな手ごたえ。', '管理しやすい番号つき。'],
    openings: [
      '{name}は、{鍵}で管理する{材質}の錠です。',
      '鍵の管理に手間をかけない。{name}はそのための錠です。',
    ],
    details: [
      'つるの太さは{つる}で、切断されにくい焼き入れをしています。',
      '番号を控えておけば、同じ鍵をあとから追加できます。',
      '屋外では、年に一度だけ油を差してください。',
      '鍵の番号は、本体に残らない札に記してお届けします。',
    ],
    points: ['鍵は{鍵}', '材質は{材質}', 'つるの太さ{つる}', '追加の鍵を承ります', '管理台帳のひな形つき'],
  }),
}

const lights: ProductLine = {
  key: 'light',
  code: 'LT',
  category_keys: ['work-light'],
  picture_kind: 'headlight',
  has_tag: true,
  review_family: 'tool',
  maker_keys: ['norrsken', 'denki-no-mori'],
  colourway: 'black',
  items: toItems(`
    key | name | reading | yen | 明るさ | 時間 | 防水
    hand | 手持ち作業灯 充電式 | テモチサギョウトウ ジュウデンシキ | 4980 | 800ルーメン | 6時間 | 雨に耐える
    flood | 投光器 充電式 3000 | トウコウキ ジュウデンシキ サンゼン | 12800 | 3,000ルーメン | 4時間 | 噴流に耐える
    stand | 三脚つき投光器 | サンキャクツキトウコウキ | 19800 | 5,000ルーメン | コード式 | 雨に耐える
    head | 頭に付ける作業灯 | アタマニツケルサギョウトウ | 3480 | 400ルーメン | 8時間 | 雨に耐える
  `),
  words: toWords({
    catches: ['{明るさ}で手元を照らす。', '{時間}の安心。', '落としても割れにくい窓。'],
    openings: [
      '{name}は、{明るさ}の光を{時間}保つ作業灯です。',
      '暗がりの仕事を安全に。{name}は{明るさ}です。',
    ],
    details: [
      '光の色は昼に近く、配線の色を見分けられます。',
      '防水の程度は「{防水}」です。濡れた手で差し込み口に触れないでください。',
      '角をゴムで包み、1mから落としても割れません。',
      '充電の残りが四分の一になると、光が一度またたいて知らせます。',
    ],
    points: ['明るさ{明るさ}', '点灯時間は{時間}', '防水は{防水}', '磁石と鉤つき', '電池の交換ができます'],
  }),
}

export const siteLines = [covers, locks, lights]
