import type { CallName } from '#contract/index.ts'
import { listOpenedTags } from '#shop-api/passes/tag-pass.ts'
import type { CallContext } from '#shop-api/serve.ts'
import type { ProductScope } from './product-filter.ts'

/** What a visitor may see of a shop's products now: also those of the locked tags whose pass was sent along. */
export async function toProductScope(
  context: Pick<CallContext<CallName>, 'db' | 'channel' | 'now' | 'tag_token'>,
): Promise<ProductScope> {
  const { db, channel, now } = context
  return { db, channel_id: channel.id, now, opened_tags: await listOpenedTags(context) }
}
