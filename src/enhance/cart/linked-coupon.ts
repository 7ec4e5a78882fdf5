import { LINKED_COUPON_KEY } from '#src/rules/cart/linked-coupon-key.ts'
import { setStored } from '#src/stores/page/storage.ts'
import { whenSeen } from '#src/enhance/page/when-seen.ts'

/** The longest code there is. */
const MAX_CODE = 50

/** Keeps the coupon of a link, `?coupon=CODE` on any page, for the cart of this visit. */
export function keepLinkedCoupon(): void {
  const code = new URLSearchParams(location.search).get('coupon')?.trim()
  if (code) whenSeen(() => setStored('session', LINKED_COUPON_KEY, code.slice(0, MAX_CODE)))
}
