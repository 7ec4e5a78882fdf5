import { toRightQuantity } from '#src/rules/cart/order-multiple.ts'
import { lineProblemTexts } from '#src/text/cart/line-problems.ts'
import type { CartLineView } from './cart-view.ts'

type Line = Pick<CartLineView, 'problem' | 'quantity' | 'max_quantity' | 'max_each' | 'product_info'>

/** Why a line cannot be bought as it is, in words; empty when it can. */
export function toLineProblem({ problem, quantity, max_quantity, max_each, product_info }: Line): string {
  if (problem === null) return ''
  if (problem === 'too_many_each') return lineProblemTexts.too_many_each(max_each ?? max_quantity)
  if (problem !== 'not_a_multiple') return lineProblemTexts[problem]
  const multiple = product_info.order_multiple ?? 1
  return lineProblemTexts.not_a_multiple(multiple, toRightQuantity(quantity, multiple, max_quantity))
}
