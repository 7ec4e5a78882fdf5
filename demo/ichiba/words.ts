import type { ProductAxis, ProductItem, ProductWords } from '../product-line.ts'

/** What is true of everything on the stall; a line adds its own sentences. */
export function toWords(own: Pick<ProductWords, 'openings' | 'details' | 'points'>): ProductWords {
  return {
    ...own,
    catches: ['{ひとこと}'],
    closings: [
      '天候により、収穫が一日ずれることがあります。そのときは出荷の前にお知らせします。',
      '届いた日に箱を開けてください。傷みがあれば、写真一枚でお取り替えします。',
      '食べきれる量からお選びください。小さな量でも、産地と名前は同じ札でお届けします。',
    ],
  }
}

type Amount = readonly [value: string, suffix: string, extra_yen?: number]

/** How much of it one buys. */
export const toAmounts = (...amounts: readonly Amount[]): ProductAxis => ({
  name: '量',
  options: amounts.map(([value, suffix, extra_yen = 0]) => ({
    value,
    suffix,
    extra_yen,
    content_amount: toContentAmount(value),
  })),
})

/** Grams of `8個 約800g` or `1.5kg`; pieces of what is only counted. */
function toContentAmount(value: string): number {
  const [, number = '', unit = ''] = /([\d.]+)(kg|g|個)$/.exec(value) ?? []
  return Math.round(Number(number) * (unit === 'kg' ? 1000 : 1))
}

/** What its table says of keeping stands in the field that is for it. */
export function toKeptItem(item: ProductItem): ProductItem {
  const { 賞味期限: best_before, ...specs } = item.specs
  return best_before ? { ...item, specs, best_before, slots: { ...item.slots, 賞味期限: best_before } } : item
}
