import { and, asc, eq } from 'drizzle-orm'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { payments } from '#shop-api/db/schema/selling.ts'

/**
 * For the start in production when nobody takes cards: a shop that offers them would lose its orders at the last step.
 * @throws CannotStart with the shops that offer cards, and how to mend it
 */
export async function requireNoCards(db: Db): Promise<void> {
  const offering = await db
    .select({ name: channels.name })
    .from(payments)
    .innerJoin(channels, eq(channels.id, payments.channel_id))
    .where(and(eq(payments.code, 'card'), eq(payments.is_offered, true)))
    .orderBy(asc(channels.name))
  if (offering.length === 0) return
  const names = offering.map(({ name }) => name).join(', ')
  throw new CannotStart(
    `No payment provider takes the cards that these shops offer: ${names}. Set PAYMENT_CARDS=off to sell without cards, or PAYMENT_TEST=allowed (with PAYMENT_TEST_URL) to try the shops with test cards, which charge nobody.`,
  )
}
