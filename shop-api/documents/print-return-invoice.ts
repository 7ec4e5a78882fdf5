import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { return_invoices } from '#shop-api/db/schema/invoices.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { VisitorLimit } from '#shop-api/http/limit-visitor.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { printDocument } from './print-document.ts'

interface Visit {
  db: Db
  limit: VisitorLimit
}

/** The newest paper about what was given back of an order, or the one of a number, PDF. @throws ApiError 404 for one of another order, 429 */
export async function printReturnInvoice(
  { db, limit }: Visit,
  order: { id: number },
  number?: string,
): Promise<DownloadableFile> {
  const [row] = await db
    .select()
    .from(return_invoices)
    .where(
      and(
        eq(return_invoices.order_id, order.id),
        number === undefined ? undefined : eq(return_invoices.number, number),
      ),
    )
    .orderBy(desc(return_invoices.id))
    .limit(1)
  if (!row) throw notFound()
  return printDocument(limit, () =>
    Promise.resolve({ kind: 'return_invoice', ...row.data, number: row.number, issued_at: row.issued_at }),
  )
}
