import { and, eq, gt, isNotNull, isNull, lt, ne, not, or, type SQL } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { bank_rows } from '#shop-api/db/schema/bank.ts'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'

/** Long enough to answer whoever asks after a payment of the year before. */
const NAMES_DAYS = 400
/** As long as the law wants books and invoices at most: seven years, and fourteen months until the year they fall into is closed. */
const ROWS_DAYS = Math.ceil((7 + 14 / 12) * 365.25)

/**
 * Empties names and remarks of settled money, and erases rows when their time is over. What goes back and did not yet keeps its
 * name. Run daily.
 */
export async function forgetPayers(db: Db, now: Date): Promise<void> {
  const today = toJapanDay(now)
  const isOwed = and(gt(bank_rows.pay_back_amount, 0), isNull(bank_rows.paid_back_on))
  const isSettled: SQL | undefined = and(
    eq(bank_rows.state, 'settled'),
    isNotNull(bank_rows.settled_at),
    not(isOwed!),
  )
  await db
    .update(bank_rows)
    .set({ payer: '', memo: '', note: '' })
    .where(
      and(
        isSettled,
        lt(bank_rows.day, addDays(today, -NAMES_DAYS)),
        or(ne(bank_rows.payer, ''), ne(bank_rows.memo, ''), ne(bank_rows.note, '')),
      ),
    )
  await db.delete(bank_rows).where(lt(bank_rows.day, addDays(today, -ROWS_DAYS)))
}
