import { and, eq, isNull, lt } from 'drizzle-orm'
import { lockCompany } from '#shop-api/business/invoice-credit.ts'
import { loadBalances } from '#shop-api/business/load-balances.ts'
import type { ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { invoices, invoice_terms } from '#shop-api/db/schema/invoices.ts'
import { addDays, toJapanDay, toJapanInstant } from '#src/rules/date/japan-time.ts'
import { tellOverdue } from './tell-invoice.ts'

/** Days after the due day: a transfer of the last day shows on the shop's statement some days later. */
const AFTER_DAYS = 3
/** Hours of the day in Japan between which companies are reminded. */
const FROM_HOUR = 9
const UNTIL_HOUR = 18

/** Reminds companies of invoices that are overdue, once of each. */
export async function remindOverdue(db: Db, now: Date, config: ShopOriginConfig): Promise<void> {
  const today = toJapanDay(now)
  if (now < toJapanInstant(today, FROM_HOUR) || now >= toJapanInstant(today, UNTIL_HOUR)) return
  const late = await db
    .select({
      id: invoices.id,
      account_id: invoices.account_id,
      channel: { id: channels.id, name: channels.name },
    })
    .from(invoices)
    .innerJoin(channels, eq(channels.id, invoices.channel_id))
    .where(and(isNull(invoices.reminded_at), lt(invoices.due_on, addDays(today, -AFTER_DAYS))))
  const balances = await loadBalances(db, [...new Set(late.map(({ account_id }) => account_id))])
  for (const { id, account_id, channel } of late) {
    const owed = balances.get(account_id)?.invoices.find((invoice) => invoice.id === id)
    if (owed && owed.open > 0)
      await db.transaction((tx) => remind(tx, { id, account_id, channel, now, config }))
  }
}

async function remind(
  tx: Tx,
  {
    id,
    account_id,
    channel,
    now,
    config,
  }: {
    id: number
    account_id: number
    channel: { id: number; name: string }
    now: Date
    config: ShopOriginConfig
  },
): Promise<void> {
  await lockCompany(tx, account_id)
  const owed = (await loadBalances(tx, [account_id])).get(account_id)?.invoices.find((one) => one.id === id)
  const [terms] = await tx.select().from(invoice_terms).where(eq(invoice_terms.account_id, account_id))
  // Paid just now.
  if (!terms || !owed || owed.open === 0) return
  const [invoice] = await tx
    .update(invoices)
    .set({ reminded_at: now })
    .where(and(eq(invoices.id, id), isNull(invoices.reminded_at)))
    .returning()
  if (invoice) await tellOverdue(tx, { channel, invoice, email: terms.email, now, config }, owed.open)
}
