import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { PAPER_WORK } from '#src/text/order/paper-work.ts'
import type { PickingList } from './paper-work.ts'
import { BOTTOM, MARGIN, measure, openPaper, type Paper, rule, toBytes, WIDTH, write } from './paper.ts'

const COLUMNS = { check: 20, code: 96, name: 190, quantity: 44, orders: WIDTH - 350 }
const SIZE = 9
const PAD = 5

/** A picking list as PDF: a box to tick, code, name, pieces, and for which orders. */
export async function drawPickingList(list: PickingList): Promise<DownloadableFile> {
  const { rows, order_nos, issued_at } = list
  const day = formatInstantDay(issued_at.toISOString())
  const paper = openPaper(PAPER_WORK.picking_list, issued_at)
  let y = MARGIN
  y += write(paper, PAPER_WORK.picking_list, MARGIN, y, { size: 18, is_bold: true })
  y += write(paper, `${PAPER_WORK.printed_on(day)}　${PAPER_WORK.orders(order_nos.length)}`, MARGIN, y, {
    size: SIZE,
  })
  const { columns } = PAPER_WORK
  const heading = ['', columns.code, columns.name, columns.quantity, columns.orders]
  y = drawRow(paper, heading, y + 10, true)
  for (const { code, name, variation, quantity, orders } of rows) {
    const label = variation ? PAPER_WORK.variation(name, variation) : name
    const cells = [columns.check, code, label, String(quantity), orders.join('、')]
    if (y + heightOf(paper, cells, false) > BOTTOM) {
      paper.addPage()
      y = drawRow(paper, heading, MARGIN, true)
    }
    y = drawRow(paper, cells, y, false)
  }
  if (rows.length === 0) write(paper, PAPER_WORK.nothing, MARGIN, y + 10, { size: SIZE })
  return {
    bytes: await toBytes(paper, DOCUMENTS.page),
    type: 'application/pdf',
    name: PAPER_WORK.file_name(PAPER_WORK.picking_list, day.replaceAll('.', '')),
  }
}

function heightOf(paper: Paper, cells: readonly string[], is_bold: boolean): number {
  const heights = Object.values(COLUMNS).map((width, at) =>
    measure(paper, cells[at] || ' ', { size: SIZE, is_bold, width: width - 6 }),
  )
  return Math.max(...heights) + 2 * PAD
}

function drawRow(paper: Paper, cells: readonly string[], y: number, is_bold: boolean): number {
  const height = heightOf(paper, cells, is_bold)
  let x = MARGIN
  for (const [at, width] of Object.values(COLUMNS).entries()) {
    const text = cells[at]
    const align = at === 3 ? 'right' : 'left'
    if (text) write(paper, text, x, y + PAD, { size: SIZE, is_bold, align, width: width - 6 })
    x += width
  }
  rule(paper, y + height, { weight: is_bold ? 1 : 0.25 })
  return y + height
}
