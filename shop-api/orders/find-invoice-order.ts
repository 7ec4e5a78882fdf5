import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { invoice_orders } from '#shop-api/db/schema/invoices.ts'

/** Which company pays an order by invoice, and on which invoice it stands; undefined for every other order. */
export async function findInvoiceOrder(
  db: Db | Tx,
  order_id: number,
): Promise<typeof invoice_orders.$inferSelect | undefined> {
  const [found] = await db.select().from(invoice_orders).where(eq(invoice_orders.order_id, order_id))
  return found
}
