import { atom } from 'nanostores'
import type { CallOutput } from '#contract/index.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { leaveToLogIn } from '#src/stores/session/leave-to-log-in.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { forgetSentList } from './forget-list.ts'
import { forgetPurchase, getPurchase } from './purchase-record.ts'

export type CompletedOrder =
  | { state: 'unknown' }
  | { state: 'known'; order: CallOutput<'GET /v1/carts/order/{orderNo}'> }
  /** No purchase of the last half hour in this browser. */
  | { state: 'none' }
  | { state: 'failed'; order_no: string; failure: CallFailure }

/** The order the completion screen thanks for. */
export const $completedOrder = atom<CompletedOrder>({ state: 'unknown' })

/**
 * Reads the order of the purchase record. The record is deleted on a 404 (behaviour 6.8); a member's order needs the
 * login.
 */
export async function loadCompletedOrder(): Promise<void> {
  const purchase = getPurchase()
  if (!purchase) return $completedOrder.set({ state: 'none' })
  const { order_no, cart_token } = purchase
  try {
    const api = await loadApi()
    const { body } = await api.call('GET /v1/carts/order/{orderNo}', {
      params: { orderNo: order_no },
      query: { token: cart_token },
    })
    forgetSentList()
    $completedOrder.set({ state: 'known', order: body })
  } catch (error) {
    const failure = toCallFailure(error)
    if (failure.kind === 'refused' && failure.status === 401) await leaveToLogIn()
    if (failure.kind !== 'refused' || failure.status !== 404) {
      return $completedOrder.set({ state: 'failed', order_no, failure })
    }
    forgetPurchase()
    $completedOrder.set({ state: 'none' })
  }
}
