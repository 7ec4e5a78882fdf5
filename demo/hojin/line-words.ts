import type { ProductWords } from '../product-line.ts'

/** What is true of everything this shop sells; a line adds its own sentences. */
export function toWords(
  own: Pick<ProductWords, 'catches' | 'openings' | 'details' | 'points'>,
): ProductWords {
  return {
    ...own,
    closings: [
      '15時までのご注文で、当日に出荷いたします。数量が多いときは、お見積もりをお申し付けください。',
      '仕様の分かる資料が必要なときは、お問い合わせください。翌営業日までにお送りします。',
      '複数の事業所へ分けてお届けできます。お届け先ごとに納品書をお付けします。',
    ],
  }
}

/** Packs a company buys by. */
export const packs = (unit: string, small: number, large: number, extra_yen: number) => [
  {
    name: '入数',
    options: [
      { value: `${small}${unit}`, suffix: `P${small}` },
      { value: `${large}${unit}（箱）`, suffix: `P${large}`, extra_yen },
    ],
  },
]
