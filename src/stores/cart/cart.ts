import { atom } from 'nanostores'
import type { Cart } from '#contract/shapes/cart.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { addCartNotices, dismissCartNotices } from './cart-notices.ts'
import { isSharedDevice } from '#src/stores/session/access-token.ts'
import { forgetCartToken, getCartToken, setCartToken } from './cart-token.ts'
import { leaveToLogIn } from '#src/stores/session/leave-to-log-in.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { onBrowserMount } from '#src/stores/page/on-browser-mount.ts'
import { reloadWhenBack } from '#src/stores/calls/reload-when-back.ts'
import { withLock } from '#src/stores/calls/with-lock.ts'
import { type CartSummary, keepCartSummary, watchCartSummary } from './kept-cart-summary.ts'

export type CartState =
  | { state: 'unknown' }
  /** No cart was opened yet, or the last one became an order that is finished. */
  | { state: 'empty' }
  | { state: 'open'; cart: Cart }
  /** The cart became an order, though this tab has not heard the outcome: see order-attempt.ts. */
  | { state: 'decided'; order_no: string }
  | { state: 'failed'; failure: CallFailure }

/** The cart as the API last sent it: every amount is the API's (architecture, law 6). */
export const $cart = atom<CartState>({ state: 'unknown' })

/** Last known cart of any tab; null without one. A change in another tab arrives by itself. */
export const $cartSummary = atom<CartSummary | null>(null)

onBrowserMount($cartSummary, () => watchCartSummary((summary) => $cartSummary.set(summary)))

export function setCartSummary(summary: CartSummary | null): void {
  keepCartSummary(summary)
  $cartSummary.set(summary)
}

/** Takes the API's cart, unless a later one is known or the visitor no longer has this cart. */
export function acceptCart(cart: Cart): void {
  if ((getCartToken() ?? cart.token) !== cart.token) return
  const known = $cart.get()
  if (known.state === 'open' && known.cart.token === cart.token && known.cart.version > cart.version) return
  addCartNotices(cart.notices)
  if (cart.order_no !== null) {
    $cart.set({ state: 'decided', order_no: cart.order_no })
    return
  }
  $cart.set({ state: 'open', cart })
  const count = cart.detail.products.reduce((sum, line) => sum + line.quantity, 0)
  setCartSummary({ token: cart.token, version: cart.version, count })
}

/** Opens this visitor's cart, or a fresh one; `invalid_product` drops lines nobody can buy any more (behaviour 6.3). */
export async function initCart(options: { invalid_product?: boolean } = {}): Promise<Cart> {
  const api = await loadApi()
  const { body } = await api.call('POST /v1/carts/init', { body: { token: getCartToken(), ...options } })
  // A member whose login expired keeps the token: the cart is there again after the next login.
  const isLoggedOut = body.notices.some(({ code }) => code === 'login_required')
  if (isLoggedOut && (await leaveToLogIn())) return body
  // Anybody with the token of a guest's cart sees the addresses in it, so on a shared device it is deleted with the
  // browser session.
  setCartToken(body.token, isSharedDevice() ? null : body.expires_at)
  acceptCart(body)
  return body
}

/** The token to change the cart with. Two tabs that add at once open one cart, not two. */
export async function requireCartToken(): Promise<string> {
  return getCartToken() ?? withLock('cart-init', async () => getCartToken() ?? (await initCart()).token)
}

let loading: Promise<void> | undefined

/** Loads the cart; a visitor without one costs no call. Several callers share one call. */
export function loadCart(): Promise<void> {
  loading ??= bringCart().finally(() => (loading = undefined))
  return loading
}

async function bringCart(): Promise<void> {
  const token = getCartToken()
  if (token === null) return dropCart()
  try {
    if ($cart.get().state === 'open') await readCart(token)
    else await initCart()
  } catch (error) {
    const failure = toCallFailure(error)
    if (reloadWhenBack(failure)) return
    if (failure.kind !== 'cancelled' && $cart.get().state !== 'open') $cart.set({ state: 'failed', failure })
  }
}

/** A cart that expired while it was on screen is opened again; the API says so in its notices. */
async function readCart(cartToken: string): Promise<void> {
  const api = await loadApi()
  const answer = await api
    .call('GET /v1/carts/{cartToken}', { params: { cartToken } })
    .catch((error: unknown) => {
      if (toCallFailure(error).kind === 'refused') return null
      throw error
    })
  if (answer) acceptCart(answer.body)
  else await initCart()
}

/** Forgets the cart, e.g. because it became an order. */
export function dropCart(): void {
  forgetCartToken()
  dismissCartNotices()
  $cart.set({ state: 'empty' })
  if ($cartSummary.get() !== null) setCartSummary(null)
}

// Keeps two tabs in step: what another tab did, or a page kept for «back» missed, is read again when the tab is looked
// at.
onBrowserMount($cart, () => {
  const stop = $cartSummary.listen(catchUp)
  document.addEventListener('visibilitychange', catchUp)
  window.addEventListener('pageshow', readAgain)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', catchUp)
    window.removeEventListener('pageshow', readAgain)
  }
})

function catchUp(): void {
  const known = $cart.get()
  if (document.hidden || known.state === 'unknown') return
  const summary = $cartSummary.get()
  const isBehind = known.state === 'open' ? isOlder(known.cart, summary) : summary !== null
  // A read already under way may have left before the change: read again after it.
  if (isBehind) void (loading ? loading.then(catchUp) : loadCart())
}

function readAgain(event: PageTransitionEvent): void {
  if (event.persisted) void loadCart()
}

function isOlder(cart: Cart, summary: { token: string; version: number } | null): boolean {
  return summary === null || summary.token !== cart.token || summary.version > cart.version
}
