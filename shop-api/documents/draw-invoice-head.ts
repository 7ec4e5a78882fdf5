import type { PaperSeller } from '#shop-api/db/json/invoice-data.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { MARGIN, measure, type Paper, rule, WIDTH, write } from './paper.ts'

const HALF = WIDTH * 0.54
const RIGHT = MARGIN + HALF + 24
const RIGHT_WIDTH = WIDTH - HALF - 24

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

function drawSum(paper: Paper, sum: number, y: number): number {
  const text = DOCUMENTS.yen(formatNumber(sum))
  const style = { size: 22, is_bold: true, align: 'center', width: HALF } as const
  const height = measure(paper, text, style) + 14
  paper.rect(MARGIN, y, HALF, height).fill('#f1f1ef').fillColor('#000000')
  write(paper, text, MARGIN, y + 10, style)
  return height
}

function drawSeller(paper: Paper, { seller, facts }: PaperHead, top: number): number {
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
