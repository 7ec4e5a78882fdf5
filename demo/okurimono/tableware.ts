import type { ProductItem } from '../product-line.ts'

type Row = readonly [
  key: string,
  name: string,
  kana: string,
  yen: number,
  size: string,
  material: string,
  use: string,
]

/** Something for the table: how large, of what, for what. */
export const toTableware = ([key, name, name_kana, unit_price, size, material, use]: Row): ProductItem => ({
  key,
  name,
  name_kana,
  unit_price,
  specs: { 大きさ: size, 素材: material, 向いている使い方: use },
})

/** What is true of everything for the table. */
export const tableware = { review_family: 'table', is_giftable: true } as const
export const tablewareWords = {
  catches: ['使うほどに、家の景色になる', '手になじむ、重さと丸み', '{向いている使い方}に、ひとつ'],
  openings: [
    '{maker}の手で一つずつ作られた{name}です。',
    '毎日使うものほど、よいものを。{向いている使い方}に向けた{name}をお届けします。',
    '{向いている使い方}が楽しみになる{name}です。',
  ],
  points: [
    '大きさ {大きさ}',
    '素材 {素材}',
    '{向いている使い方}に',
    '熨斗・包装を承ります',
    '木箱または化粧箱に入れてお届けします',
  ],
}
