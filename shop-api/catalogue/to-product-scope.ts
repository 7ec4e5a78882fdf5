import { listOpenedTags, type TagVisit } from '#shop-api/channels/tag-pass.ts'
import type { CountingScope } from './count-once.ts'

/** What a visitor may see of a shop's products now: also those of the locked tags whose pass was sent along. */
export async function toProductScope(context: TagVisit): Promise<CountingScope> {
  const { db, channel, now } = context
  const { id: channel_id, content_version, counts_version } = channel
  const opened_tags = await listOpenedTags(context)
  return { db, channel_id, content_version, counts_version, now, opened_tags }
}
