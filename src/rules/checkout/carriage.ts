/** Carriage of a shop. Whole yen, tax included. */
export interface CarriageTerms {
  by_region: Readonly<Record<string, number>>
  /** Goods of one order from which carriage is free everywhere; null for never. */
  free_from: number | null
}

/** Carriage to a region; undefined when the shop does not deliver there. */
export function getCarriage(terms: CarriageTerms, region: string, goods: number): number | undefined {
  const carriage = terms.by_region[region]
  if (carriage === undefined) return undefined
  return terms.free_from !== null && goods >= terms.free_from ? 0 : carriage
}

/** Goods still missing for free carriage; null when there is no such line or it is reached. */
export function getMissingForFreeCarriage(terms: CarriageTerms, goods: number): number | null {
  return terms.free_from === null || goods >= terms.free_from ? null : terms.free_from - goods
}
