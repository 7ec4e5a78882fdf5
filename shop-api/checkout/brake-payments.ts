import { createHash } from 'node:crypto'
import { and, count, eq, gt, inArray, or } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { refuseCart } from '#shop-api/cart/refuse-cart.ts'

const WINDOW_MS = 60 * 60 * 1000
/** Refused tries within the hour, after which one card, or one person, has to wait. People mistype two or three times. */
const MOST = { card: 5, person: 10 }

export interface PayingPerson {
  fingerprint: string | null
  email_digest: string
}

/** An e-mail address as tries are counted by it; nobody can read it back from the table. */
export const toEmailDigest = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)

/**
 * Stops who tries out cards: after several refusals the same card, or the same e-mail address, waits for an hour, in whatever
 * cart and from wherever. Other ways to pay stay open.
 * @throws ApiError 422 `payment.too_many_declined`
 */
export async function brakePayments(
  tx: Tx,
  channel_id: number,
  { fingerprint, email_digest }: PayingPerson,
  now: Date,
): Promise<void> {
  const isSame = or(
    eq(payment_attempts.email_digest, email_digest),
    fingerprint === null ? undefined : eq(payment_attempts.fingerprint, fingerprint),
  )
  const rows = await tx
    .select({
      fingerprint: payment_attempts.fingerprint,
      email_digest: payment_attempts.email_digest,
      refused: count(),
    })
    .from(payment_attempts)
    .innerJoin(carts, eq(carts.id, payment_attempts.cart_id))
    .where(
      and(
        isSame,
        eq(carts.channel_id, channel_id),
        inArray(payment_attempts.state, ['declined', 'dismissed']),
        gt(payment_attempts.started_at, new Date(now.getTime() - WINDOW_MS)),
      ),
    )
    .groupBy(payment_attempts.fingerprint, payment_attempts.email_digest)
  const sum = (test: (row: PayingPerson) => boolean) =>
    rows.filter(test).reduce((all, { refused }) => all + refused, 0)
  const by_card = fingerprint === null ? 0 : sum((row) => row.fingerprint === fingerprint)
  const by_person = sum((row) => row.email_digest === email_digest)
  if (by_card >= MOST.card || by_person >= MOST.person) throw refuseCart('payment.too_many_declined')
}
