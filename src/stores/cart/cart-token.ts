import { getCookie, removeCookie, setCookie } from '#src/stores/page/cookie.ts'

/** A cookie of this browser (behaviour 4.14). */
const COOKIE = 'cartToken'

/** Token of this visitor's cart; null before the first add and after an order. */
export function getCartToken(): string | null {
  return getCookie(COOKIE)
}

/** Kept as long as the API keeps the cart, or as long as the browser is open. */
export function setCartToken(token: string, expires_at: string | null): void {
  setCookie(COOKIE, token, expires_at === null ? undefined : new Date(expires_at))
}

export function forgetCartToken(): void {
  removeCookie(COOKIE)
}
