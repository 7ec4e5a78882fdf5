import { asc, eq } from 'drizzle-orm'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { payments as offered_payments } from '#shop-api/db/schema/selling.ts'
import { isTaken, type Payments } from './payments.ts'

/**
 * For the start in production: a shop that offers what nobody takes would lose its orders at the last step. Cards that
 * PAYMENT_CARDS=off takes away are not offered by anybody.
 * @throws CannotStart with the shops and what they offer, and how to mend it
 */
export async function requireTakers(
  db: Db,
  payments: Payments,
  { takes_cards }: { takes_cards: boolean },
): Promise<void> {
  const offered = await db
    .select({ channel: channels.name, code: offered_payments.code })
    .from(offered_payments)
    .innerJoin(channels, eq(channels.id, offered_payments.channel_id))
    .where(eq(offered_payments.is_offered, true))
    .orderBy(asc(channels.name), asc(offered_payments.code))
  const missing = offered.filter(
    ({ channel, code }) => (code !== 'card' || takes_cards) && !isTaken(payments, channel, code),
  )
  if (missing.length === 0) return
  const names = missing.map(({ channel, code }) => `${channel} (${code})`).join(', ')
  throw new CannotStart(
    `No payment provider takes what these shops offer: ${names}. Name one in PAYMENT_PROVIDERS, e.g. card=stripe, with its keys (docs/environment.md); or set PAYMENT_CARDS=off to sell without cards, or PAYMENT_TEST=allowed (with PAYMENT_TEST_URL) to try the shops with test cards, which charge nobody.`,
  )
}
