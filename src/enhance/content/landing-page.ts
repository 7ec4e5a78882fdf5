// Script of a landing page with coupons. The code that takes one is loaded when one is pressed, or was pressed before a
// login.
import { COUPON_WISH_KEY } from '#src/rules/member/coupon-wish-key.ts'
import { getStored } from '#src/stores/page/storage.ts'

const loadTaking = () => import('./take-coupon.ts')

document.addEventListener('click', ({ target }) => {
  const button = (target as HTMLElement).closest<HTMLButtonElement>('[data-take-coupon]')
  if (button) void loadTaking().then(({ takeShownCoupon }) => takeShownCoupon(button))
})
if (getStored('session', COUPON_WISH_KEY))
  void loadTaking().then(({ takeWishedCoupon }) => takeWishedCoupon())
