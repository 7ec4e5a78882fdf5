import type { ProductWords } from '../product-line.ts'

/** What is true of everything this shop sells; a line adds its own sentences. */
export function toWords(own: Omit<ProductWords, 'closings'>): ProductWords {
  return {
    ...own,
    closings: [
      '箱の角を守る緩衝材を入れて、発送します。',
      'ご予約の品は、発売月のうちに入荷した順にお届けします。',
      '組み立てや遊びかたで分からないことがあれば、お問い合わせください。',
    ],
  }
}

type Choice = readonly [value: string, suffix: string, colourway: string, extra_yen?: number]

/** An axis of choices that look different, a drawing's colourway each. */
export const toChoices = (name: string, choices: readonly Choice[]) => ({
  name,
  options: choices.map(([value, suffix, colourway, extra_yen]) => ({
    value,
    suffix,
    colourway,
    ...(extra_yen !== undefined && { extra_yen }),
  })),
})

/** A thing that can be ordered before the month it comes out. */
export const comesOutIn = (months: number) => ({ release_in_months: months, tag_keys: ['pre-order'] })
