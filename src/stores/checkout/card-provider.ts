import { atom } from 'nanostores'
import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toCallFailure } from '#src/rules/calls/call-failure.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'

/** Who takes cards for this shop; null before it was asked, and where nobody does. */
export const $cardProvider = atom<PaymentServiceSettings | null>(null)

/** Asks who takes cards. Answers null when known, else why not. */
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
