import type { ProductItem } from '../product-line.ts'

type Sweet = readonly [
  key: string,
  name: string,
  kana: string,
  yen: number,
  count: string,
  keeps: readonly [label: '賞味期限' | '消費期限', period: string],
  materials: string,
  allergens: string,
]

/** A box of sweets: how many, how long they keep, what is in them. */
export const toSweet = ([
  key,
  name,
  name_kana,
  unit_price,
  count,
  [date_label, period],
  materials,
  allergens,
]: Sweet): ProductItem => ({
  key,
  name,
  name_kana,
  unit_price,
  specs: {
    内容量: count,
    [date_label]: period,
    原材料: materials,
    アレルゲン: allergens,
    保存方法: '直射日光と高温多湿を避けて常温',
  },
})
