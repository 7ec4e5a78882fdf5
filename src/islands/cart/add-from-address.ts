import { QUANTITY_MAXIMUM } from '#src/rules/cart-intent.ts'
import type { CallFailure } from '#src/rules/call-failure.ts'
import { addProduct } from '#src/stores/cart-lines.ts'

/**
 * The buy box is a plain form: pressed before its script is there, it leads to `/cart/?product_id=…&quantity=…`.
 * The product is added once and the address cleaned at the same moment, so that neither a reload nor «back» adds
 * it again. Null when the address names no product.
 */
export function addFromAddress(): Promise<CallFailure | null> | null {
  const { searchParams, pathname } = new URL(location.href)
  const product_id = Number(searchParams.get('product_id'))
  const quantity = Number(searchParams.get('quantity') ?? 1)
  if (!Number.isSafeInteger(product_id) || product_id <= 0) return null
  history.replaceState(history.state, '', pathname)
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAXIMUM
  return addProduct({ product_id, quantity: isQuantity ? quantity : 1 })
}
