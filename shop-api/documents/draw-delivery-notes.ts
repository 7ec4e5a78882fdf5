import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { PAPER_WORK } from '#src/text/order/paper-work.ts'
import type { DeliveryNote, DeliveryNotes } from './paper-work.ts'
import { BOTTOM, MARGIN, measure, openPaper, type Paper, rule, toBytes, WIDTH, write } from './paper.ts'

const HALF = WIDTH * 0.54
const RIGHT = MARGIN + HALF + 24
const RIGHT_WIDTH = WIDTH - HALF - 24
const NUMBERS = [44, 84, 94]
const NAME_WIDTH = WIDTH - NUMBERS.reduce((sum, width) => sum + width, 0)
const SIZE = 9
const PAD = 5

/** Delivery notes as one PDF, each on a sheet of its own. */
export async function drawDeliveryNotes(document: DeliveryNotes): Promise<DownloadableFile> {
  const { notes, issued_at } = document
  const paper = openPaper(PAPER_WORK.delivery_note, issued_at)
  for (const [at, note] of notes.entries()) {
    if (at > 0) paper.addPage()
    drawNote(paper, document, note)
  }
  const day = formatInstantDay(issued_at.toISOString()).replaceAll('.', '')
  const [only, another] = notes
  return {
    // Sheets are of different orders, so they are not counted through.
    bytes: await toBytes(paper, () => ''),
    type: 'application/pdf',
    name: PAPER_WORK.file_name(PAPER_WORK.delivery_note, only && !another ? only.order_no : day),
  }
}

function drawNote(paper: Paper, document: DeliveryNotes, note: DeliveryNote): void {
  let y = MARGIN
  y += write(paper, [...PAPER_WORK.delivery_note].join('　'), MARGIN, y, {
    size: 20,
    is_bold: true,
    align: 'center',
  })
  y += 16
  const right = drawSeller(paper, document, note, y)
  let left = y
  for (const line of note.receiver.slice(0, -1))
    left += write(paper, line, MARGIN, left, { size: SIZE, width: HALF })
  left +=
    write(paper, note.receiver.at(-1) ?? '', MARGIN, left + 4, { size: 13, is_bold: true, width: HALF }) + 8
  rule(paper, left, { to: MARGIN + HALF })
  const lead = note.sender === null ? PAPER_WORK.lead : PAPER_WORK.gift_lead(note.sender)
  left += 10
  left += write(paper, lead, MARGIN, left, { size: SIZE, width: HALF })
  y = drawRows(paper, note, Math.max(left, right) + 16)
  if (note.message === null) return
  y += 16
  y += write(paper, PAPER_WORK.message, MARGIN, y, { size: SIZE, is_bold: true })
  write(paper, note.message, MARGIN, y + 2, { size: 10 })
}

function drawSeller(
  paper: Paper,
  { shop, company, issued_at }: DeliveryNotes,
  note: DeliveryNote,
  top: number,
) {
  const style = { size: SIZE, width: RIGHT_WIDTH } as const
  let y = top
  const heads = [
    PAPER_WORK.no(note.order_no),
    PAPER_WORK.ordered_on(note.ordered_on),
    DOCUMENTS.issued_on(formatInstantDay(issued_at.toISOString())),
  ]
  for (const line of heads) y += write(paper, line, RIGHT, y, { ...style, align: 'right' })
  y += 10
  y += write(paper, shop, RIGHT, y, { ...style, size: 11, is_bold: true })
  const lines = [
    company.name,
    `〒${formatPostalCode(company.postal_code)}`,
    company.address,
    DOCUMENTS.phone(company.phone_number),
    company.email,
  ]
  for (const line of lines) y += write(paper, line, RIGHT, y, style)
  return y
}

function drawRows(paper: Paper, note: DeliveryNote, top: number): number {
  const { name, quantity, unit_price, amount } = DOCUMENTS.columns
  const hasPrices = note.sums.length > 0
  const heading = hasPrices ? [name, quantity, unit_price, amount] : [name, quantity]
  rule(paper, top, { weight: 1 })
  let y = drawRow(paper, heading, top, true)
  const rows = [
    ...note.rows.map((row) => [
      `${row.name}\n${row.code}`,
      ...[row.quantity, row.unit_price, row.amount].map((number) =>
        number === null ? '' : formatNumber(number),
      ),
    ]),
    ...note.sums.map(({ label, amount: sum }) => [label, '', '', formatNumber(sum)]),
  ]
  for (const cells of rows) {
    if (y + heightOf(paper, cells[0] ?? '') > BOTTOM) {
      paper.addPage()
      y = drawRow(paper, heading, MARGIN, true)
    }
    y = drawRow(paper, cells, y, false)
  }
  return y
}

const heightOf = (paper: Paper, name: string) =>
  measure(paper, name, { size: SIZE, width: NAME_WIDTH - 8 }) + 2 * PAD

function drawRow(paper: Paper, cells: readonly string[], y: number, is_bold: boolean): number {
  const [name = '', ...numbers] = cells
  write(paper, name, MARGIN, y + PAD, { size: SIZE, is_bold, width: NAME_WIDTH - 8 })
  let x = MARGIN + NAME_WIDTH
  for (const [at, width] of NUMBERS.entries()) {
    const text = numbers[at]
    if (text) write(paper, text, x, y + PAD, { size: SIZE, is_bold, align: 'right', width: width - 2 })
    x += width
  }
  const height = heightOf(paper, name)
  rule(paper, y + height, { weight: is_bold ? 0.5 : 0.25 })
  return y + height
}
