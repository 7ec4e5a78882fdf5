import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { drawSeller, drawSum, HALF } from './head-parts.ts'
import { drawLines } from './draw-lines.ts'
import { drawRates } from './draw-rates.ts'
import { openPaper, toBytes, BOTTOM, MARGIN, measure, type Paper, rule, write } from './paper.ts'
import type { TradeDocument } from './trade-document.ts'

const SIZE = 9

/** A trade document as PDF. The Japanese face is embedded as far as it is used. */
export async function drawDocument(document: TradeDocument): Promise<DownloadableFile> {
  const title = DOCUMENTS[document.kind]
  const paper = openPaper(title, document.issued_at)
  const body = drawHead(paper, document)
  drawFoot(paper, document, drawLines(paper, document, body))
  return {
    bytes: await toBytes(paper, DOCUMENTS.page),
    type: 'application/pdf',
    // A quotation has no order number, so its day tells it apart.
    name: DOCUMENTS.file_name(
      title,
      document.order_no ?? formatInstantDay(document.issued_at.toISOString()).replaceAll('.', ''),
    ),
  }
}

/** Totals by tax rate (which make it a qualified invoice), how it is paid, and further remarks. */
function drawFoot(paper: Paper, document: TradeDocument, top: number): void {
  const texts = toTexts(document)
  const height = 60 + texts.reduce((sum, text) => sum + measure(paper, text, { size: SIZE }) + 8, 0)
  let y = top + 16
  if (y + height > BOTTOM) {
    paper.addPage()
    y = MARGIN
  }
  y = drawRates(paper, document.detail.order.amount_by_tax_rate, y) + 14
  for (const text of texts) y += write(paper, text, MARGIN, y, { size: SIZE }) + 8
}

function toTexts({ payment_name, payment_guide, notes }: TradeDocument): string[] {
  return [
    payment_name && `${DOCUMENTS.payment}：${payment_name}`,
    payment_guide && `${DOCUMENTS.payment_guide}\n${payment_guide}`,
    ...notes,
  ].filter((text): text is string => Boolean(text))
}

/** Title, addressee and sum on the left; dates and seller on the right. @returns where the body begins, in points */
function drawHead(paper: Paper, document: TradeDocument): number {
  const { kind, is_reissue, addressee, detail, statement } = document
  const title = [...DOCUMENTS[kind]].join('　')
  let y = MARGIN
  y += write(paper, title, MARGIN, y, { size: 22, is_bold: true, align: 'center' }) + 4
  if (is_reissue) y += write(paper, DOCUMENTS.reissue, MARGIN, y, { size: 10, align: 'center' })
  y += 16
  const { order_no, dates } = document
  const facts = order_no === null ? dates : [DOCUMENTS.no(order_no), ...dates]
  const right = drawSeller(paper, { facts, seller: document.company }, y)
  let left = y
  left += write(paper, addressee, MARGIN, left, { size: 14, is_bold: true, width: HALF }) + 4
  rule(paper, left, { to: MARGIN + HALF })
  left += 18
  left += write(paper, DOCUMENTS.total[kind], MARGIN, left, { size: 9, width: HALF })
  left += drawSum(paper, detail.order.total_payment, left) + 10
  left += write(paper, statement, MARGIN, left, { size: 9.5, width: HALF })
  return Math.max(left, right) + 20
}
