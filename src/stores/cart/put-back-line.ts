import { toEmbroideryInput } from '#src/rules/cart/to-embroidery-input.ts'
import { addAccessory, addProduct } from './cart-lines.ts'
import type { CartLineView } from './cart-view.ts'
import { findLineKey } from './find-line-key.ts'

/** Adds a removed line to the cart again, with the accessories that left with it. */
export async function putBackLine(line: CartLineView, accessories: readonly CartLineView[]): Promise<void> {
  const { product_id, quantity, parent_key, embroidery } = line
  if (parent_key !== undefined && (await addAccessory({ parent_key, product_id, quantity })) === null) return
  // The line of an accessory may be gone too: then it comes back as a line of its own.
  if (await addProduct({ product_id, quantity, ...toEmbroideryInput(embroidery) })) return
  const key = findLineKey(product_id, embroidery?.label)
  if (key === undefined) return
  for (const { product_id, quantity } of accessories)
    await addAccessory({ parent_key: key, product_id, quantity })
}
