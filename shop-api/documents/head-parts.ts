import type { PaperSeller } from '#shop-api/db/json/invoice-data.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { MARGIN, measure, type Paper, WIDTH, write } from './paper.ts'

/** How wide the left column of a paper's head is, in points: addressee and sum. */
export const HALF = WIDTH * 0.54
const RIGHT = MARGIN + HALF + 24
const RIGHT_WIDTH = WIDTH - HALF - 24

/** The sum of a paper, large on grey. @returns its height in points */
export function drawSum(paper: Paper, sum: number, y: number): number {
  const text = DOCUMENTS.yen(formatNumber(sum))
  const style = { size: 22, is_bold: true, align: 'center', width: HALF } as const
  const height = measure(paper, text, style) + 14
  paper.rect(MARGIN, y, HALF, height).fill('#f1f1ef').fillColor('#000000')
  write(paper, text, MARGIN, y + 10, style)
  return height
}

interface Issued {
  /** Lines at the top right: number and days. */
  facts: readonly string[]
  seller: PaperSeller
}

/** Number, days and seller in the right column. @returns where it ends, in points */
export function drawSeller(paper: Paper, { facts, seller }: Issued, top: number): number {
  const style = { size: 9, width: RIGHT_WIDTH } as const
  let y = top
  for (const fact of facts) y += write(paper, fact, RIGHT, y, { ...style, align: 'right' })
  y += 12
  y += write(paper, seller.name, RIGHT, y, { ...style, size: 11, is_bold: true })
  const lines = [
    `〒${formatPostalCode(seller.postal_code)}`,
    seller.address,
    DOCUMENTS.phone(seller.phone_number),
    seller.email,
    seller.invoice_number && DOCUMENTS.registration(seller.invoice_number),
  ]
  for (const line of lines) if (line) y += write(paper, line, RIGHT, y, style)
  return y
}
