import { asc, eq } from 'drizzle-orm'
import type { ReturnInvoice } from '#contract/shapes/invoice.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { return_invoices } from '#shop-api/db/schema/invoices.ts'

/** Papers about what was given back of an order, the oldest first. */
export async function listReturnInvoices(db: Db | Tx, order_id: number): Promise<ReturnInvoice[]> {
  const rows = await db
    .select()
    .from(return_invoices)
    .where(eq(return_invoices.order_id, order_id))
    .orderBy(asc(return_invoices.id))
  return rows.map(({ id, number, amount, issued_at }) => ({
    id,
    number,
    amount,
    issued_at: issued_at.toISOString(),
  }))
}
