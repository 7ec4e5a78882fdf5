import { sql } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'

/** Any number that no other lock of ours has. */
const EDITING_LOCK = 7_364

/**
 * One edit of a channel at a time, and no date of publication passes meanwhile. Orders do not wait for it: it comes
 * before every lock on a row (`record-change.ts` has their order).
 */
export async function lockEditing(tx: Tx, channel_id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${EDITING_LOCK}, ${channel_id})`)
}
