import type { CartProduct } from '#contract/shapes/cart.ts'

type Line = Pick<
  CartProduct,
  'key' | 'product_id' | 'unit_price' | 'quantity' | 'parent_key' | 'embroidery'
> & {
  subtotal: number | null
}

/**
 * Lines that differ in nothing but where they go, as one: pieces and sums are added up. A sum the API still computes
 * stays unknown.
 */
export function groupLines<One extends Line>(lines: readonly One[]): One[] {
  const products = new Map(lines.map(({ key, product_id }) => [key, product_id]))
  const groups = new Map<string, One>()
  for (const line of lines) {
    const { product_id, unit_price, parent_key, embroidery } = line
    const parent = parent_key === undefined ? null : (products.get(parent_key) ?? null)
    const key = JSON.stringify([product_id, unit_price, parent, embroidery ?? null])
    const known = groups.get(key)
    groups.set(key, known ? add(known, line) : line)
  }
  return [...groups.values()]
}

function add<One extends Line>(one: One, other: One): One {
  const subtotal = one.subtotal === null || other.subtotal === null ? null : one.subtotal + other.subtotal
  return { ...one, quantity: one.quantity + other.quantity, subtotal }
}
