import { beforeEach, expect, test } from 'vitest'
import { routes } from '#src/routes.ts'
import { isSignInPath } from '#src/rules/session/is-sign-in-path.ts'
import { forgetStrayCouponWish, rememberCouponWish, takeCouponWish } from '#src/stores/member/coupon-wish.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

const SHOP = 'https://shop.test'
const MINUTE_MS = 60_000
const LOGIN = `${SHOP}/login/`

/** The same tab one page on; what it keeps for the session goes along. */
function goTo(path: string, referrer: string): void {
  const kept = { ...sessionStorage }
  installBrowser(`${SHOP}${path}`)
  Object.assign(sessionStorage, kept)
  Object.defineProperty(document, 'referrer', { value: referrer })
}

/** A guest pressed for coupon 7 and is at the login. */
beforeEach(() => {
  installBrowser(`${SHOP}/lp/seibo/`)
  rememberCouponWish(7, 0)
  goTo('/login/', `${SHOP}/lp/seibo/`)
  forgetStrayCouponWish()
})

test('A coupon pressed for before the login is wished for once when the login leads back to it', () => {
  goTo('/lp/seibo/', LOGIN)
  expect(takeCouponWish(MINUTE_MS)).toBe(7)
  expect(takeCouponWish(MINUTE_MS)).toBeNull()
})

test('A lost password or a code on the way is still the same login', () => {
  goTo('/reminder/', LOGIN)
  forgetStrayCouponWish()
  goTo('/login/', `${SHOP}/reminder/`)
  forgetStrayCouponWish()
  goTo('/lp/seibo/', `${SHOP}/verify/`)
  expect(takeCouponWish(MINUTE_MS)).toBe(7)
})

test('Whoever gave the login up and logs in for something else takes no coupon', () => {
  goTo('/', LOGIN)
  goTo('/login/', `${SHOP}/`)
  forgetStrayCouponWish()
  goTo('/lp/seibo/', LOGIN)
  expect(takeCouponWish(MINUTE_MS)).toBeNull()
})

test('Nobody takes a coupon who comes back without a login, to another page, from elsewhere or too late', () => {
  for (const [path, referrer, now_ms] of [
    ['/lp/seibo/', '', MINUTE_MS],
    ['/lp/seibo/', `${SHOP}/product/`, MINUTE_MS],
    ['/lp/seibo/', 'https://other.test/login/', MINUTE_MS],
    ['/lp/other/', LOGIN, MINUTE_MS],
    ['/lp/seibo/', LOGIN, 31 * MINUTE_MS],
  ] as const) {
    installBrowser(`${SHOP}/lp/seibo/`)
    rememberCouponWish(7, 0)
    goTo(path, referrer)
    expect([path, referrer, takeCouponWish(now_ms)]).toEqual([path, referrer, null])
    goTo('/lp/seibo/', LOGIN)
    expect(takeCouponWish(now_ms)).toBeNull()
  }
})

test('Every page only for those without a login belongs to one', () => {
  const doors = routes.filter(({ guard }) => guard === 'guest-only' || guard === 'unverified')
  expect(doors.length).toBeGreaterThan(5)
  for (const { path } of doors) expect([path, isSignInPath(`${path}/`)]).toEqual([path, true])
  for (const path of ['/', '/lp/seibo/', '/mypage/', '/loginfo/']) expect(isSignInPath(path)).toBe(false)
})
