import { atom } from 'nanostores'
import { type CallFailure, isProductGone, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { acceptCart, initCart, requireCartToken } from './cart.ts'
import { setFlash, setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { leaveToLogIn } from '#src/stores/session/leave-to-log-in.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { showToast } from '#src/stores/page/toasts.ts'
import type { Words } from '#src/stores/page/words.ts'

/** Behaviour 6.4: resetting the destinations sets a reset flag, a failure a failed flag. */
export const $shippingReset = atom<'none' | 'resetted' | 'failed'>('none')

const CART_PAGE = '/cart/'

/** Does what behaviour 6.3 asks for when a cart call is refused. Answers whether another cart was opened. */
export async function recoverCart(failure: CallFailure): Promise<boolean> {
  if (failure.kind !== 'refused') return false
  try {
    return await recover(failure)
  } catch (error) {
    showToast({ code: toCallFailure(error).kind }, 'negative')
    return false
  }
}

async function recover(failure: Extract<CallFailure, { kind: 'refused' }>): Promise<boolean> {
  const { code, sentence } = failure
  if (code === 'cart.common.login_required') {
    if (await leaveToLogIn()) return false
    await initCart()
    return true
  }
  if (code === 'cart.common.is_expired' || code === 'cart.common.not_found') {
    await initCart()
    sendToCart({ code, sentence })
    return true
  }
  if (isProductGone(failure)) {
    const cart = await initCart({ invalid_product: true })
    // A screen of the checkout sends on whoever has nothing left, and says so itself: two ways to the cart at once would
    // break one of them off.
    const isSentOn = isCheckout(location.pathname) && cart.detail.products.length === 0
    if (!isSentOn) showToast({ code, sentence }, 'negative')
  }
  if (code === 'cart_detail.set_user_address.not_data') await resetShippingOnce()
  return false
}

/** Back to one destination (behaviour 6.4: once, and not again after it failed). */
async function resetShippingOnce(): Promise<void> {
  if ($shippingReset.get() !== 'none') return
  try {
    const api = await loadApi()
    const token = await requireCartToken()
    acceptCart((await api.call('PATCH /v1/carts/shippings/reset', { body: { token } })).body)
    $shippingReset.set('resetted')
  } catch {
    $shippingReset.set('failed')
  }
}

const isCheckout = (path: string) => path.startsWith(CART_PAGE) && path !== CART_PAGE

function sendToCart(words: Words): void {
  if (!isCheckout(location.pathname)) return setFlash(words, 'negative')
  setNextFlash(words, 'negative')
  goTo(CART_PAGE)
}
