import type { CartProduct } from '#contract/shapes/cart.ts'

type Gathered = Pick<
  CartProduct,
  'product_id' | 'unit_price' | 'tax_rate' | 'quantity' | 'subtotal' | 'embroidery'
>

/**
 * Lines of an order as its mail and its papers list them: the same goods at the same price stand once, to however many
 * destinations they go.
 */
export function gatherLines<Line extends Gathered>(lines: readonly Line[]): Line[] {
  const gathered = new Map<string, Line>()
  for (const line of lines) {
    const { product_id, unit_price, tax_rate, embroidery } = line
    const goods = JSON.stringify([product_id, unit_price, tax_rate, embroidery?.label])
    const present = gathered.get(goods)
    gathered.set(goods, {
      ...(present ?? line),
      quantity: (present?.quantity ?? 0) + line.quantity,
      subtotal: (present?.subtotal ?? 0) + line.subtotal,
    })
  }
  return [...gathered.values()]
}
