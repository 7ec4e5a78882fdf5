import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { test_card_tokens } from '#shop-api/db/schema/payment.ts'
import type { KeepOutcome, KeepRequest, KeptCard } from './payment-provider.ts'
import { isCurrent } from './test-cards.ts'

const nameAnew = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`

/** Keeps a card under a name of its own, so that the token it came by stays good for once. Twice is the same card. */
export async function keepTestCard(
  db: Db,
  { token, token_key }: KeepRequest,
  now: Date,
): Promise<KeepOutcome> {
  const [given] = await db
    .select()
    .from(test_card_tokens)
    .where(and(eq(test_card_tokens.token, token), isNull(test_card_tokens.customer_key)))
  if (!given || !isCurrent(given.expiry, now)) return { result: 'unknown_token' }
  if (given.behaviour === 'decline') return { result: 'declined' }
  const customer_key = token_key ?? nameAnew('cus')
  await db
    .insert(test_card_tokens)
    .values({ ...given, token: nameAnew('card'), customer_key, kept_from: token, created_at: now })
    .onConflictDoNothing({ target: test_card_tokens.kept_from })
  const [kept] = await db.select().from(test_card_tokens).where(eq(test_card_tokens.kept_from, token))
  if (kept?.customer_key !== customer_key) return { result: 'unknown_token' }
  return { result: 'kept', card: toKeptCard(kept, customer_key) }
}

export async function forgetTestCard(
  db: Db,
  { token, token_key }: Pick<KeptCard, 'token' | 'token_key'>,
): Promise<void> {
  await db
    .delete(test_card_tokens)
    .where(and(eq(test_card_tokens.token, token), eq(test_card_tokens.customer_key, token_key)))
}

function toKeptCard(row: typeof test_card_tokens.$inferSelect, token_key: string): KeptCard {
  return {
    token: row.token,
    token_key,
    name: row.holder_name,
    masked_number: `**** **** **** ${row.last4}`,
    brand: row.brand,
    expiration: row.expiry,
  }
}
