import { atom } from 'nanostores'
import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toCallFailure } from '#src/rules/calls/call-failure.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'

/** The provider of cards for this shop; null before it was asked, and when there is none. */
export const $cardProvider = atom<PaymentServiceSettings | null>(null)

/** Asks for the provider of cards. Answers null when known, else why not. */
export async function loadCardProvider(): Promise<CallFailure | null> {
  try {
    const api = await loadApi()
    const { body } = await api.call('GET /v1/settings/payment-service/{code}', { params: { code: 'card' } })
    $cardProvider.set(body)
    return null
  } catch (error) {
    return toCallFailure(error)
  }
}
