import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_accounts, business_buyers } from '#shop-api/db/schema/business.ts'

/** A member as a buyer, and the company. */
export interface FoundBuyer {
  buyer: typeof business_buyers.$inferSelect
  account: typeof business_accounts.$inferSelect
}

/** Of a member who buys for a company of this shop; undefined for everybody else, and where either was stopped. */
export async function findBuyer(
  db: Db | Tx,
  { channel_id, user_id }: { channel_id: number; user_id: number | null },
): Promise<FoundBuyer | undefined> {
  if (user_id === null) return undefined
  const [found] = await db
    .select({ buyer: business_buyers, account: business_accounts })
    .from(business_buyers)
    .innerJoin(business_accounts, eq(business_accounts.id, business_buyers.account_id))
    .where(
      and(
        eq(business_buyers.user_id, user_id),
        eq(business_buyers.is_active, true),
        eq(business_accounts.channel_id, channel_id),
        eq(business_accounts.is_active, true),
      ),
    )
  return found
}
