import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Settings } from '#contract/shapes/settings.ts'
import { SETTING_DEFAULTS } from '#shop-api/channels/load-settings.ts'
import type { Payer } from '#shop-api/benefits/load-benefits.ts'
import { loadInvoiceCredit } from '#shop-api/business/invoice-credit.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { companies, settings } from '#shop-api/db/schema/channels.ts'
import { carriages, payments, selling_terms, special_dates } from '#shop-api/db/schema/selling.ts'
import { loadDeliverySlots } from '#shop-api/channels/load-delivery-slots.ts'
import { fillDeadline } from '#src/rules/checkout/fill-deadline.ts'
import { createCalendar, PLAIN_CALENDAR } from '#shop-api/content/business-calendar.ts'
import type { SellingTerms } from './selling-terms.ts'

const SETTING_KEYS = [
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE',
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING',
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE',
  'PLUGIN.SOCIAL_GIFT.IS_USE',
  'SITE.STATE',
] as const

/**
 * A shop without a row for its terms delivers nowhere and has no free shipping.
 * @param takes says whether a way to pay is taken now (`takesNow`); left out where ways to pay are not the point
 * @param payer who pays: only buyers of a company whose terms are on may pay by invoice
 */
export async function loadSellingTerms(
  db: Db | Tx,
  channel_id: number,
  takes: (code: string) => boolean = () => true,
  payer?: Pick<Payer, 'user_id' | 'now'>,
): Promise<SellingTerms> {
  const [general] = await db.select().from(selling_terms).where(eq(selling_terms.channel_id, channel_id))
  const regions = await db.select().from(carriages).where(eq(carriages.channel_id, channel_id))
  const methods = await db
    .select()
    .from(payments)
    .where(and(eq(payments.channel_id, channel_id), eq(payments.is_offered, true)))
    .orderBy(asc(payments.position))
  const [company] = await db.select().from(companies).where(eq(companies.channel_id, channel_id))
  const days = await db.select().from(special_dates).where(eq(special_dates.channel_id, channel_id))
  const switches = await loadSwitches(db, channel_id)
  const isInvoiceOffered = payer !== undefined && methods.some(({ code }) => code === 'invoice')
  const credit = isInvoiceOffered ? await loadInvoiceCredit(db, { ...payer, channel_id }) : undefined
  return {
    shipping_fees: {
      by_region: Object.fromEntries(regions.map((row) => [row.region, row.carriage])),
      free_from: general?.free_carriage_from ?? null,
    },
    gift_shipping_fee: switches['PLUGIN.SOCIAL_GIFT.IS_USE']
      ? (general?.gift_carriage ?? findDearest(regions))
      : null,
    transit_days_by_region: Object.fromEntries(regions.map((row) => [row.region, row.transit_days])),
    dispatch: {
      calendar: createCalendar(company ?? PLAIN_CALENDAR, days),
      cutoff_hour: company?.cutoff_hour ?? 0,
    },
    payments: methods
      .filter(({ code }) => takes(code))
      .filter(({ code }) => code !== 'invoice' || credit !== undefined)
      .map((method) => ({
        ...method,
        payment_time: fillDeadline(method.payment_time, method.guide?.deadline_days),
        ...(method.code === 'invoice' && credit && { credit }),
      })),
    delivery_slots: await loadDeliverySlots(db, channel_id),
    is_selling:
      (switches['SITE.STATE'] ?? 'open') === 'open' &&
      (!switches['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE'] ||
        switches['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING']),
    is_allow_multiple: switches['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'],
  }
}

/** Enough for the way to wherever a gift's recipient lives. */
function findDearest(regions: readonly { carriage: number }[]): number | null {
  return regions.length === 0 ? null : Math.max(...regions.map(({ carriage }) => carriage))
}

/** Settings that are not set have the value the settings call gives. */
async function loadSwitches(
  db: Db | Tx,
  channel_id: number,
): Promise<Pick<Settings, (typeof SETTING_KEYS)[number]>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(and(eq(settings.channel_id, channel_id), inArray(settings.key, [...SETTING_KEYS])))
  return { ...SETTING_DEFAULTS, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) }
}
