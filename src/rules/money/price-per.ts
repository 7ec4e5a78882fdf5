import type { ContentUnit, GoodsContent } from '#contract/shapes/goods-content.ts'

/** What a measure costs. */
export interface PricePer {
  /** Yen with tax, whole. */
  yen: number
  /** How much of `unit` that buys. */
  per: number
  unit: ContentUnit
}

/** Weights and volumes are compared by 100, things that are counted one by one. */
const PER: Record<ContentUnit, number> = { g: 100, ml: 100, piece: 1, sheet: 1 }

/**
 * The price of 100 g, 100 ml or one piece, as shelf tags of food shops give it; undefined where nobody measures, and for
 * a single piece, whose price says it already.
 * @param unit_price yen with tax
 */
export function toPricePer(unit_price: number, content: GoodsContent | undefined): PricePer | undefined {
  if (!content || content.amount === PER[content.unit]) return undefined
  const { amount, unit } = content
  return { yen: Math.round((unit_price * PER[unit]) / amount), per: PER[unit], unit }
}
