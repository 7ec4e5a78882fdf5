import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { addAccessory } from './cart-lines.ts'
import { findLineKey } from './find-line-key.ts'

/** Adds one piece of each accessory to a product's line in the cart. Answers the first failure, else null. */
export async function addAccessories(
  product_id: number,
  accessory_ids: readonly number[],
): Promise<CallFailure | null> {
  let first: CallFailure | null = null
  for (const id of accessory_ids) {
    // Another tab may have removed the line meanwhile; then there is nothing they belong to.
    const parent_key = findLineKey(product_id)
    if (parent_key === undefined) return first
    const failure = await addAccessory({ parent_key, product_id: id, quantity: 1 })
    first ??= failure
  }
  return first
}
