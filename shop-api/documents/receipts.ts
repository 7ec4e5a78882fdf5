import { eq, sql } from 'drizzle-orm'
import type { Receipt, ReceiptInput } from '#contract/shapes/receipt.ts'
import { refused } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { order_receipts } from '#shop-api/db/schema/order-records.ts'
import { DOCUMENT_ERRORS, DOCUMENTS } from '#src/text/order/documents.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { toAddressee } from '#shop-api/orders/to-addressee.ts'
import { findReceiptReason } from './receipt-reason.ts'

interface Visit {
  now: Date
  is_guest: boolean
}

/** What stands on the receipt. @throws ApiError 422 `receipt.…` when there is none now */
export async function loadReceipt(db: Db | Tx, order: OrderRow, visit: Visit): Promise<Receipt> {
  await requireReceipt(db, order, visit)
  const [kept] = await db.select().from(order_receipts).where(eq(order_receipts.order_id, order.id))
  return toReceipt(order, kept)
}

/** Sets addressee and proviso. @throws as `loadReceipt` */
export async function setReceipt(
  db: Db,
  order: OrderRow,
  { addressee, proviso }: ReceiptInput,
  visit: Visit,
): Promise<Receipt> {
  await requireReceipt(db, order, visit)
  const [kept] = await db
    .insert(order_receipts)
    .values({ order_id: order.id, addressee, proviso })
    .onConflictDoUpdate({ target: order_receipts.order_id, set: { addressee, proviso } })
    .returning()
  return toReceipt(order, kept)
}

/** Counts an issue: from the second one on, the paper says 再発行. @throws as `loadReceipt` */
export async function countIssue(db: Db, order: OrderRow, visit: Visit): Promise<Receipt> {
  const { addressee, proviso } = await loadReceipt(db, order, visit)
  const [kept] = await db
    .insert(order_receipts)
    .values({ order_id: order.id, addressee, proviso, issued_count: 1, issued_at: visit.now })
    .onConflictDoUpdate({
      target: order_receipts.order_id,
      set: {
        issued_count: sql`${order_receipts.issued_count} + 1`,
        issued_at: sql`coalesce(${order_receipts.issued_at}, ${visit.now.toISOString()}::timestamptz)`,
      },
    })
    .returning()
  return toReceipt(order, kept)
}

async function requireReceipt(db: Db | Tx, order: OrderRow, visit: Visit): Promise<void> {
  const reason = await findReceiptReason(db, order, visit)
  if (reason) throw refused(`receipt.${reason}`, DOCUMENT_ERRORS[`receipt.${reason}`])
}

function toReceipt(order: OrderRow, kept: typeof order_receipts.$inferSelect | undefined): Receipt {
  return {
    order_no: order.order_no,
    addressee: kept?.addressee ?? toAddressee(order.order_detail.orderer),
    proviso: kept?.proviso ?? DOCUMENTS.default_proviso,
    total_payment: order.total_payment,
    payment_name: order.order_detail.payment_name ?? '',
    issued_count: kept?.issued_count ?? 0,
    issued_at: kept?.issued_at ? kept.issued_at.toISOString() : null,
  }
}
