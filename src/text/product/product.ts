import type { ContentUnit } from '#contract/shapes/goods-content.ts'
import type { StockState } from '#contract/shapes/product.ts'

const UNITS: Record<ContentUnit, string> = { g: 'g', ml: 'ml', piece: '個', sheet: '枚' }

/** Words beside a price, on cards and pages alike. */
export const productText = {
  stock: { in_stock: '在庫あり', few: '残りわずか', none: '在庫なし' } satisfies Record<StockState, string>,
  /** A combination the shop does not have. */
  not_offered: '取り扱いなし',
  tax_included: '税込',
  /** Companies calculate without tax; the price with tax is shown beside it, as the law requires. */
  untaxed: (price: string) => `税抜 ${price}`,
  price_from: '〜',
  /** `500g`. */
  content: (amount: number, unit: ContentUnit) => `${amount}${UNITS[unit]}`,
  /** `100gあたり298円`. @param yen written out */
  price_per: (yen: string, per: number, unit: ContentUnit) => `${per}${UNITS[unit]}あたり${yen}`,
  /** `2027年2月発売予定`. @param month `2027-02` */
  release: (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5))}月発売予定`,
} as const
