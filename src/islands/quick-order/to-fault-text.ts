import { QUANTITY_MAXIMUM } from '#src/rules/cart/cart-intent.ts'
import type { LineFault } from '#src/stores/cart/quick-order.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { quickOrderText } from '#src/text/cart/quick-order.ts'

/** What is wrong with a line, in words. */
export function toFaultText(fault: LineFault): string {
  if (fault.kind === 'failed') return toFailureSentence(fault.failure)
  if (fault.kind === 'quantity') return quickOrderText.faults.quantity(QUANTITY_MAXIMUM)
  if (fault.kind === 'too_many') return quickOrderText.faults.too_many(fault.left)
  return quickOrderText.faults[fault.kind]
}
