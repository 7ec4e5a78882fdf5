import { and, eq, inArray } from 'drizzle-orm'
import type { Settings } from '#contract/shapes/settings.ts'
import type { Db } from '#shop-api/db/db.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { loadMemberSettings } from '#shop-api/members/account/member-settings.ts'

type Sisters = NonNullable<Settings['SITE.SYNC_SHOPS']>

/** Shops whose members may log in at this one, by the names shoppers know them by; in the order of the setting. */
export async function listSisters(db: Db, channel: { id: number; name: string }): Promise<Sisters> {
  const { sync_channels } = await loadMemberSettings(db, channel)
  if (sync_channels.length === 0) return []
  const rows = await db
    .select({ channel: channels.name, name: settings.value })
    .from(channels)
    .leftJoin(settings, and(eq(settings.channel_id, channels.id), eq(settings.key, 'SITE.NAME')))
    .where(inArray(channels.name, sync_channels))
  return sync_channels.flatMap((sister) => {
    const row = rows.find((one) => one.channel === sister)
    return row ? [{ channel: sister, name: typeof row.name === 'string' ? row.name : sister }] : []
  })
}
