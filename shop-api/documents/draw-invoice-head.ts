import type { PaperSeller } from '#shop-api/db/json/invoice-data.ts'
import { drawSeller, drawSum, HALF } from './head-parts.ts'
import { MARGIN, type Paper, rule, write } from './paper.ts'

/** What stands at the top of a paper that is kept. */
export interface PaperHead {
  title: string
  addressee: string
  /** Small lines below the addressee, e.g. the address. */
  below: string[]
  /** What the sum is called, and the sum in whole yen. */
  sum_name: string
  sum: number
  statement: string
  /** Lines at the top right: number and days. */
  facts: string[]
  seller: PaperSeller
}

/** Title, addressee and sum on the left; number, days and seller on the right. @returns where the body begins, in points */
export function drawInvoiceHead(paper: Paper, head: PaperHead): number {
  const { title, addressee, below, sum_name, statement } = head
  const top =
    MARGIN +
    write(paper, [...title].join('　'), MARGIN, MARGIN, { size: 20, is_bold: true, align: 'center' }) +
    20
  const right = drawSeller(paper, head, top)
  let left = top
  left += write(paper, addressee, MARGIN, left, { size: 14, is_bold: true, width: HALF }) + 4
  rule(paper, left, { to: MARGIN + HALF })
  left += 6
  for (const line of below) left += write(paper, line, MARGIN, left, { size: 9, width: HALF })
  left += 12
  left += write(paper, sum_name, MARGIN, left, { size: 9, width: HALF })
  left += drawSum(paper, head.sum, left) + 8
  left += write(paper, statement, MARGIN, left, { size: 9.5, width: HALF })
  return Math.max(left, right) + 18
}
