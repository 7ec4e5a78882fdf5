import { $cart } from './cart.ts'

/** Key of a product's own line in the cart; with a label, of the line with that embroidery. */
export function findLineKey(product_id: number, label?: string): string | undefined {
  const known = $cart.get()
  if (known.state !== 'open') return undefined
  return known.cart.detail.products.find(
    (line) => line.product_id === product_id && !line.parent_key && line.embroidery?.label === label,
  )?.key
}
