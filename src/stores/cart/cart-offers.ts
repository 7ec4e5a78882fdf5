import { atom } from 'nanostores'
import type { CallOutput } from '#contract/index.ts'
import type { Leadtime } from '#contract/shapes/cart.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { requireCartToken } from './cart.ts'
import { recoverCart } from './cart-recovery.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'

export type OfferedPayment = CallOutput<'GET /v1/payments/carts/{cartToken}'>['data'][number]

/** When each parcel can arrive; null before it was asked. */
export const $leadtimes = atom<readonly Leadtime[] | null>(null)
/** How this cart can be paid, with today's fee; null before it was asked. */
export const $payments = atom<readonly OfferedPayment[] | null>(null)

/** Asks for days and time slots of every parcel. Answers null when known, else why not. */
export function loadLeadtimes(): Promise<CallFailure | null> {
  return load(async (cartToken) => {
    const api = await loadApi()
    const { body } = await api.call('GET /v1/shipping-leadtime/carts/{cartToken}', { params: { cartToken } })
    $leadtimes.set(body.leadtimes)
  })
}

/** Asks for the ways to pay. */
export function loadPayments(): Promise<CallFailure | null> {
  return load(async (cartToken) => {
    const api = await loadApi()
    const { body } = await api.call('GET /v1/payments/carts/{cartToken}', { params: { cartToken } })
    $payments.set(body.data)
  })
}

async function load(read: (cartToken: string) => Promise<void>): Promise<CallFailure | null> {
  try {
    await read(await requireCartToken())
    return null
  } catch (error) {
    const failure = toCallFailure(error)
    await recoverCart(failure)
    return failure
  }
}
