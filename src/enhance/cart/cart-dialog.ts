import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { tellAdded } from '#src/stores/cart/tell-added.ts'
import { tellFailure } from '#src/stores/page/toasts.ts'
import { showToasts } from '#src/enhance/page/toasts.ts'

/** Says how adding to the cart ended: it is in, with a link to the cart or the cart itself, or why it is not. */
export async function showAdded(
  failure: CallFailure | null,
  product_id: number,
  quantity: number,
): Promise<void> {
  if (failure) sayWhyNot(failure)
  else if (!(await openDrawer())) {
    showToasts()
    tellAdded(product_id, quantity)
  }
}

export function sayWhyNot(failure: CallFailure): void {
  showToasts()
  tellFailure(failure)
}

/** The cart beside the page, where the shop has that on its pages (CART.POPUP_COMPONENT). */
async function openDrawer(): Promise<boolean> {
  if (!document.querySelector('template[data-cart-drawer-template]')) return false
  // The goods are in the cart, whether or not this script can be loaded.
  const module = await import('./cart-drawer.ts').catch(() => null)
  return (await module?.openCartDrawer()) ?? false
}
