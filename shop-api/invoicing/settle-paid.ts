import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { loadBalances } from '#shop-api/business/load-balances.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { invoice_orders } from '#shop-api/db/schema/invoices.ts'
import { orders } from '#shop-api/db/schema/selling.ts'

/** Notes on the orders of a company whether their invoice is paid. The caller holds the company. */
export async function settlePaid(tx: Tx, account_id: number, now: Date): Promise<void> {
  const invoices = (await loadBalances(tx, [account_id])).get(account_id)?.invoices ?? []
  const listOrders = (ids: number[]) =>
    tx
      .select({ id: invoice_orders.order_id })
      .from(invoice_orders)
      .where(inArray(invoice_orders.invoice_id, ids))
  const paid = invoices.filter(({ open }) => open === 0).map(({ id }) => id)
  const open = invoices.filter((invoice) => invoice.open > 0).map(({ id }) => id)
  if (paid.length > 0)
    await tx
      .update(orders)
      .set({ paid_at: now })
      .where(and(inArray(orders.id, listOrders(paid)), isNull(orders.paid_at)))
  // A payment that was noted by mistake was taken back.
  if (open.length > 0)
    await tx
      .update(orders)
      .set({ paid_at: null })
      .where(and(inArray(orders.id, listOrders(open)), isNotNull(orders.paid_at)))
}
