import { getStored, setStored } from '#src/stores/page/storage.ts'

/** An order sent, or about to be: written before the call, so that no crash forgets that it may stand. */
export interface RecordedAttempt {
  cart_token: string
  /** Yen the shopper saw and agreed to. */
  total_payment: number
  started_at_ms: number
}

const KEY = 'noren.order_attempt'

/** The attempt of a cart nobody has seen the end of, from whichever tab. */
export function getAttempt(): RecordedAttempt | null {
  return getStored('local', KEY) as RecordedAttempt | null
}

export function recordAttempt(attempt: RecordedAttempt): void {
  setStored('local', KEY, attempt)
}

export function forgetAttempt(): void {
  setStored('local', KEY, null)
}
