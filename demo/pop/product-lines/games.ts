import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { comesOutIn, toChoices, toWords } from '../words.ts'

const GAMES: Record<string, { art: string; colourway: string; brand: string; label: string }> = {
  market: { art: 'street', colourway: 'yellow', brand: 'nekomaru', label: 'にくきゅう市場' },
  valley: { art: 'dragon', colourway: 'purple', brand: 'fuda', label: '竜の谷' },
  tour: { art: 'star', colourway: 'blue', brand: 'hoshikuzu-express', label: '星めぐり時刻表' },
}

const boardGames: ProductLine = {
  key: 'game',
  code: 'BG',
  category_keys: ['board'],
  picture_kind: 'board-game',
  review_family: 'game',
  maker_keys: ['ryufuda'],
  is_giftable: true,
  colourway: 'yellow',
  accessory_lines: ['card/first', 'figure/ryuki', 'card/starter'],
  items: toItems(`
    key | name | reading | yen | 人数 | 時間 | 対象年齢 | 内容
    market | にくきゅう市場 | ニクキュウイチバ | 3980 | 2〜5人 | 約30分 | 8歳以上 | 盤1枚、駒40個、札60枚
    valley | 竜の谷 | リュウノタニ | 5480 | 1〜4人 | 約60分 | 12歳以上 | 盤1枚、駒72個、札110枚、さいころ4個
    tour | 星めぐり時刻表 | ホシメグリジコクヒョウ | 4480 | 2〜4人 | 約45分 | 10歳以上 | 盤1枚、列車の駒24個、札80枚
  `).map((item) => {
    const { brand = '', colourway = 'yellow', ...traits } = GAMES[item.key] ?? {}
    return {
      ...item,
      brand_key: brand,
      colourway,
      traits,
      ...(item.key === 'tour' && comesOutIn(3)),
    }
  }),
  words: toWords({
    catches: [
      '{人数}、{時間}。説明は五分で終わる',
      '負けても、もう一回と言いたくなる',
      '{人数}で囲む、{時間}の冒険',
    ],
    openings: ['{maker}の{name}です。{人数}、{時間}で遊べます。', '店の奥の卓で、百回以上試した{name}です。'],
    details: [
      '内容は{内容}。箱の中は、片づける場所が決まっています。',
      '説明書は四コマで進み、読みながら始められます。',
      '対象年齢は{対象年齢}。文字の多い札には、絵の助けを添えました。',
    ],
    points: ['人数は{人数}', '時間は{時間}', '対象年齢は{対象年齢}', '内容は{内容}'],
  }),
}

const BLOCKS: Record<string, { build: string; colourway: string; brand?: string }> = {
  house: { build: 'house', colourway: 'green', brand: 'nekomaru' },
  train: { build: 'train', colourway: 'blue', brand: 'hoshikuzu-express' },
  castle: { build: 'castle', colourway: 'pink', brand: 'fuda' },
}

const blocks: ProductLine = {
  key: 'block',
  code: 'BL',
  category_keys: ['block'],
  picture_kind: 'block-set',
  review_family: 'soft',
  maker_keys: ['hoshikuzu'],
  is_giftable: true,
  colourway: 'green',
  accessory_lines: ['figure/shasho', 'capsule/express', 'block/house'],
  items: toItems(`
    key | name | reading | yen | 部品数 | 完成の大きさ | 素材 | 対象年齢
    house | ブロック 商店街の角の家 | ブロック ショウテンガイノカドノイエ | 4280 | 320点 | 幅190×高さ210mm | ABS | 6歳以上
    train | ブロック ほしくず急行 | ブロック ホシクズキュウコウ | 5980 | 440点 | 全長380mm | ABS | 6歳以上
    castle | ブロック 竜札の城 | ブロック リュウフダノシロ | 7480 | 610点 | 幅280×高さ240mm | ABS | 8歳以上
  `).map((item) => {
    const { brand = '', colourway = 'green', build = 'house' } = BLOCKS[item.key] ?? {}
    return {
      ...item,
      brand_key: brand,
      colourway,
      traits: { build },
      ...(item.key === 'castle' && comesOutIn(1)),
    }
  }),
  words: toWords({
    catches: [
      '{部品数}。崩して、別のものにもなる',
      'ほかのセットと、どこまでもつながる',
      '組み上がると{完成の大きさ}',
    ],
    openings: [
      '{maker}の{name}です。部品は{部品数}、完成すると{完成の大きさ}になります。',
      '説明書どおりでも、自己流でも。{name}です。',
    ],
    details: [
      '素材は{素材}。はめ合いは少し固めで、持ち運んでも崩れません。',
      '説明書のほかに、同じ部品でできる別の作例を三つ載せました。',
      '部品をなくしたときは、一つから取り寄せられます。',
    ],
    points: ['部品は{部品数}', '完成の大きさは{完成の大きさ}', '素材は{素材}', '対象年齢は{対象年齢}'],
  }),
}

const CARDS: Record<string, { style: string; emblem: string; colourway: string; label: string }> = {
  first: { style: 'pack', emblem: 'dragon', colourway: 'red', label: '第一弾' },
  starter: { style: 'deck', emblem: 'fox', colourway: 'blue', label: 'はじめて' },
  binder: { style: 'binder', emblem: 'bird', colourway: 'black', label: '竜札' },
}

const cards: ProductLine = {
  key: 'card',
  code: 'CD',
  category_keys: ['card'],
  picture_kind: 'card-pack',
  review_family: 'game',
  maker_keys: ['ryufuda'],
  colourway: 'red',
  accessory_lines: ['card/binder', 'game/valley', 'block/castle', 'card/starter'],
  items: toItems(`
    key | name | reading | yen | 内容 | 種類 | 対象年齢
    first | 竜札 第一弾 目ざめの谷 | リュウフダ ダイイチダン メザメノタニ | 380 | 5枚入り | 全96種 | 9歳以上
    starter | 竜札 はじめてデッキ | リュウフダ ハジメテデッキ | 1280 | 50枚入り | 固定の50枚 | 9歳以上
    binder | 竜札 コレクションファイル | リュウフダ コレクションファイル | 1980 | 360枚収納 | 1種 | 9歳以上
  `).map((item) => {
    const { colourway = 'red', ...traits } = CARDS[item.key] ?? {}
    return {
      ...item,
      brand_key: 'fuda',
      colourway,
      traits,
      ...(item.key === 'first' && {
        axes: [
          toChoices('数', [
            ['1パック', '01', 'red'],
            ['1箱（20パック）', '20', 'red', 6800],
          ]),
        ],
      }),
      ...(item.key === 'starter' && {
        axes: [
          toChoices('組', [
            ['水の組', 'WT', 'blue'],
            ['炎の組', 'FR', 'orange'],
            ['森の組', 'FS', 'green'],
          ]),
        ],
      }),
    }
  }),
  words: toWords({
    catches: ['{内容}。今日から対戦できる', '{種類}。そろえるほど、手が広がる', '呼べ、札の中の竜'],
    openings: ['{maker}の{name}です。{内容}。', '二人いれば始められる{name}です。'],
    details: [
      '種類は{種類}。数字の多いほうが勝つ、という一つの決まりから始まります。',
      '札の角は丸く、くり返し切っても傷みにくい紙です。',
      '遊びかたの動画は、説明書の符号からご覧いただけます。',
    ],
    points: ['{内容}', '種類は{種類}', '対象年齢は{対象年齢}'],
  }),
}

export const gameLines: ProductLine[] = [boardGames, blocks, cards]
