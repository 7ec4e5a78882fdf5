import { and, eq, isNotNull } from 'drizzle-orm'
import { bank_parts, bank_rows } from '#shop-api/db/schema/bank.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { keepRows } from '#shop-api/transfers/keep-statement.ts'
import type { StatementRow } from '#shop-api/transfers/statement.ts'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'
import { DEMO_STATEMENT } from '#src/text/demo/first-statement.ts'
import type { DemoContext } from './seed-context.ts'

/**
 * Money on the shop's bank statement: what is sure of the order that waits, some for one that was cancelled, interest, and a row
 * somebody has seen to.
 */
export async function insertDemoStatement({ tx, channel_id, user, now }: DemoContext): Promise<void> {
  const transfers = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.channel_id, channel_id), isNotNull(orders.payment_guide)))
    .orderBy(orders.id)
  const payer = `${user.last_name_kana} ${user.first_name_kana}`
  const toRow = ({ ordered_at, total_payment }: typeof orders.$inferSelect): StatementRow => {
    const day = addDays(toJapanDay(ordered_at), 1)
    return { day, amount: total_payment, payer, memo: DEMO_STATEMENT.transfer }
  }
  const meant = transfers.filter(({ status }) => status !== 'completed')
  const interest = { day: toJapanDay(now), amount: 12, payer: DEMO_STATEMENT.interest, memo: '' }
  await keepRows(tx, { channel_id, now }, [...meant.map(toRow), interest])
  const shipped = meant.find(({ status }) => status === 'shipped')
  if (!shipped) return
  const [seen] = await tx
    .update(bank_rows)
    .set({ state: 'settled', settled_at: now })
    .where(and(eq(bank_rows.channel_id, channel_id), eq(bank_rows.day, toRow(shipped).day)))
    .returning()
  if (seen)
    await tx
      .insert(bank_parts)
      .values({ row_id: seen.id, order_id: shipped.id, amount: seen.amount, has_paid: true })
}
