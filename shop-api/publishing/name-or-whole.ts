import type { Change } from '#shop-api/db/record-change.ts'

/** Beyond that the shop is published whole, which is quicker than to be told of everything by name. */
export const MOST_NAMED = 200

/** What changed, by name, or the shop itself where that is too much. @param channel name of the shop */
export function nameOrWhole(channel: string, changed: readonly Change[]): readonly Change[] {
  return changed.length > MOST_NAMED ? [{ type: 'channel', key: channel, action: 'updated' }] : changed
}
