import type { Tx } from '#shop-api/db/db.ts'
import { invoice_orders } from '#shop-api/db/schema/invoices.ts'
import { findBuyer } from './find-buyer.ts'

/**
 * Notes that the company of a buyer pays an order by invoice. Which company it was stays, whatever becomes of the buyer.
 * @throws when nobody of a company ordered: the decision refuses that before
 */
export async function owe(
  tx: Tx,
  { order_id, ...payer }: { channel_id: number; user_id: number | null; order_id: number },
): Promise<void> {
  const found = await findBuyer(tx, payer)
  if (!found) throw new Error(`Order ${order_id} is to be paid by invoice, and no company bought it`)
  await tx.insert(invoice_orders).values({ order_id, account_id: found.account.id })
}
