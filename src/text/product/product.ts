import type { StockState } from '#contract/shapes/product.ts'

/** Words beside a price, on cards and pages alike. */
export const productText = {
  stock: { in_stock: '在庫あり', few: '残りわずか', none: '在庫なし' } satisfies Record<StockState, string>,
  /** A combination the shop does not have. */
  not_offered: '取り扱いなし',
  tax_included: '税込',
  /** Companies calculate without tax; the price with tax is shown beside it, as the law requires. */
  untaxed: (price: string) => `税抜 ${price}`,
  price_from: '〜',
} as const
