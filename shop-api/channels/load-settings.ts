import { eq } from 'drizzle-orm'
import type { Company, Settings } from '#contract/shapes/settings.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { companies, settings } from '#shop-api/db/schema/channels.ts'

/**
 * Default settings of a channel (behaviour 1.7). Name, theme and storage have no default.
 */
export const SETTING_DEFAULTS = {
  'SITE.THEME': 'simple',
  'SITE.TITLE': '',
  'SITE.DESCRIPTION': '',
  'SITE.IS_KEYCODE_REQUIRED': false,
  'SITE.NO_MEMBER_USE': false,
  'SITE.IS_USE_TOP_LP': false,
  'SITE.BREAKPOINT.SCREEN-SM': 640,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  'CART.POPUP_COMPONENT': null,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
  'PLUGIN.SOCIAL_GIFT.IS_USE': false,
  'PLUGIN.SOCIAL_GIFT.DEADLINE_DAYS': 14,
} as const satisfies Partial<Settings>

/** All settings of a channel by key. */
export async function loadSettings(db: Db | Tx, channel: { id: number; name: string }): Promise<Settings> {
  const rows = await db.select().from(settings).where(eq(settings.channel_id, channel.id))
  return {
    ...SETTING_DEFAULTS,
    'SITE.NAME': channel.name,
    'SITE.NAMESPACE': channel.name,
    'SITE.CHANNEL_PREFIX': channel.name,
    'SITE.STORAGE_URL': `/storage/${channel.name}`,
    ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
  }
}

export async function findCompany(db: Db, channel_id: number): Promise<Company | undefined> {
  const [row] = await db.select().from(companies).where(eq(companies.channel_id, channel_id))
  if (!row) return undefined
  const { channel_id: _id, is_open_on_holidays: _holidays, year_end_closure: _closure, ...company } = row
  return company
}
