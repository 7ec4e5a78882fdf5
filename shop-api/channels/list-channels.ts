import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'

/** Names of the shops there are, the oldest first. */
export async function listChannels(db: Db): Promise<string[]> {
  const rows = await db.select({ name: channels.name }).from(channels).orderBy(channels.id)
  return rows.map(({ name }) => name)
}
