import { orderPlaced } from '#running/events.ts'
import { askAgain, askToAuthorise } from '#shop-api/payment/ask-provider.ts'
import type { PaymentOutcome } from '#payment/provider.ts'
import type { PaymentAttempt } from '#shop-api/payment/known-payment.ts'
import { beginDecision, isFailedState, isPlacedState } from './begin-decision.ts'
import { findProvider, isHosted, loadKnownPayment } from './load-known-payment.ts'
import { refuseCart } from '#shop-api/cart/refuse-cart.ts'
import { cancelAttempt, settleAttempt, type SettledState } from './settle-attempt.ts'
import type { Shop } from '#shop-api/cart/shop.ts'

export interface DecisionAnswer {
  order_no: string
  result: 'completed' | 'challenge'
  /** Where the shopper confirms a challenge; the decision is asked again afterwards. */
  redirect_url: string | null
  /** It leads to the provider's page for paying. */
  is_hosted?: boolean
}

/**
 * Places the order of a cart (behaviour 6.7). Asked again with the same cart, at any time and however often at once, it
 * answers the same order. Where a provider takes the money: stock reserved and attempt written down → provider asked, outside of any
 * transaction → order confirmed or stock given back. When nobody knows whether money was taken, the cart waits
 * and the provider is asked, never charged, the next time.
 */
export async function decideCart(shop: Shop, token: string, total_payment: number): Promise<DecisionAnswer> {
  const begun = await beginDecision(shop, token, total_payment)
  if (begun.state === 'decided') {
    if (begun.is_new) tellPlaced(shop)
    return toCompleted(begun.order_no)
  }
  const { attempt, is_new } = begun
  if (attempt.state === 'cancelling') return answer(shop, await cancelAttempt(shop, attempt.id), attempt)
  const payment = await loadKnownPayment(shop, attempt)
  const outcome = await (is_new ? askToAuthorise : askAgain)(findProvider(shop, attempt), payment)
  return answer(shop, await settleAttempt(shop, attempt.id, outcome), attempt, outcome)
}

/** Counts an order that stands; told once its transaction is over. */
export const tellPlaced = ({ channel }: Pick<Shop, 'channel'>) => orderPlaced.tell({ channel: channel.name })

function answer(
  shop: Shop,
  state: SettledState,
  attempt: PaymentAttempt,
  outcome?: PaymentOutcome,
): DecisionAnswer {
  const { order_no } = attempt
  if (isPlacedState(state)) return toCompleted(order_no)
  if (isFailedState(state)) throw refuseCart('payment.declined')
  if (outcome?.result === 'challenge') {
    const { redirect_url } = outcome
    return {
      order_no,
      result: 'challenge',
      redirect_url,
      ...(isHosted(shop, attempt) && { is_hosted: true }),
    }
  }
  throw refuseCart('payment.unknown_outcome')
}

function toCompleted(order_no: string): DecisionAnswer {
  return { order_no, result: 'completed', redirect_url: null }
}
