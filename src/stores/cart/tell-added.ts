import { toAddedSentence } from '#src/text/page/toasts.ts'
import { $cart } from './cart.ts'
import { findLineKey } from './find-line-key.ts'
import { showToast } from '#src/stores/page/toasts.ts'

/** Says in a toast what was added to the cart, in the cart's own words. */
export function tellAdded(product_id: number, quantity: number): void {
  const known = $cart.get()
  const key = findLineKey(product_id)
  const line = known.state === 'open' ? known.cart.detail.products.find((one) => one.key === key) : undefined
  if (!line) return showToast({ code: 'cart.added' })
  const chosen = line.product_info.options.map(({ value }) => value)
  showToast({ code: 'cart.added_line', sentence: toAddedSentence(line.product_name, chosen, quantity) })
}
