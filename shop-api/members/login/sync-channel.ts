import { eq, and, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Calls } from '#contract/index.ts'
import type { Db } from '#shop-api/db/db.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { askForCode } from './ask-for-code.ts'
import { completeLogin } from './complete-login.ts'
import { requirePassword } from './log-in.ts'
import { loadMemberSettings } from '#shop-api/members/account/member-settings.ts'
import { refuseMember } from '#shop-api/members/account/refuse-member.ts'
import { takeOver } from './take-over.ts'
import type { LoginAnswer } from './to-login.ts'
import type { Settings } from '#contract/shapes/settings.ts'

type SyncLogin = z.output<Calls['POST /v1/auth/login-sync-channel']['body']>

export interface Sister {
  id: number
  name: string
}

/**
 * Logs in with the account of a sister channel (SITE.SYNC_CHANNELS) and takes it over to this one. Tries count at the
 * sister, whose lock and whose login history they concern.
 * @throws ApiError 422 `auth.sync_channel.not_allowed`, and what any login throws
 */
export async function logInFromSister(context: AccountContext, input: SyncLogin): Promise<LoginAnswer> {
  const { db, channel } = context
  const settings = await loadMemberSettings(db, channel)
  const sister = settings.sync_channels.includes(input.channel)
    ? await findSister(db, input.channel)
    : undefined
  if (!sister) throw refuseMember('auth.sync_channel.not_allowed')
  const method = 'sync-channel'
  const atSister = { ...context, channel: { ...channel, ...sister } }
  const member = await requirePassword(atSister, input, method)
  // Not an account yet. Nobody may learn whether the address it waits for is somebody's here.
  if (member.email === null) throw refuseMember('auth.login.invalid')
  const { cart_token, is_shared_device } = input
  const data = { method, cart_token, is_shared_device, sync_from: sister.name }
  const { is_use_mfa } = await loadMemberSettings(db, sister)
  if (is_use_mfa || settings.is_use_mfa || member.is_use_mfa) return askForCode(context, member, data)
  return completeLogin(context, await takeOver(context, sister, member), settings, data)
}

export async function findSister(db: Db, name: string): Promise<Sister | undefined> {
  const [sister] = await db
    .select({ id: channels.id, name: channels.name })
    .from(channels)
    .where(eq(channels.name, name))
  return sister
}

type Sisters = NonNullable<Settings['SITE.SYNC_SHOPS']>

/** Shops whose members may log in at this one, by the names shoppers know, in the order of the setting. */
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
