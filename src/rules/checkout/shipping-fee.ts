/** Shipping fee of a shop. Whole yen, tax included. */
export interface ShippingFeeTerms {
  by_region: Readonly<Record<string, number>>
  /** Goods of one order from which shipping is free everywhere; null for never. */
  free_from: number | null
}

/** Shipping fee to a region; undefined when the shop does not deliver there. */
export function getShippingFee(terms: ShippingFeeTerms, region: string, goods: number): number | undefined {
  const fee = terms.by_region[region]
  if (fee === undefined) return undefined
  return terms.free_from !== null && goods >= terms.free_from ? 0 : fee
}

/** Goods still missing for free shipping; null when there is no such line or it is reached. */
export function getMissingForFreeShipping(terms: ShippingFeeTerms, goods: number): number | null {
  return terms.free_from === null || goods >= terms.free_from ? null : terms.free_from - goods
}
