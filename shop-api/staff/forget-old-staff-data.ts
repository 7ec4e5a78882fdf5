import { lte } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { invitations, person_codes, person_sessions } from '#shop-api/db/schema/staff.ts'

/** Removes sessions, invitations and codes that are over. */
export async function forgetOldStaffData(db: Db, now: Date): Promise<void> {
  for (const table of [person_sessions, invitations, person_codes])
    await db.delete(table).where(lte(table.expires_at, now))
}
