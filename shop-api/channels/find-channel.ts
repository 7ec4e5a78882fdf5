import { and, eq, exists, sql } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { oncePer } from '#shop-api/process/once-per.ts'
import type { Channel } from '#shop-api/http/channel.ts'

/** Worded once: every request asks it. */
const channelByName = oncePer((db: Db) => {
  const isOn = (key: string) =>
    sql<boolean>`${exists(
      db
        .select({ one: sql`1` })
        .from(settings)
        .where(
          and(
            eq(settings.channel_id, channels.id),
            eq(settings.key, key),
            eq(settings.value, sql`'true'::jsonb`),
          ),
        ),
    )}`
  return db
    .select({
      id: channels.id,
      name: channels.name,
      content_version: channels.content_version,
      counts_version: channels.counts_version,
      maintenance: channels.maintenance,
      keycode_hash: channels.keycode_hash,
      is_keycode_required: isOn('SITE.IS_KEYCODE_REQUIRED'),
      is_without_members: isOn('SITE.NO_MEMBER_USE'),
    })
    .from(channels)
    .where(eq(channels.name, sql.placeholder('name')))
    .prepare('channel_by_name')
})

/** A shop by the prefix of its calls, with what decides who may enter. */
export async function findChannel(db: Db, name: string): Promise<Channel | undefined> {
  const [channel] = await channelByName(db).execute({ name })
  return channel
}
