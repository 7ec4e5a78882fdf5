import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import type { Db } from '#shop-api/db/db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import type { OrderRow } from './load-order.ts'

/** The payment its order came of; one that failed before is none. */
export async function findTaken(db: Db, { cart_id }: OrderRow): Promise<AdminOrderDetail['taken']> {
  const [row] = await db
    .select()
    .from(payment_attempts)
    .where(and(eq(payment_attempts.cart_id, cart_id), isNotNull(payment_attempts.settled_at)))
    .orderBy(desc(payment_attempts.id))
    .limit(1)
  if (!row || !['awaiting', 'approved', 'expired', 'cancelled'].includes(row.state)) return null
  const { provider, reference, card, risk } = row
  return {
    provider,
    reference,
    state: toTakenState(row),
    card: card && `${card.brand} ${card.last4}`,
    risk,
  }
}

function toTakenState({
  state,
  capture,
  captured_at,
  capture_refused_at,
}: typeof payment_attempts.$inferSelect): NonNullable<AdminOrderDetail['taken']>['state'] {
  if (state === 'awaiting') return 'awaiting'
  if (state !== 'approved') return 'set_free'
  if (capture === 'at_order' || captured_at !== null) return 'taken'
  return capture_refused_at === null ? 'reserved' : 'refused'
}
