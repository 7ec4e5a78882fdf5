import { formatNumber } from '#src/rules/money/format-yen.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { BOTTOM, MARGIN, measure, type Paper, rule, WIDTH, write } from './paper.ts'
import type { TradeDocument } from './trade-document.ts'

const TAX_WIDTH = 320
const SIZE = 9

/** Totals by tax rate (what makes it a qualified invoice), how it is paid, and what else is to be said. */
export function drawFoot(paper: Paper, document: TradeDocument, top: number): void {
  const texts = toTexts(document)
  const height = 60 + texts.reduce((sum, text) => sum + measure(paper, text, { size: SIZE }) + 8, 0)
  let y = top + 16
  if (y + height > BOTTOM) {
    paper.addPage()
    y = MARGIN
  }
  y = drawTaxes(paper, document, y) + 14
  for (const text of texts) y += write(paper, text, MARGIN, y, { size: SIZE }) + 8
}

function drawTaxes(paper: Paper, { detail }: TradeDocument, top: number): number {
  const rows = [
    ['', DOCUMENTS.without_tax, DOCUMENTS.tax, DOCUMENTS.with_tax],
    ...detail.order.amount_by_tax_rate.map(({ rate, amount, tax }) => [
      DOCUMENTS.rate(rate),
      formatNumber(amount - tax),
      formatNumber(tax),
      formatNumber(amount),
    ]),
  ]
  const left = MARGIN + WIDTH - TAX_WIDTH
  let y = top
  for (const cells of rows) {
    rule(paper, y, { from: left, weight: 0.25 })
    for (const [place, text] of cells.entries()) {
      const width = TAX_WIDTH / cells.length
      const align = place === 0 ? 'left' : 'right'
      if (text) write(paper, text, left + place * width, y + 4, { size: SIZE, align, width: width - 2 })
    }
    y += 20
  }
  rule(paper, y, { from: left, weight: 0.25 })
  return y
}

function toTexts({ payment_name, payment_guide, notes }: TradeDocument): string[] {
  return [
    payment_name && `${DOCUMENTS.payment}：${payment_name}`,
    payment_guide && `${DOCUMENTS.payment_guide}\n${payment_guide}`,
    ...notes,
  ].filter((text): text is string => Boolean(text))
}
