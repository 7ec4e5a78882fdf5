import { forgetCouponWish, rememberCouponWish, takeCouponWish } from '#src/stores/member/coupon-wish.ts'
import { takeCoupon } from '#src/stores/member/coupons.ts'
import { tellFailure, showToast } from '#src/stores/page/toasts.ts'
import { landingText } from '#src/text/content/landing.ts'
import { askToSignIn, getSessionState } from '#src/enhance/session/ask-to-sign-in.ts'
import { showToasts } from '#src/enhance/page/toasts.ts'
import { whenSeen } from '#src/enhance/page/when-seen.ts'

/**
 * Takes the coupon of a landing page for a member (behaviour 8.8, page `lp`). A guest is led to the login and back to the coupon,
 * which is taken then without another press.
 */
export async function takeShownCoupon(button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy === 'true' || button.ariaDisabled === 'true') return
  // After the login, a visitor finds the page where the coupon is.
  history.replaceState(history.state, '', '#coupons')
  if ((await askToSignIn()) === 'member') return take(button)
  rememberCouponWish(toCouponId(button), Date.now())
  // Only «back» returns to this same page; a login loads it again.
  addEventListener('pageshow', forgetCouponWish, { once: true })
}

/** Carries out what was pressed for before a login, on the page the login led back to: once (see coupon-wish.ts). */
export function takeWishedCoupon(): void {
  whenSeen(() => void takeWished())
}

async function takeWished(): Promise<void> {
  const wished = takeCouponWish(Date.now())
  if (wished === null || (await getSessionState()) !== 'member') return
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-take-coupon]')]
  const button = buttons.find((shown) => toCouponId(shown) === wished)
  if (button) await take(button)
}

async function take(button: HTMLButtonElement): Promise<void> {
  showToasts()
  button.ariaBusy = 'true'
  const failure = await takeCoupon(toCouponId(button), 'lp')
  button.ariaBusy = null
  const isTaken = failure?.kind === 'refused' && failure.code === 'coupon.already_taken'
  if (failure && !isTaken) return tellFailure(failure)
  showToast({ code: isTaken ? 'member.taken_before' : 'member.taken' })
  // It stays a button, so that it keeps the focus.
  button.ariaDisabled = 'true'
  button.textContent = landingText.taken
}

function toCouponId(button: HTMLButtonElement): number {
  return Number(button.dataset['takeCoupon'])
}
