import type { LayoutBlock } from '#contract/shapes/content.ts'

export type Place = LayoutBlock['place']
export const PLACES: readonly Place[] = ['before', 'after', 'side']

/** What a place or a block is called while something is dragged. */
export const toPlaceId = (place: Place) => `place:${place}`
export const toBlockId = (at: number) => `block:${at}`

/**
 * The blocks after one of them was dropped on another, or on a place.
 *
 * @param over `toBlockId` or `toPlaceId`
 */
export function dropBlock(blocks: readonly LayoutBlock[], active: string, over: string): LayoutBlock[] {
  const from = blocks.findIndex((_block, at) => toBlockId(at) === active)
  const block = blocks[from]
  const target = blocks.findIndex((_block, at) => toBlockId(at) === over)
  const place = blocks[target]?.place ?? PLACES.find((one) => toPlaceId(one) === over)
  if (!block || !place || from === target) return [...blocks]
  const rest = blocks.toSpliced(from, 1)
  // Taken from above, the one it was dropped on moves up by one.
  const to = target < 0 ? rest.length : target
  return rest.toSpliced(to, 0, { ...block, place })
}
