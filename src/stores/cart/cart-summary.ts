import { atom } from 'nanostores'
import { type CartSummary, keepCartSummary, watchCartSummary } from './kept-cart-summary.ts'
import { onBrowserMount } from '#src/stores/page/on-browser-mount.ts'

/** Last known cart of any tab; null without one. A change in another tab arrives by itself. */
export const $cartSummary = atom<CartSummary | null>(null)

onBrowserMount($cartSummary, () => watchCartSummary((summary) => $cartSummary.set(summary)))

export function setCartSummary(summary: CartSummary | null): void {
  keepCartSummary(summary)
  $cartSummary.set(summary)
}
