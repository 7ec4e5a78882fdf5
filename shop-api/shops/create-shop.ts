import { and, eq, sql } from 'drizzle-orm'
import type { ShopInput } from '#contract/shapes/shops.ts'
import { listThemeKeys, type ThemesConfig } from '#shop-api/channels/installed-themes.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { categories } from '#shop-api/db/schema/catalogue.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { inviteFirstOwner } from '#shop-api/staff/invite.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { FIRST_INQUIRY_CATEGORIES } from '#src/text/shops/first-inquiry-categories.ts'
import { insertShop } from './insert-shop.ts'

const FIRST_CUTOFF_HOUR = 12
const WEEKEND = [0, 6]
/** It delivers nowhere until somebody says what that costs. */
const NO_SHIPPING_FEES = { by_region: {}, free_from: null, transit_days_by_region: {} }

interface Installation extends ThemesConfig {
  now: Date
  takes_cards: boolean
  /** The hosts card fields ask; empty for none. */
  payment_hosts: string
}

/**
 * Makes a shop that is being prepared: channel, settings, an empty company, terms of selling, ways to pay, and a link for its
 * first owner. All of it, or nothing.
 * @returns the token of that link
 * @throws ApiError 422 when the channel is there already, or the theme is not installed
 */
export async function createShop(db: Db, input: ShopInput, installation: Installation): Promise<string> {
  const { channel, name, theme, origin, email } = input
  const { now, takes_cards, payment_hosts } = installation
  const themes = await listThemeKeys(installation)
  if (!themes.includes(theme)) throw invalidField('theme', 'choice', EDITOR_ERRORS.no_theme(theme, themes))
  return db.transaction(async (tx) => {
    const ground = {
      channel,
      settings: {
        'SITE.NAME': name,
        'SITE.THEME': theme,
        'SITE.ORIGIN': origin,
        'SITE.STATE': 'preparing',
        ...(payment_hosts && { 'PAYMENT.HOSTS': payment_hosts }),
      },
      company: toEmptyCompany(email),
      shipping_fees: NO_SHIPPING_FEES,
      account: null,
      takes_cards,
    }
    const channel_id = await insertShop(tx, ground, now)
    if (channel_id === undefined) throw invalidField('channel', 'admin.key_taken', EDITOR_ERRORS.key_taken)
    await insertInquiryCategories(tx, channel_id)
    const changed = [{ type: 'channel', key: channel, action: 'created' }] as const
    await recordChange(tx, { channel_id, changed, now })
    const created = { id: channel_id, name: channel }
    const { token } = await inviteFirstOwner(tx, { channel: created, email, now })
    return token
  })
}

/** Without any, nobody could send an inquiry: the form asks which it is about. */
async function insertInquiryCategories(tx: Tx, channel_id: number): Promise<void> {
  const rows = FIRST_INQUIRY_CATEGORIES.map(({ key, name }, position) => ({
    channel_id,
    belongs_to: 'inquiries' as const,
    key,
    name,
    depth: 0,
    path: [],
    position,
  }))
  await tx.insert(categories).values(rows)
  const isOurs = and(eq(categories.channel_id, channel_id), eq(categories.belongs_to, 'inquiries'))
  await tx
    .update(categories)
    .set({ path: sql`jsonb_build_array(${categories.id})` })
    .where(isOurs)
}

function toEmptyCompany(email: string) {
  return {
    name: '',
    name_kana: '',
    postal_code: '',
    address: '',
    phone_number: '',
    email,
    representative: '',
    invoice_number: '',
    business_hours: '',
    closed_weekdays: WEEKEND,
    cutoff_hour: FIRST_CUTOFF_HOUR,
  }
}
