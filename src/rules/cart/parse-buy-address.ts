import { QUANTITY_MAXIMUM } from './cart-intent.ts'

/** What the address of the cart asks for: a form of a product page or a list, sent without its script. */
export interface BuyWish {
  /** {resourceKey} of the product's page; null when the form did not say. */
  product: string | null
  /** The variation itself, where the form knows it. */
  product_id: number | null
  /** The chosen option of each axis, in order. They decide, whatever else the address says. */
  options: string[]
  /** Null when it is no number of pieces one can order. */
  quantity: number | null
  accessory_ids: number[]
}

/** Null when the address asks for nothing to buy. */
export function parseBuyAddress(search: URLSearchParams): BuyWish | null {
  const options: string[] = []
  while (search.has(`option-${options.length}`)) options.push(search.get(`option-${options.length}`) ?? '')
  const isWish = options.length > 0 || ['product', 'product_id', 'quantity'].some((name) => search.has(name))
  if (!isWish) return null
  const quantity = search.get('quantity') ?? '1'
  return {
    product: search.get('product') || null,
    product_id: toCount(search.get('product_id') ?? '', Number.MAX_SAFE_INTEGER),
    options,
    quantity: toCount(quantity, QUANTITY_MAXIMUM),
    accessory_ids: search.getAll('accessory').flatMap((id) => toCount(id, Number.MAX_SAFE_INTEGER) ?? []),
  }
}

function toCount(text: string, most: number): number | null {
  const count = /^\d+$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= most ? count : null
}
