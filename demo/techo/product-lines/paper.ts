import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { leafSizes, toColours, toWords } from '../words.ts'

const BINDINGS: Record<string, string> = { ito: 'thread', gomu: 'band', yacho: 'field', ichinichi: 'hard' }

const notes: ProductLine = {
  key: 'note',
  code: 'NB',
  category_keys: ['note'],
  picture_kind: 'notebook',
  label_spec: '罫線',
  review_family: 'paper',
  maker_keys: ['orito', 'masume'],
  tag_keys: ['bleed-free'],
  colourway: 'indigo',
  accessory_lines: ['pen/sarari', 'tape/date'],
  axes: [
    toColours('表紙', [
      ['紺', 'NV', 'indigo'],
      ['苔', 'MS', 'green'],
      ['柿', 'KK', 'orange'],
      ['砂', 'SD', 'natural'],
      ['墨', 'BK', 'black'],
    ]),
  ],
  items: toItems(`
    key | name | reading | yen | 罫線 | 判型 | ページ数 | 紙
    ito | 糸かがりノート A5 | イトカガリノート | 1280 | 5mm方眼 | A5（148×210mm） | 192ページ | 淡クリーム 80g/㎡
    gomu | ゴムバンドノート B6 | ゴムバンドノート | 1480 | ドット | B6（128×182mm） | 176ページ | 白 90g/㎡
    yacho | ますめ野帳 | マスメヤチョウ | 480 | 3mm方眼 | 95×165mm | 80ページ | 耐水紙 70g/㎡
    ichinichi | 一日一頁手帳 2027 | イチニチイチページテチョウ | 3280 | 1日1頁 | 文庫（105×148mm） | 400ページ | 薄葉 52g/㎡
  `).map((item) => ({
    ...item,
    traits: { binding: BINDINGS[item.key] ?? 'thread' },
    ...(item.key === 'ichinichi' && {
      category_keys: ['diary'],
      remark: '2026年12月始まりです。十二月のうちから、使い初めの練習ができます。',
    }),
    ...(item.key === 'yacho' && { remark: '立ったまま片手で書ける、硬い表紙です。' }),
  })),
  words: toWords({
    openings: [
      '{maker}が綴じた、{判型}の{name}です。',
      '毎日ひらくものだから、{name}は開きの良さから決めました。',
      '線の色を三十通り刷って、いちばん静かなものを選んだ{name}です。',
    ],
    details: [
      '紙は{紙}。万年筆でも裏に抜けにくく、鉛筆もすべりません。',
      '{罫線}の線は薄い青ねず色です。写しをとると、ほとんど見えなくなります。',
      '背は糊だけに頼らず、どの頁でも平らに開きます。',
      '表紙の布目は指の跡がつきにくく、長く使うほど角がやわらぎます。',
    ],
    points: ['罫線は{罫線}', '大きさは{判型}', '{ページ数}', '紙は{紙}', '表紙は五色'],
  }),
}

const RULES: Record<string, string> = { hogan: 'grid', yokokei: 'lines', gekkan: 'month', todo: 'list' }

const refills: ProductLine = {
  key: 'refill',
  code: 'RF',
  category_keys: ['refill'],
  picture_kind: 'refill',
  label_spec: '内容',
  review_family: 'paper',
  maker_keys: ['hakkaku'],
  tag_keys: ['refillable', 'bleed-free'],
  colourway: 'blue',
  accessory_lines: ['planner', 'fusen/index'],
  axes: [leafSizes(80)],
  items: toItems(`
    key | name | reading | yen | 内容 | 枚数 | 穴 | 紙
    hogan | リフィル 5mm方眼 | リフィル ゴミリホウガン | 380 | 5mm方眼 | 100枚 | A5とバイブルとミニは6穴 | 白 80g/㎡
    yokokei | リフィル 横罫 | リフィル ヨコケイ | 380 | 7mm横罫 | 100枚 | A5とバイブルとミニは6穴 | 白 80g/㎡
    gekkan | リフィル 月間 2027 | リフィル ゲッカン | 680 | 月間 | 14か月分 | A5とバイブルとミニは6穴 | 淡クリーム 80g/㎡
    todo | リフィル やること | リフィル ヤルコト | 480 | やること | 50枚 | A5とバイブルとミニは6穴 | 淡クリーム 80g/㎡
  `).map((item) => ({
    ...item,
    specs: { ...item.specs, 穴: '6穴（三サイズ共通の並び）' },
    colourway: { hogan: 'blue', yokokei: 'green', gekkan: 'red', todo: 'gold' }[item.key] ?? 'blue',
    traits: { rule: RULES[item.key] ?? 'grid', tabs: item.key === 'gekkan' ? 'three' : 'none' },
    ...(item.key === 'gekkan' && { category_keys: ['refill', 'diary'] }),
  })),
  words: toWords({
    openings: [
      '{maker}の{name}は、{内容}の用紙を{枚数}入れた綴じかえ用です。',
      '手帳は中身を替えれば、また一年使えます。{name}をどうぞ。',
    ],
    details: [
      '{穴}です。穴のふちを丸く抜き、めくっても裂けにくくしました。',
      '紙は{紙}。裏うつりが少なく、両面とも使えます。',
      'とじ代に日付を書く欄があり、はずしたあとも順番がわかります。',
      '帯の色は内容ごとに決まっています。引き出しの中でも見分けられます。',
    ],
    points: ['内容は{内容}', '{枚数}', '穴は{穴}', '紙は{紙}', 'サイズは三つ'],
  }),
}

const letters: ProductLine = {
  key: 'letter',
  code: 'LT',
  category_keys: ['letter'],
  picture_kind: 'letter-set',
  review_family: 'paper',
  maker_keys: ['hakkaku', 'masume'],
  is_giftable: true,
  colourway: 'blue',
  accessory_lines: ['fountain/tomei', 'ink'],
  axes: [
    toColours('色', [
      ['水', 'WT', 'blue'],
      ['若葉', 'WK', 'green'],
      ['桜', 'SK', 'pink'],
    ]),
  ],
  items: toItems(`
    key | name | reading | yen | 罫線 | 枚数 | 大きさ
    yoko | 横書きの便箋と封筒 | ヨコガキノビンセントフウトウ | 880 | 9mm横罫 | 便箋20枚、封筒8枚 | A5、封筒は洋2
    tate | 縦書きの便箋と封筒 | タテガキノビンセントフウトウ | 880 | 13行縦罫 | 便箋20枚、封筒8枚 | A5、封筒は洋2
  `).map((item) => ({ ...item, traits: { paper: item.key === 'yoko' ? 'lines' : 'upright' } })),
  words: toWords({
    openings: [
      '{maker}の{name}です。{枚数}を、薄い箱に納めました。',
      '書き出しに迷ったら、まず日付と天気から。{name}です。',
    ],
    details: [
      '罫線は{罫線}。字の大きさを選ばない、広めの間隔です。',
      '万年筆の線がにじまない、少しざらりとした紙です。',
      '封筒の内側には、便箋と同じ線を薄く刷りました。透けて中が読めません。',
    ],
    points: ['罫線は{罫線}', '{枚数}', '大きさは{大きさ}', '三色'],
  }),
}

export const paperLines: ProductLine[] = [notes, refills, letters]
