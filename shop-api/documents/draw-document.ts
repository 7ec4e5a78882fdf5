import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { drawLines } from './draw-lines.ts'
import { drawRates } from './draw-rates.ts'
import { openPaper, toBytes, BOTTOM, MARGIN, measure, type Paper, rule, WIDTH, write } from './paper.ts'
import type { TradeDocument } from './trade-document.ts'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'

const HALF = WIDTH * 0.54

const RIGHT = MARGIN + HALF + 24

const RIGHT_WIDTH = WIDTH - HALF - 24

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
  const right = drawSeller(paper, document, y)
  let left = y
  left += write(paper, addressee, MARGIN, left, { size: 14, is_bold: true, width: HALF }) + 4
  rule(paper, left, { to: MARGIN + HALF })
  left += 18
  left += write(paper, DOCUMENTS.total[kind], MARGIN, left, { size: 9, width: HALF })
  left += drawSum(paper, detail.order.total_payment, left) + 10
  left += write(paper, statement, MARGIN, left, { size: 9.5, width: HALF })
  return Math.max(left, right) + 20
}

function drawSum(paper: Paper, total_payment: number, y: number): number {
  const text = DOCUMENTS.yen(formatNumber(total_payment))
  const style = { size: 22, is_bold: true, align: 'center', width: HALF } as const
  const height = measure(paper, text, style) + 14
  paper.rect(MARGIN, y, HALF, height).fill('#f1f1ef').fillColor('#000000')
  write(paper, text, MARGIN, y + 10, style)
  return height
}

function drawSeller(paper: Paper, { company, dates, order_no }: TradeDocument, top: number): number {
  const style = { size: 9, width: RIGHT_WIDTH } as const
  let y = top
  const numbers = order_no === null ? dates : [DOCUMENTS.no(order_no), ...dates]
  for (const line of numbers) y += write(paper, line, RIGHT, y, { ...style, align: 'right' })
  y += 12
  y += write(paper, company.name, RIGHT, y, { ...style, size: 11, is_bold: true })
  const lines = [
    `〒${formatPostalCode(company.postal_code)}`,
    company.address,
    DOCUMENTS.phone(company.phone_number),
    company.email,
    DOCUMENTS.registration(company.invoice_number),
  ]
  for (const line of lines) y += write(paper, line, RIGHT, y, style)
  return y
}
