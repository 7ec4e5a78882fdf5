import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { INVOICE_PAPERS as WORDS } from '#src/text/order/invoice-papers.ts'
import { drawInvoiceHead } from './draw-invoice-head.ts'
import { drawRates, toRatesHeight } from './draw-rates.ts'
import type { InvoicePaper } from './invoice-paper.ts'
import { BOTTOM, MARGIN, measure, openPaper, type Paper, rule, toBytes, WIDTH, write } from './paper.ts'

const COLUMNS = { day: 70, number: 118, amount: 84 }
const CONTENTS = WIDTH - COLUMNS.day - COLUMNS.number - COLUMNS.amount
const SIZE = 9
const PAD = 4

/** The invoice of a month as PDF: what is carried over, what was bought order by order, and the tax of each rate. */
export async function drawInvoice(invoice: InvoicePaper): Promise<DownloadableFile> {
  const paper = openPaper(WORDS.invoice, invoice.issued_at)
  let y = drawInvoiceHead(paper, toHead(invoice))
  y = drawSums(paper, invoice, y) + 16
  drawFoot(paper, invoice, drawOrders(paper, invoice, y))
  return {
    bytes: await toBytes(paper, DOCUMENTS.page),
    type: 'application/pdf',
    name: WORDS.file_name(WORDS.invoice, invoice.number),
  }
}

function toHead(invoice: InvoicePaper) {
  const { addressee, number, issued_at, closed_on, due_on, total, seller } = invoice
  return {
    title: WORDS.invoice,
    addressee: `${addressee.name}　${DOCUMENTS.company_suffix}`,
    below: [
      addressee.postal_code && `〒${formatPostalCode(addressee.postal_code)}`,
      addressee.address,
      WORDS.account(addressee.code),
    ].filter((line): line is string => Boolean(line)),
    sum_name: WORDS.asked,
    sum: total,
    statement: WORDS.billed,
    facts: [
      WORDS.no(number),
      WORDS.issued_on(formatInstantDay(issued_at.toISOString())),
      WORDS.closed_on(formatDay(closed_on)),
      ...(total > 0 ? [WORDS.due_on(formatDay(due_on))] : []),
    ],
    seller,
  }
}

/** From what the last invoice asked for to what this one does. */
function drawSums(paper: Paper, invoice: InvoicePaper, top: number): number {
  const names = Object.entries(WORDS.sums) as [keyof typeof WORDS.sums, string][]
  const width = WIDTH / names.length
  rule(paper, top)
  for (const [at, [key, name]] of names.entries()) {
    const left = MARGIN + at * width
    write(paper, name, left, top + PAD, { size: 8, align: 'center', width })
    const is_bold = key === 'total'
    write(paper, formatNumber(invoice[key]), left, top + 20, { size: 10, align: 'center', width, is_bold })
  }
  rule(paper, top + 38)
  return top + 38
}

function drawOrders(paper: Paper, { lines }: InvoicePaper, top: number): number {
  let y = drawColumns(paper, top)
  for (const { kind, day, order_no, contents, rate, amount } of lines) {
    const said = kind === 'return' ? WORDS.of_return(contents) : contents
    const text = rate === 8 ? WORDS.reduced(said) : said
    const height = measure(paper, text, { size: SIZE, width: CONTENTS - 8 }) + 2 * PAD
    if (y + height > BOTTOM) {
      paper.addPage()
      y = drawColumns(paper, MARGIN)
    }
    drawCells(paper, [formatDay(day), order_no, text, formatNumber(amount)], y + PAD)
    y += height
    rule(paper, y, { weight: 0.25 })
  }
  const note = lines.some(({ rate }) => rate === 8) ? WORDS.reduced_note : WORDS.note
  return y + 6 + write(paper, note, MARGIN, y + 6, { size: 8 })
}

function drawColumns(paper: Paper, y: number): number {
  const { day, number, contents, amount } = WORDS.columns
  rule(paper, y, { weight: 1 })
  const height = drawCells(paper, [day, number, contents, amount], y + PAD, true) + 2 * PAD
  rule(paper, y + height)
  return y + height
}

function drawCells(paper: Paper, cells: readonly string[], y: number, is_bold = false): number {
  const [day = '', number = '', contents = '', amount = ''] = cells
  const left = MARGIN + COLUMNS.day
  write(paper, day, MARGIN, y, { size: SIZE, width: COLUMNS.day, is_bold })
  write(paper, number, left, y, { size: SIZE, width: COLUMNS.number, is_bold })
  const width = CONTENTS - 8
  const height = write(paper, contents, left + COLUMNS.number, y, { size: SIZE, width, is_bold })
  const right = MARGIN + WIDTH - COLUMNS.amount
  write(paper, amount, right, y, { size: SIZE, width: COLUMNS.amount, align: 'right', is_bold })
  return height
}

/** Tax by rate, and where the money goes. */
function drawFoot(paper: Paper, { by_rate, bank_account, total }: InvoicePaper, top: number): void {
  const texts = total > 0 ? [`${WORDS.bank_account}\n${bank_account}`, WORDS.fee_note] : [WORDS.nothing_due]
  const height =
    toRatesHeight(by_rate) +
    30 +
    texts.reduce((all, text) => all + measure(paper, text, { size: SIZE }) + 8, 0)
  let y = top + 16
  if (y + height > BOTTOM) {
    paper.addPage()
    y = MARGIN
  }
  y = drawRates(paper, by_rate, y) + 14
  for (const text of texts) y += write(paper, text, MARGIN, y, { size: SIZE }) + 8
}
