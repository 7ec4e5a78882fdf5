import { formatNumber } from '#src/rules/money/format-yen.ts'
import { gatherLines } from '#src/rules/order/gather-lines.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { BOTTOM, MARGIN, measure, type Paper, rule, WIDTH, write } from './paper.ts'
import type { TradeDocument } from './trade-document.ts'

const NUMBERS = { quantity: 44, unit_price: 84, amount: 94 }
const NAME_WIDTH = WIDTH - NUMBERS.quantity - NUMBERS.unit_price - NUMBERS.amount
const SIZE = 9
const PAD = 5

interface Row {
  name: string
  quantity?: number
  unit_price?: number
  amount: number
}

/** The goods, then what is added and taken off, down to the total. Uses as many pages as it needs. */
export function drawLines(paper: Paper, { detail }: TradeDocument, top: number): number {
  const { order } = detail
  let y = drawColumns(paper, top)
  for (const row of [...gatherLines(detail.products).map(toRow), ...toExtras(detail)])
    y = drawRow(paper, row, y)
  y = drawRow(paper, { name: DOCUMENTS.sum, amount: order.total_payment }, y, true)
  rule(paper, y, { weight: 1 })
  const isReduced = detail.products.some(({ tax_rate }) => tax_rate === 8)
  const note = isReduced ? DOCUMENTS.reduced_note : DOCUMENTS.price_note
  return y + 6 + write(paper, note, MARGIN, y + 6, { size: 8 })
}

function toRow(line: TradeDocument['detail']['products'][number]): Row {
  const options = line.product_info.options.map(({ value }) => value).join('・')
  const mark = line.tax_rate === 8 ? ` ${DOCUMENTS.reduced_mark}` : ''
  const sewn = line.embroidery ? `\n${line.embroidery.label}` : ''
  const name = `${line.product_name}${options && `（${options}）`}${mark}\n${line.product_info.code}${sewn}`
  return { name, quantity: line.quantity, unit_price: line.unit_price, amount: line.subtotal }
}

function toExtras({ order, coupons }: TradeDocument['detail']): Row[] {
  const named = coupons.map(({ name, discount }) => ({
    name: `${DOCUMENTS.coupon}（${name}）`,
    amount: -discount,
  }))
  return [
    ...named,
    { name: DOCUMENTS.shipping_fee, amount: order.total_carriage ?? 0 },
    { name: DOCUMENTS.payment_fee, amount: order.payment_fee ?? 0 },
    { name: DOCUMENTS.points, amount: -order.used_point },
  ].filter(({ amount, name }) => amount !== 0 || name === DOCUMENTS.shipping_fee)
}

function drawColumns(paper: Paper, y: number): number {
  const { name, quantity, unit_price, amount } = DOCUMENTS.columns
  rule(paper, y, { weight: 1 })
  const height = drawCells(paper, [name, quantity, unit_price, amount], y + PAD, true)
  rule(paper, y + height + 2 * PAD)
  return y + height + 2 * PAD
}

function drawRow(paper: Paper, row: Row, y: number, is_bold = false): number {
  const height = measure(paper, row.name, { size: SIZE, is_bold, width: NAME_WIDTH - 8 }) + 2 * PAD
  const top = y + height > BOTTOM ? startPage(paper) : y
  const numbers = [row.quantity, row.unit_price, row.amount].map((number) =>
    number === undefined ? '' : formatNumber(number),
  )
  drawCells(paper, [row.name, ...numbers], top + PAD, is_bold)
  rule(paper, top + height, { weight: 0.25 })
  return top + height
}

function startPage(paper: Paper): number {
  paper.addPage()
  return drawColumns(paper, MARGIN)
}

function drawCells(paper: Paper, cells: readonly string[], y: number, is_bold: boolean): number {
  const [name = '', ...numbers] = cells
  const height = write(paper, name, MARGIN, y, { size: SIZE, is_bold, width: NAME_WIDTH - 8 })
  let x = MARGIN + NAME_WIDTH
  for (const [place, width] of Object.values(NUMBERS).entries()) {
    const text = numbers[place]
    if (text) write(paper, text, x, y, { size: SIZE, is_bold, align: 'right', width: width - 2 })
    x += width
  }
  return height
}
