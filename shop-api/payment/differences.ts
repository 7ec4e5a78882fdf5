import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { payment_differences } from '#shop-api/db/schema/payment.ts'

type DifferenceRow = typeof payment_differences.$inferSelect

interface FoundDifference extends Pick<
  DifferenceRow,
  'channel_id' | 'provider' | 'reference' | 'order_no' | 'kind' | 'ours' | 'theirs'
> {
  now: Date
}

/**
 * Tells the staff that our orders and a provider's books do not agree: once, however often it is found. One that somebody
 * solved comes back only when the figures changed since.
 */
export async function recordDifference(db: Db | Tx, { now, ...found }: FoundDifference): Promise<void> {
  const isChanged = sql`(${payment_differences.ours}, ${payment_differences.theirs}) is distinct from (excluded.ours, excluded.theirs)`
  await db
    .insert(payment_differences)
    .values({ ...found, found_at: now })
    .onConflictDoUpdate({
      target: [
        payment_differences.channel_id,
        payment_differences.provider,
        payment_differences.reference,
        payment_differences.kind,
      ],
      set: { ours: found.ours, theirs: found.theirs, found_at: now, solved_at: null, solved_by: '' },
      setWhere: isChanged,
    })
}

/** Takes back what is not so any more, e.g. a payment that arrived late. */
export async function forgetDifference(
  db: Db | Tx,
  {
    channel_id,
    provider,
    reference,
    kind,
  }: Pick<DifferenceRow, 'channel_id' | 'provider' | 'reference' | 'kind'>,
): Promise<void> {
  await db
    .delete(payment_differences)
    .where(
      and(
        eq(payment_differences.channel_id, channel_id),
        eq(payment_differences.provider, provider),
        eq(payment_differences.reference, reference),
        eq(payment_differences.kind, kind),
        isNull(payment_differences.solved_at),
      ),
    )
}
