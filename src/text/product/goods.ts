import type { ContentUnit } from '#contract/shapes/goods-content.ts'

/** Units of contents, as they stand on a page and in a file; files may also say the English words. */
export const CONTENT_UNITS: Record<ContentUnit, string> = { g: 'g', ml: 'ml', piece: '個', sheet: '枚' }

/** What is said of goods that are measured; apart, since browsers fetch the words every product needs. */
export const goodsText = {
  /** `500g`. */
  content: (amount: number, unit: ContentUnit) => `${amount}${CONTENT_UNITS[unit]}`,
  /** `100gあたり298円`. @param yen written out */
  price_per: (yen: string, per: number, unit: ContentUnit) => `${per}${CONTENT_UNITS[unit]}あたり${yen}`,
} as const
