import { and, asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { asKept } from '#contract/shapes/as-kept.ts'
import { type TradeLaw, TradeLawSchema } from '#contract/shapes/trade-law.ts'
import { findStoredFields } from '#shop-api/channels/find-stored-fields.ts'
import { loadDeliverySlots } from '#shop-api/channels/load-delivery-slots.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { companies } from '#shop-api/db/schema/channels.ts'
import { carriages, payments, selling_terms } from '#shop-api/db/schema/selling.ts'
import { fillDeadline } from '#src/rules/checkout/fill-deadline.ts'
import { listRegions } from '#src/rules/input/prefectures.ts'

/** Name of the document with the shop's own words of the law page. */
export const TRADE_LAW = 'trade-law'

const NO_WORDS: TradeLaw = {
  price: '',
  extra_fees: '',
  payment: '',
  delivery: '',
  application_deadline: '',
  quantity: '',
  returns: '',
  cancellation: '',
  environment: '',
  rows: [],
  shipping_note: '',
}

const StoredLawSchema = z.object(asKept(TradeLawSchema.shape))

export async function loadTradeLaw(db: Db | Tx, channel_id: number): Promise<TradeLaw> {
  return (await findStoredFields(db, channel_id, TRADE_LAW, StoredLawSchema)) ?? NO_WORDS
}

export type TermsFacts = NonNullable<Awaited<ReturnType<typeof loadTermsFacts>>>

/** Everything the pages on the shop's terms tell; undefined for a shop that has not said who sells. */
export async function loadTermsFacts(db: Db | Tx, channel_id: number) {
  const [company] = await db.select().from(companies).where(eq(companies.channel_id, channel_id))
  if (!company || company.name === '') return undefined
  const [general] = await db.select().from(selling_terms).where(eq(selling_terms.channel_id, channel_id))
  const rows = await db.select().from(carriages).where(eq(carriages.channel_id, channel_id))
  const offered = await db
    .select()
    .from(payments)
    .where(and(eq(payments.channel_id, channel_id), eq(payments.is_offered, true)))
    .orderBy(asc(payments.position))
  return {
    company,
    law: await loadTradeLaw(db, channel_id),
    free_carriage_from: general?.free_carriage_from ?? null,
    regions: listRegions().flatMap((region) => rows.filter((row) => row.region === region)),
    not_served: listRegions().filter((region) => !rows.some((row) => row.region === region)),
    payments: offered.map((method) => ({
      ...method,
      payment_time: fillDeadline(method.payment_time, method.guide?.deadline_days),
    })),
    slots: (await loadDeliverySlots(db, channel_id)).slots,
  }
}
