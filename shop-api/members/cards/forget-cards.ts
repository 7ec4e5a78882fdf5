import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { OPEN_ATTEMPT_STATES, payment_attempts } from '#shop-api/db/schema/payment.ts'
import { cards_to_forget } from '#shop-api/db/schema/wallet.ts'
import type { KeptCard } from '#payment/provider.ts'
import type { Payments } from '#shop-api/payment/payments.ts'

/** A kept card by its names, and the provider that keeps it. */
export interface CardName extends Pick<KeptCard, 'token' | 'token_key'> {
  provider: string
}

/**
 * Writes down that providers must forget cards, in the transaction that forgets them here.
 * @param channel name of the shop, whose account they are kept in
 */
export async function queueForgetting(tx: Tx, channel: string, cards: readonly CardName[]): Promise<void> {
  if (cards.length === 0) return
  const rows = cards.map(({ provider, token, token_key }) => ({ channel, provider, token, token_key }))
  await tx.insert(cards_to_forget).values(rows).onConflictDoNothing()
}

/**
 * Tells providers which kept cards to forget, until they have.
 * @throws AggregateError after the others were seen to, when some could not be; they are tried again next time
 */
export async function forgetCards(db: Db, payments: Payments): Promise<void> {
  const waiting = await db.select().from(cards_to_forget).orderBy(asc(cards_to_forget.id))
  const results = await Promise.allSettled(
    waiting.map(async ({ id, channel, provider, token, token_key }) => {
      const account = payments.named(channel, provider)
      if (!account)
        throw new Error(`Kept cards wait to be forgotten at ${provider}, where there is no account any more`)
      await account.provider.forget({ token, token_key })
      await db.delete(cards_to_forget).where(eq(cards_to_forget.id, id))
    }),
  )
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} cards were not forgotten`)
}

/** Whether the provider may still be asked to charge the card. */
export async function hasOpenPayment(
  tx: Tx,
  { token, token_key }: Omit<CardName, 'provider'>,
): Promise<boolean> {
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
