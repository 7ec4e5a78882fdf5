import { lte } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { journal } from '#shop-api/db/schema/journal.ts'
import { invitations, person_codes, person_sessions } from '#shop-api/db/schema/staff.ts'

/** As long as somebody may ask how it was at this time last year. */
const JOURNAL_MS = 400 * 24 * 60 * 60_000

/** Removes sessions, invitations and codes that are over, and old entries of the journal. */
export async function forgetOldStaffData(db: Db, now: Date): Promise<void> {
  for (const table of [person_sessions, invitations, person_codes])
    await db.delete(table).where(lte(table.expires_at, now))
  await db.delete(journal).where(lte(journal.at, new Date(now.getTime() - JOURNAL_MS)))
}
