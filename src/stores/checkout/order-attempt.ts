import { atom } from 'nanostores'
import type { CallOutput } from '#contract/index.ts'
import type { CartPaymentState } from '#contract/shapes/cart.ts'
import { type CallFailure, isOutcomeUnknown, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { acceptCart, dropCart, loadCart } from '#src/stores/cart/cart.ts'
import { recoverCart } from '#src/stores/cart/cart-recovery.ts'
import { getCartToken } from '#src/stores/cart/cart-token.ts'
import { leaveToLogIn } from '#src/stores/session/leave-to-log-in.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { endPayment, getPaymentInProgress, startPayment } from './payment-progress.ts'
import { getPurchase, keepPurchase } from './purchase-record.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { withLock } from '#src/stores/calls/with-lock.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

export type OrderAttempt =
  | { state: 'idle' }
  | { state: 'sending' }
  /** It is not known whether the order stands: no second pay button, only a button that asks (architecture, law 7). */
  | { state: 'unknown' }
  /** The shopper must confirm on the payment provider's site: 3-D Secure, or its page for paying (`is_hosted`). */
  | { state: 'challenge'; redirect_url: string; is_hosted: boolean }
  | { state: 'completed'; order_no: string }
  /** The API was asked and says the cart is still open: ordering again is safe. */
  | { state: 'not-placed' }
  | { state: 'refused'; failure: CallFailure }

export const $orderAttempt = atom<OrderAttempt>({ state: 'idle' })

type Decision = CallOutput<'POST /v1/carts/{cartToken}/decision'>

const PAYMENT_UNKNOWN = 'payment.unknown_outcome'
/** The API's answer to a decision whose card was refused. A cart that is only read gives it as a state. */
const DECLINED: CallFailure = {
  kind: 'refused',
  status: 422,
  code: 'payment.declined',
  sentence: '',
  fields: [],
}

/**
 * Places the order once: one tab at a time, recorded before it is sent, and asked about instead of repeated when its
 * outcome is unknown. The API answers the same order however often one cart is decided.
 * @param total_payment yen the shopper saw on the confirm screen
 */
export function placeOrder(total_payment: number): Promise<OrderAttempt> {
  const now = $orderAttempt.get().state
  if (now === 'sending' || now === 'unknown' || now === 'completed')
    return Promise.resolve($orderAttempt.get())
  return settle(async (cart_token) => {
    // Another tab may have sent it while this one waited: then that outcome counts.
    if (findPaidCart() === cart_token) {
      const earlier = await askAbout(cart_token)
      if (earlier.state !== 'not-placed') return earlier
    }
    recordAttempt({ cart_token, total_payment, started_at_ms: Date.now() })
    startPayment(cart_token)
    return decide(cart_token, total_payment)
  })
}

/** Asks for the outcome of an order that is still unknown. */
export function askOrderOutcome(): Promise<OrderAttempt> {
  return settle(askAbout)
}

/**
 * Gives up a payment that waits for the shopper (3-D Secure), so that another way to pay can be chosen. If the charge
 * went through meanwhile, the order stands.
 */
export function giveUpPayment(): Promise<OrderAttempt> {
  return settle(async (token) => {
    try {
      const api = await loadApi()
      const { body } = await api.call('PATCH /v1/carts/transaction/error/delete', { body: { token } })
      if (body.order_no !== null) return complete(token, { order_no: body.order_no })
      forgetAttempt()
      endPayment()
      acceptCart(body)
      return { state: 'idle' }
    } catch (error) {
      toCallFailure(error)
      return askAbout(token)
    }
  })
}

/** For every screen of the checkout as it opens: continues what an earlier page, tab or crash left open. */
export async function resumeOrderAttempt(): Promise<OrderAttempt> {
  return findPaidCart() ? askOrderOutcome() : $orderAttempt.get()
}

/** Token of the cart with the unknown outcome: recorded here, or, if that is lost, in the cookie. */
function findPaidCart(): string | null {
  return getAttempt()?.cart_token ?? getPaymentInProgress()
}

/** One tab at a time, so that two never decide the same cart. If anything breaks, the outcome is unknown. */
async function settle(work: (cart_token: string) => Promise<OrderAttempt>): Promise<OrderAttempt> {
  let end: OrderAttempt = { state: 'unknown' }
  $orderAttempt.set({ state: 'sending' })
  try {
    end = await withLock('order', async (): Promise<OrderAttempt> => {
      const cart_token = findPaidCart() ?? getCartToken()
      if (cart_token) return work(cart_token)
      const purchase = getPurchase()
      return purchase ? { state: 'completed', order_no: purchase.order_no } : { state: 'idle' }
    })
  } finally {
    $orderAttempt.set(end)
  }
  return end
}

async function decide(cartToken: string, total_payment: number): Promise<OrderAttempt> {
  try {
    const api = await loadApi()
    const { body } = await api.call('POST /v1/carts/{cartToken}/decision', {
      params: { cartToken },
      body: { total_payment },
    })
    return complete(cartToken, body)
  } catch (error) {
    const failure = toCallFailure(error)
    if (isOutcomeUnknown(failure)) return askAfter(failure, cartToken)
    if (failure.kind === 'refused' && failure.code === PAYMENT_UNKNOWN) return { state: 'unknown' }
    forgetAttempt()
    endPayment()
    await recoverCart(failure)
    await loadCart()
    return { state: 'refused', failure }
  }
}

/** After a timeout the API may still be at work: an open cart proves nothing yet. */
async function askAfter(failure: CallFailure, cartToken: string): Promise<OrderAttempt> {
  const end = await askAbout(cartToken)
  return end.state === 'not-placed' && failure.kind === 'timeout' ? { state: 'unknown' } : end
}

/** The cart knows whether it became an order. Only when it cannot be asked does the outcome stay unknown. */
async function askAbout(cartToken: string): Promise<OrderAttempt> {
  try {
    const api = await loadApi()
    const { body } = await api.call('GET /v1/carts/{cartToken}', { params: { cartToken } })
    if (body.order_no !== null) return complete(cartToken, { order_no: body.order_no })
    return toOpenEnd(body.payment_state)
  } catch (error) {
    const failure = toCallFailure(error)
    if (failure.kind !== 'refused') return { state: 'unknown' }
    // Only the member may learn the outcome, so it is asked again after the login.
    if (failure.status === 401) {
      await leaveToLogIn()
      return { state: 'unknown' }
    }
    forgetAttempt()
    endPayment()
    return { state: 'not-placed' }
  }
}

/** A cart without an order: its payment says why. Ordering again is offered only when nothing was ever sent. */
function toOpenEnd(payment: CartPaymentState | null): OrderAttempt {
  if (payment?.state === 'waiting') return { state: 'unknown' }
  if (payment?.state === 'challenge' && payment.redirect_url)
    return { state: 'challenge', redirect_url: payment.redirect_url, is_hosted: payment.is_hosted === true }
  if (payment?.state !== 'declined') return { state: 'not-placed' }
  forgetAttempt()
  endPayment()
  return { state: 'refused', failure: DECLINED }
}

function complete(
  cart_token: string,
  decision: Pick<Decision, 'order_no'> & Partial<Decision>,
): OrderAttempt {
  if (decision.result === 'challenge' && decision.redirect_url) {
    const { redirect_url, is_hosted = false } = decision
    // Whoever comes back by the browser's button finds the way there once more.
    if (is_hosted) goTo(redirect_url)
    return { state: 'challenge', redirect_url, is_hosted }
  }
  keepPurchase(decision.order_no, cart_token)
  forgetAttempt()
  endPayment()
  // A cart another tab opened in the meantime is a different one.
  if (getCartToken() === cart_token) dropCart()
  return { state: 'completed', order_no: decision.order_no }
}

/**
 * An order that was sent, or is about to be. It is recorded before the call, so that no crash forgets that it may
 * stand.
 */
interface RecordedAttempt {
  cart_token: string
  /** Yen the shopper saw and agreed to. */
  total_payment: number
  started_at_ms: number
}

const ATTEMPT_KEY = 'noren.order_attempt'

/** Calls back when another tab sent an order, or learned what became of it. Returns a function that ends that. */
export function watchOtherTabs(tell: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === ATTEMPT_KEY) tell()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** The attempt of a cart with an unknown outcome, from any tab. */
export function getAttempt(): RecordedAttempt | null {
  return getStored('local', ATTEMPT_KEY) as RecordedAttempt | null
}

function recordAttempt(attempt: RecordedAttempt): void {
  setStored('local', ATTEMPT_KEY, attempt)
}

function forgetAttempt(): void {
  setStored('local', ATTEMPT_KEY, null)
}
