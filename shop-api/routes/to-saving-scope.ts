import type { SavingScope } from '#shop-api/editing/edited-kind.ts'
import { isTaken, noPayments } from '#shop-api/payment/payments.ts'
import type { StaffCaller } from '#shop-api/staff/staff-caller.ts'
import type { RequestContext } from './serve.ts'

/** For whom and by whom something is saved. */
export function toSavingScope({
  channel,
  now,
  actor,
  config,
}: Pick<RequestContext, 'channel' | 'now' | 'config'> & { actor: StaffCaller }): SavingScope {
  const takes = (code: string) => isTaken(config.payments ?? noPayments, channel.name, code)
  return { channel_id: channel.id, now, takes, actor: { person_id: actor.person_id, name: actor.name } }
}
