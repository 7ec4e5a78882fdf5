import type { Traits } from '#shop-api/db/json/picture-source.ts'
import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { packs, toWords } from '../line-words.ts'

/** What lies in the roll, and how many of them. */
const TOOLS: Record<string, Traits> = {
  'combi-8': { pieces: 8 },
  'combi-12': { pieces: 12 },
  'offset-6': { tool: 'ring', pieces: 6 },
  'hex-9': { tool: 'hex', pieces: 9 },
  'socket-32': { tool: 'socket', pieces: 6 },
  adjust: { tool: 'adjust', pieces: 1 },
  pipe: { tool: 'adjust', pieces: 1 },
}

const wrenches: ProductLine = {
  key: 'wrench',
  code: 'WN',
  category_keys: ['wrench'],
  picture_kind: 'wrench-set',
  has_tag: true,
  review_family: 'tool',
  maker_keys: ['shimeru'],
  colourway: 'silver',
  accessory_lines: ['torque'],
  items: toItems(`
    key | name | reading | yen | 材質 | 寸法 | 収納
    combi-8 | コンビネーションレンチ 8本組 | コンビネーションレンチ ハチホングミ | 9800 | クロムバナジウム鋼 | 8〜19mm | 布巻き
    combi-12 | コンビネーションレンチ 12本組 | コンビネーションレンチ ジュウニホングミ | 14800 | クロムバナジウム鋼 | 8〜24mm | 布巻き
    offset-6 | めがねレンチ 6本組 | メガネレンチ ロッポングミ | 8900 | クロムバナジウム鋼 | 8×10〜19×21mm | 樹脂台
    hex-9 | 六角棒レンチ 9本組 | ロッカクボウレンチ キュウホングミ | 2980 | 特殊合金鋼 | 1.5〜10mm | 樹脂台
    socket-32 | ソケットレンチ 32点 | ソケットレンチ サンジュウニテン | 16800 | クロムバナジウム鋼 | 4〜32mm | 鋼の箱
    adjust | モンキーレンチ 250mm | モンキーレンチ ニヒャクゴジュウミリ | 2480 | 炭素鋼 | 開き30mm | 袋
    pipe | パイプレンチ 300mm | パイプレンチ サンビャクミリ | 3680 | 炭素鋼 | 管の外径38mmまで | 袋
  `).map((item) => ({ ...item, traits: TOOLS[item.key] ?? {} })),
  words: toWords({
    catches: ['{寸法}をそろえる。', '鍛造の{材質}。', '修理のできる工具です。'],
    openings: [
      '{name}は、{材質}を打って仕上げた{寸法}のレンチです。',
      '現場に一組。{name}は、よく使う{寸法}を選んで組みました。',
    ],
    details: [
      '口の開きを一本ずつ測り、ねじの角を傷めにくくしています。',
      '柄の断面は丸みがあり、強く握っても手が痛みません。',
      '{収納}に入り、足りない一本がひと目で分かります。',
      '油の付いた手でも滑りにくい、つや消しの仕上げです。',
    ],
    points: [
      '材質は{材質}',
      '寸法は{寸法}',
      '収納は{収納}',
      '管理番号の刻印を承ります',
      '打ち直しの修理ができます',
    ],
  }),
}

const torque: ProductLine = {
  key: 'torque',
  code: 'TQ',
  category_keys: ['torque'],
  picture_kind: 'torque-wrench',
  has_tag: true,
  review_family: 'tool',
  maker_keys: ['steinhof', 'shimeru'],
  colourway: 'black',
  tag_keys: ['pre-order'],
  items: toItems(`
    key | name | reading | yen | 範囲 | 精度 | 差込
    25 | トルクレンチ 5〜25N・m | トルクレンチ ゴカラニジュウゴ | 15800 | 5〜25N・m | プラスマイナス3% | 9.5mm
    100 | トルクレンチ 20〜100N・m | トルクレンチ ニジュウカラヒャク | 18800 | 20〜100N・m | プラスマイナス3% | 12.7mm
    200 | トルクレンチ 40〜200N・m | トルクレンチ ヨンジュウカラニヒャク | 24800 | 40〜200N・m | プラスマイナス3% | 12.7mm
    driver | トルクドライバー 0.5〜3N・m | トルクドライバー レイテンゴカラサン | 21800 | 0.5〜3N・m | プラスマイナス6% | 6.35mm
    digital | デジタルトルクレンチ 記録つき | デジタルトルクレンチ キロクツキ | 49800 | 10〜100N・m | プラスマイナス2% | 12.7mm
  `),
  words: toWords({
    catches: ['{範囲}を確かに。', '校正証明書つき。', '精度{精度}。'],
    openings: [
      '{name}は、{範囲}を{精度}の精度で管理するレンチです。',
      '締め忘れと締めすぎを防ぐ。{name}には校正証明書が付いています。',
    ],
    details: [
      '設定した値に達すると、音と手ごたえで分かります。',
      '年に一度の校正を、実費で承ります。お預かりは一週間ほどです。',
      '差込は{差込}で、お手持ちのソケットをお使いいただけます。',
      '使い終えたら、目盛りを最小に戻して保管してください。',
    ],
    points: ['範囲は{範囲}', '精度は{精度}', '差込は{差込}', '校正証明書つき', '管理番号の札つき'],
  }),
}

const bolts: ProductLine = {
  key: 'bolt',
  code: 'BT',
  units: { order_multiple: 5, carton_quantity: 20 },
  category_keys: ['fastener'],
  picture_kind: 'bolt-set',
  has_tag: true,
  review_family: 'consumable',
  maker_keys: ['nejiya'],
  tag_keys: ['same-day'],
  colourway: 'silver',
  axes: packs('本', 50, 500, 2800),
  items: toItems(`
    key | name | reading | yen | 材質 | 強度 | ねじ
    hex-m6 | 六角ボルト M6×20 | ロッカクボルト エムロク ニジュウ | 780 | 鋼（三価クロメート） | 4.8 | M6×20
    hex-m8 | 六角ボルト M8×25 | ロッカクボルト エムハチ ニジュウゴ | 980 | 鋼（三価クロメート） | 4.8 | M8×25
    hex-m10 | 六角ボルト M10×30 | ロッカクボルト エムジュウ サンジュウ | 1480 | 鋼（三価クロメート） | 8.8 | M10×30
    cap-m5 | 六角穴付きボルト M5×15 | ロッカクアナツキボルト エムゴ ジュウゴ | 880 | 合金鋼 | 12.9 | M5×15
    cap-m6 | 六角穴付きボルト M6×20 ステンレス | ロッカクアナツキボルト エムロク ステンレス | 1680 | ステンレス | A2-70 | M6×20
    nut-m8 | 六角ナット M8 | ロッカクナット エムハチ | 580 | 鋼（三価クロメート） | 4 | M8
    washer-m8 | 平座金 M8 | ヒラザガネ エムハチ | 480 | ステンレス | A2 | M8
  `),
  words: toWords({
    catches: ['{ねじ}を、要る数だけ。', '{材質}の小箱。', '帯の色で径が分かる。'],
    openings: [
      '{name}は、{材質}の{ねじ}です。小箱から大箱までご用意しました。',
      'よく出る{ねじ}を、必要な分だけ。{name}です。',
    ],
    details: [
      '強度の区分は{強度}です。頭に刻印があります。',
      '小箱には材質と径が大きく書かれ、棚に並べても探せます。',
      '同じ製造番号でそろえてお送りできます。ご注文の備考にお書きください。',
      '検査の成績書が必要なときは、ご注文の前にお申し付けください。',
    ],
    points: ['ねじは{ねじ}', '材質は{材質}', '強度の区分は{強度}', '小箱と大箱', '帯の色で径が分かります'],
  }),
}

const oils: ProductLine = {
  key: 'oil',
  code: 'OL',
  category_keys: ['lubricant'],
  picture_kind: 'oil-can',
  label_spec: '容量',
  has_tag: true,
  review_family: 'consumable',
  maker_keys: ['abura'],
  colourway: 'blue',
  axes: packs('本', 1, 12, 8800),
  items: toItems(`
    key | name | reading | yen | 容量 | 用途 | 成分
    spray | 浸透潤滑スプレー 420mL | シントウジュンカツスプレー | 880 | 420mL | さびたねじのゆるめ | 鉱物油
    grease | 万能グリース 400g | バンノウグリース | 1280 | 400g | 軸受け・すべり面 | リチウム石けん基
    food | 食品機械用潤滑油 300mL | ショクヒンキカイヨウジュンカツユ | 2980 | 300mL | 食品の機械 | 流動パラフィン
    cleaner | 部品洗浄剤 840mL | ブヒンセンジョウザイ | 780 | 840mL | 油と汚れの除去 | 石油系溶剤
    alkali | 床の油落とし 4L | ユカノアブラオトシ | 3480 | 4L | 床・機械の油 | アルカリ洗剤
    rust | さび止め油 1L | サビドメユ | 2480 | 1L | 保管中のさび止め | 鉱物油
  `),
  words: toWords({
    catches: ['{用途}に。', '{容量}の使いやすい大きさ。', 'においを抑えました。'],
    openings: [
      '{name}は、{用途}のための一本です。',
      '{用途}で手間取らないように。{name}は{容量}でお届けします。',
    ],
    details: [
      '主な成分は{成分}です。安全の資料を紙でお付けします。',
      'においを抑えた処方で、屋内でもお使いいただけます。換気はかならず行ってください。',
      '缶の口は、細いところへ届く管が付いています。',
      '火気の近くでは使わず、40℃以上になるところに置かないでください。',
    ],
    points: ['容量は{容量}', '用途は{用途}', '成分は{成分}', '安全の資料つき', '箱でお得になります'],
  }),
}

const cloths: ProductLine = {
  key: 'wes',
  code: 'WS',
  category_keys: ['wiping'],
  picture_kind: 'towel-set',
  has_tag: true,
  review_family: 'consumable',
  maker_keys: ['fukin', 'kaname-select'],
  tag_keys: ['same-day'],
  colourway: 'white',
  axes: packs('枚', 50, 500, 6800),
  items: toItems(`
    key | name | reading | yen | 素材 | 寸法 | 用途
    cotton | 綿のウエス 白 | メンノウエス シロ | 1480 | 綿 | 40×40cm | 油拭き
    colour | 色ウエス 再生布 | イロウエス サイセイフ | 980 | 再生綿 | 30〜50cm | 荒拭き
    nonwoven | 不織布ウエス | フショクフウエス | 1980 | パルプ・化繊 | 33×38cm | 水拭き・油拭き
    clean | 糸くずの出にくい拭き取り布 | イトクズノデニクイフキトリフ | 3980 | ポリエステル | 23×23cm | 電子部品・レンズ
    towel | 業務用フェイスタオル | ギョウムヨウフェイスタオル | 4800 | 綿 | 34×85cm | 洗面・厨房
  `),
  words: toWords({
    catches: ['{用途}に、たっぷりと。', '{素材}の{寸法}。', '引き出しやすい箱入り。'],
    openings: [
      '{name}は、{用途}のための{素材}の布です。',
      '{寸法}は、畳んで八面使える大きさ。{name}は{用途}に向きます。',
    ],
    details: [
      '裁ち目を熱で止め、拭いたあとに糸が残りにくくしています。',
      '一度洗ってからお届けするので、はじめから水と油をよく吸います。',
      '箱の口から一枚ずつ引き出せ、手を汚しません。',
      '使い終えた布は、油の種類ごとに分けて捨ててください。',
    ],
    points: ['素材は{素材}', '寸法は{寸法}', '用途は{用途}', '一枚ずつ引き出せる箱', '大箱でお得になります'],
  }),
}

/** For dealers only: the tag is locked by a password. */
const dealer: ProductLine = {
  ...cloths,
  key: 'dealer-wes',
  code: 'DW',
  tag_keys: ['dealer', 'bulk'],
  axes: packs('枚', 1000, 5000, 48_000),
  items: toItems(`
    key | name | reading | yen | 素材 | 寸法 | 用途
    cotton | 【特約店】綿のウエス 圧縮梱包 | トクヤクテン メンノウエス アッシュクコンポウ | 18800 | 綿 | 40×40cm | 油拭き
    nonwoven | 【特約店】不織布ウエス 圧縮梱包 | トクヤクテン フショクフウエス アッシュクコンポウ | 24800 | パルプ・化繊 | 33×38cm | 水拭き・油拭き
    clean | 【特約店】拭き取り布 業務梱包 | トクヤクテン フキトリフ ギョウムコンポウ | 58000 | ポリエステル | 23×23cm | 電子部品・レンズ
  `),
}

export const workshopLines = [wrenches, torque, bolts, oils, cloths, dealer]
