import { useState } from 'react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { loadPayments } from '#src/stores/cart/cart-offers.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'

/** One change of coupons or points at a time, with the API's own sentence when it is refused. */
export function useBenefit() {
  const [is_busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** @returns whether it was done */
  async function run(change: () => Promise<CallFailure | null>): Promise<boolean> {
    if (is_busy) return false
    setBusy(true)
    const failure = await change()
    // The amount to pay decides the fee of each way to pay, and whether it can be chosen.
    if (!failure) await loadPayments()
    setBusy(false)
    setProblem(failure && toFailureSentence(failure))
    return failure === null
  }

  return { is_busy, problem, setProblem, run }
}
