import type { AmountsByRate } from '#shop-api/db/json/invoice-data.ts'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { MARGIN, type Paper, rule, WIDTH, write } from './paper.ts'

const TAX_WIDTH = 320
const SIZE = 9

/** How high the table is, in points. */
export const toRatesHeight = (by_rate: AmountsByRate) => 20 * (by_rate.length + 1)

/** Amounts by tax rate, which make a paper a qualified invoice. @returns where it ends, in points */
export function drawRates(paper: Paper, by_rate: AmountsByRate, top: number): number {
  const rows = [
    ['', DOCUMENTS.without_tax, DOCUMENTS.tax, DOCUMENTS.with_tax],
    ...by_rate.map(({ rate, amount, tax }) => [
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
