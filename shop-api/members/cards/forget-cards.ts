import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { OPEN_ATTEMPT_STATES, payment_attempts } from '#shop-api/db/schema/payment.ts'
import { cards_to_forget } from '#shop-api/db/schema/wallet.ts'
import type { KeptCard, PaymentProvider } from '#shop-api/payment/payment-provider.ts'

type CardName = Pick<KeptCard, 'token' | 'token_key'>

/** Writes down that the provider must forget cards, in the transaction that forgets them here. */
export async function queueForgetting(tx: Tx, cards: readonly CardName[]): Promise<void> {
  if (cards.length === 0) return
  const rows = cards.map(({ token, token_key }) => ({ token, token_key }))
  await tx.insert(cards_to_forget).values(rows).onConflictDoNothing()
}

/**
 * Tells the provider which kept cards to forget, until it has.
 * @throws AggregateError after the others were seen to, when some could not be; they are tried again next time
 */
export async function forgetCards(db: Db, provider: PaymentProvider): Promise<void> {
  const waiting = await db.select().from(cards_to_forget).orderBy(asc(cards_to_forget.id))
  const results = await Promise.allSettled(
    waiting.map(async ({ id, token, token_key }) => {
      await provider.forget({ token, token_key })
      await db.delete(cards_to_forget).where(eq(cards_to_forget.id, id))
    }),
  )
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} cards were not forgotten`)
}

/** Whether the provider may still be asked to charge the card. */
export async function hasOpenPayment(tx: Tx, { token, token_key }: CardName): Promise<boolean> {
  const open = await tx.$count(
    payment_attempts,
    and(
      eq(payment_attempts.card_token, token),
      eq(payment_attempts.card_token_key, token_key),
      inArray(payment_attempts.state, [...OPEN_ATTEMPT_STATES]),
    ),
  )
  return open > 0
}
