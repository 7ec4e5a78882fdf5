import { drawDocument } from '#shop-api/documents/draw-document.ts'
import type { TradeDocument } from '#shop-api/documents/trade-document.ts'
import { refused } from '#shop-api/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { loadSeller } from '#shop-api/selling/load-seller.ts'
import type { DownloadableFile } from '#shop-api/serve.ts'
import { formatInstantDay } from '#src/rules/format-instant.ts'
import { DOCUMENT_ERRORS, DOCUMENTS } from '#src/text/documents.ts'
import { loadOrder, type OrderRow } from './load-order.ts'
import { countIssue, toAddressee } from './receipts.ts'

interface Visit {
  db: Db
  channel: { id: number; name: string }
  now: Date
  is_guest: boolean
}

/** The receipt as PDF; every download is an issue. @throws ApiError 422 `receipt.…` */
export async function issueReceipt(visit: Visit, row: OrderRow): Promise<DownloadableFile> {
  const receipt = await countIssue(visit.db, row, visit)
  return draw(visit, row, {
    kind: 'receipt',
    addressee: receipt.addressee,
    statement: DOCUMENTS.received(receipt.proviso),
    payment_guide: null,
    is_reissue: receipt.issued_count > 1,
    notes: [DOCUMENTS.no_stamp],
  })
}

/** The bill as PDF. @throws ApiError 422 for an order that was cancelled */
export function createBilling(visit: Visit, row: OrderRow): Promise<DownloadableFile> {
  if (row.status === 'cancelled') {
    throw refused('billing.not_available', DOCUMENT_ERRORS['billing.not_available'])
  }
  return draw(visit, row, { kind: 'billing', statement: DOCUMENTS.billed, payment_guide: row.payment_guide })
}

/** The order as a quotation, PDF. */
export function createQuotation(visit: Visit, row: OrderRow): Promise<DownloadableFile> {
  return draw(visit, row, { kind: 'quotation', statement: DOCUMENTS.quoted, payment_guide: null })
}

type Drawn = Pick<TradeDocument, 'kind' | 'statement' | 'payment_guide'> &
  Partial<Pick<TradeDocument, 'addressee' | 'is_reissue' | 'notes'>>

async function draw({ db, channel, now }: Visit, row: OrderRow, drawn: Drawn): Promise<DownloadableFile> {
  const { detail, ordered_at } = await loadOrder(db, row, now)
  const { company } = await loadSeller(db, channel.id, channel.name)
  return drawDocument({
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
  })
}
