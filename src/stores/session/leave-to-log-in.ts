import { CART_PATH } from '#src/rules/checkout/checkout-steps.ts'

/**
 * For a guest in the checkout whose cart is a member's: sends the shopper to the login, and from there back to this
 * step. Answers false on pages that work without this cart: there a new one is opened.
 */
export async function leaveToLogIn(): Promise<boolean> {
  const { pathname } = location
  if (!pathname.startsWith(CART_PATH) || pathname === CART_PATH) return false
  const { loseSession } = await import('./lose-session.ts')
  loseSession()
  return true
}
