import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { addAccessory } from './cart-lines.ts'
import { findLineKey } from './find-line-key.ts'

/** Puts one piece of each accessory to the line of a product that is in the cart. Answers the first failure, else null. */
export async function addAccessories(
  product_id: number,
  accessory_ids: readonly number[],
): Promise<CallFailure | null> {
  let first: CallFailure | null = null
  for (const id of accessory_ids) {
    // Another tab may have taken the line out meanwhile; there is nothing then they could go with.
    const parent_key = findLineKey(product_id)
    if (parent_key === undefined) return first
    const failure = await addAccessory({ parent_key, product_id: id, quantity: 1 })
    first ??= failure
  }
  return first
}
