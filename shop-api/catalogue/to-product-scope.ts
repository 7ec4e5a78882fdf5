import type { CallName } from '#contract/index.ts'
import { listOpenedTags } from '#shop-api/channels/tag-pass.ts'
import type { CallContext } from '#shop-api/http/serve.ts'
import type { CountingScope } from './count-once.ts'

/** What a visitor may see of a shop's products now: also those of the locked tags whose pass was sent along. */
export async function toProductScope(
  context: Pick<CallContext<CallName>, 'db' | 'channel' | 'now' | 'tag_token'>,
): Promise<CountingScope> {
  const { db, channel, now } = context
  const { id: channel_id, content_version, counts_version } = channel
  const opened_tags = await listOpenedTags(context)
  return { db, channel_id, content_version, counts_version, now, opened_tags }
}
