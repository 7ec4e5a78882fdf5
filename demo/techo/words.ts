import type { ProductWords } from '../product-line.ts'

/** What is true of everything this shop sells; a line adds its own sentences. */
export function toWords(own: Pick<ProductWords, 'openings' | 'details' | 'points'>): ProductWords {
  return {
    ...own,
    catches: ['{ひとこと}'],
    closings: [
      '折れや角つぶれを防ぐよう、厚紙にはさんでお届けします。',
      '一つからお送りします。少しだけ試したいときも、どうぞご遠慮なく。',
      '使い心地で迷ったら、お問い合わせください。店の者が書いてみてお答えします。',
    ],
  }
}

type Colour = readonly [value: string, suffix: string, colourway: string]

/** An axis of colours, a drawing's colourway each. */
export const toColours = (name: string, colours: readonly Colour[]) => ({
  name,
  options: colours.map(([value, suffix, colourway]) => ({ value, suffix, colourway })),
})

/** Sizes of loose leaves, the same for leaves and the binders that hold them. */
export const leafSizes = (step: number) => ({
  name: 'サイズ',
  options: [
    { value: 'A5', suffix: 'A5', extra_yen: step * 2 },
    { value: 'バイブル', suffix: 'BI', extra_yen: step },
    { value: 'ミニ6', suffix: 'M6' },
  ],
})
