import { askWhatBecame } from '#shop-api/payment/ask-provider.ts'
import type { PaymentOutcome } from '#shop-api/payment/payment-provider.ts'
import type { PaymentAttempt } from './begin-decision.ts'
import { settleAttempt } from './settle-attempt.ts'
import type { Shop } from '#shop-api/cart/shop.ts'

/**
 * Asks the provider about an attempt, never to charge, and takes a final outcome into the database.
 *
 * @param patience_ms how long the provider may take to answer before nobody knows
 * @returns what the provider said; undefined when the attempt never arrived there
 */
export async function settleIfKnown(
  shop: Shop,
  attempt: PaymentAttempt,
  patience_ms?: number,
): Promise<PaymentOutcome | undefined> {
  const outcome = await askWhatBecame(shop.card_provider, attempt.idempotency_key, patience_ms)
  if (outcome?.result === 'approved' || outcome?.result === 'declined') {
    await settleAttempt(shop, attempt.id, outcome)
  }
  return outcome
}
