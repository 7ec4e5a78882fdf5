import type { Db } from '#shop-api/db/db.ts'
import { refused } from '#shop-api/http/api-error.ts'
import type { VisitorLimit } from '#shop-api/http/limit-visitor.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { canShip } from '#shop-api/orders/order-moves.ts'
import { ORDER_FILE_ERRORS } from '#src/text/order/paper-work.ts'
import { findNamedOrders, type NamedOrders } from './find-named-orders.ts'
import { loadDeliveryNotes, loadPickingList } from './load-paper-work.ts'
import { printDocument } from './print-document.ts'

interface Visit {
  db: Db
  channel: { id: number; name: string }
  now: Date
  limit: VisitorLimit
}

/** Papers for packing those of some orders that are to be packed, one PDF. @throws ApiError 422 when there is nothing to print; 429 */
export function printPaperWork(
  visit: Visit,
  { kind, ...named }: { kind: 'picking_list' | 'delivery_notes' } & NamedOrders,
): Promise<DownloadableFile> {
  return printDocument(visit.limit, async () => {
    const found = await findNamedOrders(visit.db, visit.channel.id, named)
    const code = 'order.files.none'
    if (kind === 'picking_list') {
      const rows = found.filter(({ status }) => canShip(status))
      if (rows.length === 0) throw refused(code, ORDER_FILE_ERRORS[code])
      return loadPickingList(visit, rows)
    }
    const rows = found.filter(({ status }) => status !== 'cancelled')
    const papers = await loadDeliveryNotes(visit, rows)
    if (papers.notes.length === 0) throw refused(code, ORDER_FILE_ERRORS[code])
    return papers
  })
}
