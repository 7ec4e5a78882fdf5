import { QUANTITY_MAXIMUM } from '#src/rules/cart-intent.ts'
import type { CallFailure } from '#src/rules/call-failure.ts'
import { addAccessories } from '#src/stores/add-accessories.ts'
import { addProduct } from '#src/stores/cart-lines.ts'

/**
 * The buy box is a plain form: pressed before its script is there, it leads to `/cart/?product_id=…&quantity=…`, with an
 * `accessory=…` for each that goes with it. They are added once and the address cleaned at the same moment, so that
 * neither a reload nor «back» adds them again. Null when the address names no product.
 */
export function addFromAddress(): Promise<CallFailure | null> | null {
  const { searchParams, pathname } = new URL(location.href)
  const product_id = Number(searchParams.get('product_id'))
  const quantity = Number(searchParams.get('quantity') ?? 1)
  if (!Number.isSafeInteger(product_id) || product_id <= 0) return null
  const accessory_ids = searchParams
    .getAll('accessory')
    .map(Number)
    .filter(Number.isSafeInteger)
    .filter(Boolean)
  history.replaceState(history.state, '', pathname)
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAXIMUM
  return add(product_id, isQuantity ? quantity : 1, accessory_ids)
}

async function add(
  product_id: number,
  quantity: number,
  accessory_ids: readonly number[],
): Promise<CallFailure | null> {
  return (await addProduct({ product_id, quantity })) ?? addAccessories(product_id, accessory_ids)
}
