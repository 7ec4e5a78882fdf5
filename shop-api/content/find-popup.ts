import { and, desc, eq } from 'drizzle-orm'
import type { Popup } from '#contract/shapes/popup.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { popups } from '#shop-api/db/schema/content.ts'

/** The pop-up members see now: the newest of those that are due. */
export async function findPopup({
  db,
  channel,
  now,
}: {
  db: Db
  channel: { id: number }
  now: Date
}): Promise<Popup | null> {
  const [row] = await db
    .select()
    .from(popups)
    .where(and(eq(popups.channel_id, channel.id), isShown(popups, now)))
    .orderBy(desc(popups.published_at), desc(popups.id))
    .limit(1)
  if (!row) return null
  const { id, title, body, picture, href, updated_at } = row
  return { id, title, body, picture, href, updated_at: updated_at.toISOString() }
}
