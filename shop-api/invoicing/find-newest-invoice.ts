import { desc, eq } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { invoices } from '#shop-api/db/schema/invoices.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** The invoice of a company's newest closing. */
export async function findNewestInvoice(tx: Tx, account_id: number): Promise<InvoiceRow | undefined> {
  const [newest] = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.account_id, account_id))
    .orderBy(desc(invoices.closed_on))
    .limit(1)
  return newest
}
