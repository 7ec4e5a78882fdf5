import { COUPON_WISH_KEY } from '#src/rules/member/coupon-wish-key.ts'
import { isSignInPath } from '#src/rules/session/is-sign-in-path.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

/** Long enough to register and to fetch a code from a mail. Later, nobody waits for the coupon any more. */
const WISH_MAX_AGE_MS = 30 * 60 * 1000

interface CouponWish {
  coupon_id: number
  path: string
  asked_at_ms: number
}

/** Notes which coupon of this page a guest pressed, for the one time the login leads back to the page. */
export function rememberCouponWish(coupon_id: number, now_ms: number): void {
  setStored('session', COUPON_WISH_KEY, {
    coupon_id,
    path: location.pathname,
    asked_at_ms: now_ms,
  } satisfies CouponWish)
}

/** For the page that is back without a login, e.g. by «back». */
export function forgetCouponWish(): void {
  setStored('session', COUPON_WISH_KEY, null)
}

/**
 * Which coupon was wished for on this page, once: it is deleted before anything is sent. Nothing after half an hour,
 * and nothing unless a login led here.
 */
export function takeCouponWish(now_ms: number): number | null {
  const wish = getCouponWish()
  forgetCouponWish()
  if (!wish || wish.path !== location.pathname || now_ms - wish.asked_at_ms > WISH_MAX_AGE_MS) return null
  return isSignInPath(getLastPath()) ? wish.coupon_id : null
}

/** For login pages: a visitor who comes to one from any other page gave up the login the wish was waiting for. */
export function forgetStrayCouponWish(): void {
  const from = getLastPath()
  if (from !== getCouponWish()?.path && !isSignInPath(from)) forgetCouponWish()
}

function getCouponWish(): CouponWish | null {
  return getStored('session', COUPON_WISH_KEY) as CouponWish | null
}

/** The page of this shop whose link led here; empty for any other. */
function getLastPath(): string {
  const from = URL.parse(document.referrer)
  return from?.origin === location.origin ? from.pathname : ''
}
