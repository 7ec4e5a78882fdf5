import { count, inArray, min } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'

/** What stands in the outbox, and since when the oldest of it. */
export async function findWaitingMails(db: Db): Promise<{ waiting: number; since: Date | null }> {
  const [row] = await db
    .select({ waiting: count(), since: min(mails.created_at) })
    .from(mails)
    .where(inArray(mails.state, ['queued', 'sending']))
  return { waiting: row?.waiting ?? 0, since: row?.since ?? null }
}
