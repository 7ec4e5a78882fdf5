import { printDocument } from '#shop-api/documents/print-document.ts'
import type { TradeDocument } from '#shop-api/documents/trade-document.ts'
import { refused } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { VisitorLimit } from '#shop-api/http/limit-visitor.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { BILLED_BY_MONTH, DOCUMENT_ERRORS, DOCUMENTS } from '#src/text/order/documents.ts'
import { loadOrder, type OrderRow } from '#shop-api/orders/load-order.ts'
import { toAddressee } from '#shop-api/orders/to-addressee.ts'
import { toPaymentGuide } from '#shop-api/orders/to-order.ts'
import { findInvoiceOrder } from '#shop-api/orders/find-invoice-order.ts'
import { countIssue } from './receipts.ts'

interface Visit {
  db: Db
  channel: { id: number; name: string }
  now: Date
  is_guest: boolean
  limit: VisitorLimit
}

/**
 * The receipt as PDF; every download is an issue, one that was sent away because too many wait is none.
 * @throws ApiError 422 `receipt.…`, 429
 */
export function issueReceipt(visit: Visit, row: OrderRow): Promise<DownloadableFile> {
  return printDocument(visit.limit, async () => {
    const receipt = await countIssue(visit.db, row, visit)
    return loadDocument(visit, row, {
      kind: 'receipt',
      addressee: receipt.addressee,
      statement: DOCUMENTS.received(receipt.proviso),
      payment_guide: null,
      is_reissue: receipt.issued_count > 1,
      notes: [DOCUMENTS.no_stamp],
    })
  })
}

/**
 * The bill as PDF. One of an order that is paid asks for nothing any more, and says so.
 * @throws ApiError 422 for an order that was cancelled, and for one that stands on its company's invoice
 */
export async function createBilling(visit: Visit, row: OrderRow): Promise<DownloadableFile> {
  if (row.status === 'cancelled') {
    throw refused('billing.not_available', DOCUMENT_ERRORS['billing.not_available'])
  }
  // Of one sale there is one qualified invoice.
  if (await findInvoiceOrder(visit.db, row.id)) throw refused('billing.not_available', BILLED_BY_MONTH)
  return draw(visit, row, {
    kind: 'billing',
    statement: DOCUMENTS.billed,
    payment_guide: toPaymentGuide(row),
    ...(row.paid_at !== null && { notes: [DOCUMENTS.is_paid] }),
  })
}

/** The order as a quotation, PDF. */
export function createQuotation(visit: Visit, row: OrderRow): Promise<DownloadableFile> {
  return draw(visit, row, { kind: 'quotation', statement: DOCUMENTS.quoted, payment_guide: null })
}

type Drawn = Pick<TradeDocument, 'kind' | 'statement' | 'payment_guide'> &
  Partial<Pick<TradeDocument, 'addressee' | 'is_reissue' | 'notes'>>

function draw(visit: Visit, row: OrderRow, drawn: Drawn): Promise<DownloadableFile> {
  return printDocument(visit.limit, () => loadDocument(visit, row, drawn))
}

async function loadDocument(
  { db, channel, now }: Visit,
  row: OrderRow,
  drawn: Drawn,
): Promise<TradeDocument> {
  const { detail, ordered_at } = await loadOrder(db, row, now)
  const { company } = await loadSeller(db, channel.id, channel.name)
  return {
    order_no: row.order_no,
    addressee: toAddressee(row.order_detail.orderer),
    dates: [
      DOCUMENTS.issued_on(formatInstantDay(now.toISOString())),
      DOCUMENTS.ordered_on(formatInstantDay(ordered_at)),
    ],
    detail,
    payment_name: row.order_detail.payment_name,
    is_reissue: false,
    notes: [],
    company,
    issued_at: now,
    ...drawn,
  }
}
