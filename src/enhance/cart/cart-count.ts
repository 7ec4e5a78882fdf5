import { watchCartSummary } from '#src/stores/cart/kept-cart-summary.ts'

/** Pieces in the cart, in every `[data-cart-count]`; hidden while there are none. Follows other tabs. */
export function showCartCount(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-cart-count]')
  watchCartSummary((summary) => {
    const count = summary?.count ?? 0
    for (const place of places) {
      place.hidden = count === 0
      place.textContent = count > 99 ? '99+' : String(count)
    }
  })
}
