import type { PaperKind } from '#contract/shapes/paper-kind.ts'
import type { Db } from '#shop-api/db/db.ts'
import { refused } from '#shop-api/http/api-error.ts'
import type { VisitorLimit } from '#shop-api/http/limit-visitor.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { canShip } from '#shop-api/orders/order-moves.ts'
import { ORDER_FILE_ERRORS } from '#src/text/order/paper-work.ts'
import { findNamedOrders, type NamedOrders } from './find-named-orders.ts'
import { loadMessageCards, loadNoshiPapers } from './load-gift-papers.ts'
import { loadDeliveryNotes, loadPickingList } from './load-paper-work.ts'
import { printDocument, type PrintedDocument } from './print-document.ts'

/** Drawing more would hold up everybody else's documents: an order may go to two hundred. */
const MOST_SHEETS = 1_000

interface Visit {
  db: Db
  channel: { id: number; name: string }
  now: Date
  limit: VisitorLimit
}

/** Papers for packing those of some orders that are to be packed, one PDF. @throws ApiError 422 when there is nothing to print, or too much; 429 */
export function printPaperWork(
  visit: Visit,
  { kind, ...named }: { kind: PaperKind } & NamedOrders,
): Promise<DownloadableFile> {
  return printDocument(visit.limit, async () => {
    const found = await findNamedOrders(visit.db, visit.channel.id, named)
    if (kind === 'picking_list') {
      const rows = found.filter(({ status }) => canShip(status))
      return loadPickingList(visit, requireSome(rows, 'order.files.none'))
    }
    return load[kind](
      visit,
      found.filter(({ status }) => status !== 'cancelled'),
    )
  })
}

const load = {
  async delivery_notes(visit, rows) {
    const papers = await loadDeliveryNotes(visit, rows)
    requireSome(papers.notes, 'order.files.none')
    return papers
  },
  async noshi_papers(visit, rows) {
    const papers = await loadNoshiPapers(visit, rows)
    requireSome(papers.papers, 'order.files.no_noshi')
    return papers
  },
  async message_cards(visit, rows) {
    const papers = await loadMessageCards(visit, rows)
    requireSome(papers.cards, 'order.files.no_card')
    return papers
  },
} satisfies Partial<Record<PaperKind, (visit: Visit, rows: OrderRow[]) => Promise<PrintedDocument>>>

function requireSome<One>(some: One[], code: keyof typeof ORDER_FILE_ERRORS): One[] {
  if (some.length === 0) throw refused(code, ORDER_FILE_ERRORS[code])
  if (some.length > MOST_SHEETS)
    throw refused('order.files.too_many', ORDER_FILE_ERRORS['order.files.too_many'])
  return some
}
