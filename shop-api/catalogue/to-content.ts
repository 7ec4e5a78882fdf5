import type { GoodsContent } from '#contract/shapes/goods-content.ts'
import type { LoadedModel, VariationRow } from './load-models.ts'

/** How much a variation holds; nothing where its amount or its model's unit is not said. */
export function toContent(
  variation: Pick<VariationRow, 'content_amount'> | undefined,
  { content_unit: unit }: Pick<LoadedModel['row'], 'content_unit'>,
): { content?: GoodsContent } {
  const amount = variation?.content_amount ?? null
  return amount === null || unit === null ? {} : { content: { amount, unit } }
}
