import { lte } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { business_invitations } from '#shop-api/db/schema/business.ts'

/** Forgets invitations that are over, with the addresses in them. */
export async function forgetInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(business_invitations).where(lte(business_invitations.expires_at, now))
}
