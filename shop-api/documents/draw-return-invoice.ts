import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { INVOICE_PAPERS as WORDS } from '#src/text/order/invoice-papers.ts'
import { drawInvoiceHead } from './draw-invoice-head.ts'
import { drawRates } from './draw-rates.ts'
import type { ReturnInvoicePaper } from './invoice-paper.ts'
import { MARGIN, openPaper, rule, toBytes, WIDTH, write } from './paper.ts'

const NAME_WIDTH = 110
const SIZE = 9.5

/** The paper about money that was given back, as PDF. Only a registered seller's is a qualified one. */
export async function drawReturnInvoice(paid_back: ReturnInvoicePaper): Promise<DownloadableFile> {
  const { seller, number, issued_at, addressee, amount, by_rate } = paid_back
  const title = seller.invoice_number ? WORDS.qualified_return : WORDS.return_invoice
  const paper = openPaper(title, issued_at)
  let y = drawInvoiceHead(paper, {
    title,
    addressee,
    below: [],
    sum_name: WORDS.given_back,
    sum: amount,
    statement: WORDS.returned,
    facts: [WORDS.no(number), WORDS.issued_on(formatInstantDay(issued_at.toISOString()))],
    seller,
  })
  rule(paper, y)
  for (const [name, value] of toFacts(paid_back)) {
    write(paper, name, MARGIN, y + 6, { size: SIZE, width: NAME_WIDTH })
    y += write(paper, value, MARGIN + NAME_WIDTH, y + 6, { size: SIZE, width: WIDTH - NAME_WIDTH }) + 12
    rule(paper, y, { weight: 0.25 })
  }
  drawRates(paper, by_rate, y + 18)
  return {
    bytes: await toBytes(paper, DOCUMENTS.page),
    type: 'application/pdf',
    name: WORDS.file_name(title, number),
  }
}

function toFacts(paid_back: ReturnInvoicePaper): [string, string][] {
  const { order_no, invoice_number, sold_on, returned_on, contents, reason } = paid_back
  const goods = contents.map(({ rate, text }) => WORDS.of_rate(rate, text)).join('\n')
  const facts: [string, string | undefined][] = [
    [WORDS.facts.order_no, order_no],
    [WORDS.facts.invoice_number, invoice_number],
    [WORDS.facts.sold_on, formatDay(sold_on)],
    [WORDS.facts.returned_on, formatDay(returned_on)],
    [WORDS.facts.contents, goods],
    [WORDS.facts.reason, reason],
  ]
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
}
