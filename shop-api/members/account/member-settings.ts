import { loadSettings } from '#shop-api/channels/load-settings.ts'
import type { Db } from '#shop-api/db/db.ts'

/** What a shop wants from its members; the keys are ours. */
export interface MemberSettings {
  /** SITE.IS_USE_EMAIL_VERIFY: a new address must be verified before its owner counts as registered (behaviour 4.15). */
  is_use_email_verify: boolean
  /** SITE.IS_USE_MFA: every login is followed by a code sent by mail. */
  is_use_mfa: boolean
  /** SITE.PASSWORD_EXPIRY_DAYS: after so many days a password should be changed; null for never. */
  password_expiry_days: number | null
  /** SITE.SYNC_CHANNELS: sister channels, between spaces, whose accounts may be taken over. */
  sync_channels: string[]
}

export async function loadMemberSettings(
  db: Db,
  channel: { id: number; name: string },
): Promise<MemberSettings> {
  const settings: Record<string, unknown> = await loadSettings(db, channel)
  const days = settings['SITE.PASSWORD_EXPIRY_DAYS']
  const sisters = settings['SITE.SYNC_CHANNELS']
  return {
    is_use_email_verify: settings['SITE.IS_USE_EMAIL_VERIFY'] === true,
    is_use_mfa: settings['SITE.IS_USE_MFA'] === true,
    password_expiry_days: typeof days === 'number' && days > 0 ? days : null,
    sync_channels: typeof sisters === 'string' ? sisters.split(/\s+/).filter(Boolean) : [],
  }
}
