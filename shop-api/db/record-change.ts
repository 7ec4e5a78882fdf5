import { eq, sql } from 'drizzle-orm'
import type { Tx } from './db.ts'
import { changes, channels } from './schema/channels.ts'

export interface Change {
  /** What kind of thing, e.g. `product`, `news`, `maker`, `layout`. */
  type: string
  /** Its key, code, alias or URL. */
  key: string
  action: 'create' | 'update' | 'delete'
}

/**
 * Notes changes of content in the transaction that makes them, one version each.
 * The channel's row is locked until the commit, so versions become visible in their order.
 * @returns the channel's content version after them.
 */
export async function recordChange(
  tx: Tx,
  { channel_id, changed, now }: { channel_id: number; changed: Change[]; now: Date },
): Promise<number> {
  const [channel] = await tx
    .update(channels)
    .set({ content_version: sql`${channels.content_version} + ${changed.length}` })
    .where(eq(channels.id, channel_id))
    .returning({ content_version: channels.content_version })
  if (!channel) throw new Error(`There is no channel ${channel_id} to record a change of`)
  const first = channel.content_version - changed.length + 1
  if (changed.length > 0) {
    await tx
      .insert(changes)
      .values(changed.map((change, at) => ({ ...change, channel_id, version: first + at, changed_at: now })))
  }
  return channel.content_version
}
