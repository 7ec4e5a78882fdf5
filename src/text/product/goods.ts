import type { ContentUnit } from '#contract/shapes/goods-content.ts'

/** Units of contents, as they stand on a page and in a file; files may also say the English words. */
export const CONTENT_UNITS: Record<ContentUnit, string> = { g: 'g', ml: 'ml', piece: '個', sheet: '枚' }

/** What is said of goods that are measured, or not out yet; apart, since browsers fetch the words every product needs. */
export const goodsText = {
  /** `500g`. */
  content: (amount: number, unit: ContentUnit) => `${amount}${CONTENT_UNITS[unit]}`,
  /** `100gあたり298円`. @param yen written out */
  price_per: (yen: string, per: number, unit: ContentUnit) => `${per}${CONTENT_UNITS[unit]}あたり${yen}`,
  /** `2027年2月発売予定`. @param month `2027-02` */
  release: (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5))}月発売予定`,
} as const
