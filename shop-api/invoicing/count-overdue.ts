import { and, eq, lt } from 'drizzle-orm'
import { loadBalances } from '#shop-api/business/load-balances.ts'
import type { Db } from '#shop-api/db/db.ts'
import { invoices } from '#shop-api/db/schema/invoices.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'

/** How many invoices of a shop are owed though their due day is over. */
export async function countOverdue(db: Db, channel_id: number, now: Date): Promise<number> {
  const due = await db
    .select({ id: invoices.id, account_id: invoices.account_id })
    .from(invoices)
    .where(and(eq(invoices.channel_id, channel_id), lt(invoices.due_on, toJapanDay(now))))
  const balances = await loadBalances(db, [...new Set(due.map(({ account_id }) => account_id))])
  const ids = new Set(due.map(({ id }) => id))
  return [...balances.values()]
    .flatMap((balance) => balance.invoices)
    .filter(({ id, open }) => ids.has(id) && open > 0).length
}
