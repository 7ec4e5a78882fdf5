import { addProduct } from '#src/stores/cart/cart-lines.ts'
import { showAdded } from './cart-dialog.ts'

/**
 * Adds a variation and says how that ended.
 * @param addMore what goes with it, added before anything is said
 */
export async function addToCart(
  product_id: number,
  quantity: number,
  addMore?: () => Promise<void>,
): Promise<void> {
  const failure = await addProduct({ product_id, quantity })
  if (!failure) await addMore?.()
  await showAdded(failure, product_id, quantity)
}
