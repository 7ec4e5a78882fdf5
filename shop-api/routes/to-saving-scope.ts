import type { SavingScope } from '#shop-api/editing/edited-kind.ts'
import type { StaffCaller } from '#shop-api/staff/staff-caller.ts'
import type { RequestContext } from './serve.ts'

/** For whom and by whom something is saved. */
export function toSavingScope({
  channel,
  now,
  actor,
}: Pick<RequestContext, 'channel' | 'now'> & { actor: StaffCaller }): SavingScope {
  return { channel_id: channel.id, now, actor: { person_id: actor.person_id, name: actor.name } }
}
