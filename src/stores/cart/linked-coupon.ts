import { addCoupon } from '#src/stores/checkout/cart-payment.ts'
import { LINKED_COUPON_KEY } from '#src/rules/cart/linked-coupon-key.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'
import { showToast } from '#src/stores/page/toasts.ts'

/**
 * Uses the coupon of the link a shopper came by, once there are goods in the cart. Used or refused, it is reported and
 * deleted: a shopper who removes it is not given it again.
 */
export async function applyLinkedCoupon(): Promise<void> {
  const code = getStored('session', LINKED_COUPON_KEY)
  if (typeof code !== 'string' || code === '') return
  const failure = await addCoupon(code)
  // After a connection failure it may still be used later.
  if (failure && failure.kind !== 'refused') return
  setStored('session', LINKED_COUPON_KEY, null)
  if (failure) showToast(failure, 'negative')
  else showToast({ code: 'coupon.linked' })
}
