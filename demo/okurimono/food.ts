import type { ProductItem } from '../product-line.ts'

type FoodRow = readonly [
  key: string,
  name: string,
  kana: string,
  yen: number,
  amount: string,
  materials: string,
  note: string,
]
/** Something to eat or drink, by how it keeps; what the law wants said of it is in its specs. */
export const toFood =
  ([date_label, period]: readonly [label: string, period: string], allergens: string, store: string) =>
  ([key, name, name_kana, unit_price, amount, materials, note]: FoodRow): ProductItem => ({
    key,
    name,
    name_kana,
    unit_price,
    specs: {
      内容量: amount,
      原材料: materials,
      味わい: note,
      [date_label]: period,
      アレルゲン: allergens,
      保存方法: store,
    },
  })

/** What is true of every food, from tax to how it is reviewed. */
export const food = { tax_rate: 8, is_giftable: true, review_family: 'food' } as const
export const COOL_ONCE_OPEN = '開封後は冷蔵し、お早めに'
export const NO_ALLERGENS = '28品目を含みません'
