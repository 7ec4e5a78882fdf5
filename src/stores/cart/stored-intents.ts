import type { QueuedIntent } from '#src/rules/cart/cart-intent.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

const KEY = 'noren.cart_intents'
/** An intent that stayed unconfirmed this long is no longer what the shopper is waiting for. */
const INTENT_MAX_AGE_MS = 5 * 60 * 1000

/** Intents this tab sent or wanted to send when its last page was left, and nobody confirmed. */
export function getStoredIntents(now_ms: number): readonly QueuedIntent[] {
  const stored = getStored('session', KEY)
  if (!Array.isArray(stored)) return []
  return (stored as QueuedIntent[]).filter((entry) => now_ms - entry.asked_at_ms < INTENT_MAX_AGE_MS)
}

export function setStoredIntents(queue: readonly QueuedIntent[]): void {
  setStored('session', KEY, queue.length > 0 ? queue : null)
}
