import { getCookie, removeCookie, setCookie } from '#src/stores/page/cookie.ts'

/** Behaviour 6.6: a payment in progress, read back when the shopper returns from the payment's own site. */
const COOKIE = 'paymentInProgress'

/** @param cart_token of the cart being paid */
export function startPayment(cart_token: string): void {
  setCookie(COOKIE, cart_token)
}

/** Token of the cart being paid; null when no payment is on its way. */
export function getPaymentInProgress(): string | null {
  return getCookie(COOKIE)
}

export function endPayment(): void {
  removeCookie(COOKIE)
}
