import type { StockState } from '#contract/shapes/product.ts'

/** What stands beside a price, on cards and pages alike. */
export const productText = {
  stock: { in_stock: '在庫あり', few: '残りわずか', none: '在庫なし' } satisfies Record<StockState, string>,
  /** A combination the shop does not have. */
  not_offered: '取り扱いなし',
  tax_included: '税込',
  /** Companies reckon without tax; the price with tax stands beside it, as the law wants. */
  untaxed: (price: string) => `税抜 ${price}`,
  price_from: '〜',
} as const
