import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { printDocument } from '#shop-api/documents/print-document.ts'
import { toAddressee } from '#shop-api/orders/to-addressee.ts'
import type { VisitorLimit } from '#shop-api/http/limit-visitor.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { quotationPaper } from '#src/text/quotation/quotation-answers.ts'
import { requireQuotation } from './find-quotation.ts'
import type { MemberShop } from './member-shop.ts'

/** A kept quotation as PDF, with the figures and the day of its making, whenever it is printed. @throws ApiError 404, 429 */
export async function printQuotation(
  shop: MemberShop,
  limit: VisitorLimit,
  id: number,
): Promise<DownloadableFile> {
  const row = await requireQuotation(shop, id)
  const { company } = await loadSeller(shop.db, shop.channel.id, shop.channel.name)
  const { order } = row.quoted_detail
  return printDocument(limit, async () => ({
    kind: 'quotation',
    order_no: row.quotation_no,
    addressee: row.addressee || toAddressee(order.orderer),
    statement: DOCUMENTS.quoted,
    dates: [
      DOCUMENTS.issued_on(formatInstantDay(row.quoted_at.toISOString())),
      DOCUMENTS.valid_until(formatDay(row.valid_until)),
    ],
    detail: row.quoted_detail,
    payment_name: order.payment_name,
    payment_guide: null,
    is_reissue: false,
    notes: [
      ...(row.title ? [quotationPaper.subject(row.title)] : []),
      ...(order.total_carriage === null ? [DOCUMENTS.shipping_fee_unknown] : []),
      quotationPaper.terms,
    ],
    company,
    issued_at: row.quoted_at,
  }))
}
