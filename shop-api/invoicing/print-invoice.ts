import type { VisitorLimit } from '#shop-api/http/limit-visitor.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { printDocument } from '#shop-api/documents/print-document.ts'
import type { InvoiceRow } from './find-newest-invoice.ts'

/** An invoice as PDF, drawn from what was kept when it was made. @throws ApiError 429 */
export function printInvoice(limit: VisitorLimit, row: InvoiceRow): Promise<DownloadableFile> {
  const { number, closed_on, due_on, issued_at, data } = row
  return printDocument(limit, () =>
    Promise.resolve({ kind: 'invoice', ...data, number, closed_on, due_on, issued_at }),
  )
}
