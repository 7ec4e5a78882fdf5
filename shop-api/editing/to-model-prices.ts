interface Variation {
  code: string
  unit_price: number
  list_price: number | null
}

/** What lists read of a product from its variations, in their order: lowest and highest price, first code. */
export function toModelPrices(variations: readonly Variation[]) {
  const [first] = variations
  if (!first) return { code: '', unit_price: 0, max_unit_price: 0, list_price: null }
  const cheapest = variations.reduce((low, one) => (one.unit_price < low.unit_price ? one : low))
  return {
    code: first.code,
    unit_price: cheapest.unit_price,
    max_unit_price: Math.max(...variations.map(({ unit_price }) => unit_price)),
    list_price: cheapest.list_price,
  }
}
