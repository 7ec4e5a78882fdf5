interface Facts {
  name: string
  code: string
  maker: string | null
  /** As shoppers read it, e.g. `12,800円`; the lowest of its variations. */
  price: string
  has_several_prices: boolean
  catch_copy: string
}

/**
 * What a product is, for search results and link cards. Products of one line share their catch copy, so name, part number
 * and price stand with it: no two pages are described by the same words.
 */
export function toProductDescription(product: Facts): string {
  const { name, code, maker, price, has_several_prices, catch_copy } = product
  const from = has_several_prices ? 'から' : ''
  const facts = [maker, `品番 ${code}`, `税込${price}${from}`].filter(Boolean).join('・')
  return `${name}（${facts}）。${catch_copy}`.trim()
}
