import Pdf from 'pdfkit'
import { getFace, type FontStack, isPlain } from './faces.ts'
import { measureLines, type Paper, toLines, writeLines } from './mixed-lines.ts'

/** Points; A4 upright. */
export const MARGIN = 48
export const WIDTH = 595.28 - 2 * MARGIN
export const BOTTOM = 841.89 - MARGIN - 24

export type { Paper }

export interface TextStyle {
  size: number
  is_bold?: boolean
  align?: 'left' | 'right' | 'center'
  width?: number
}

interface Sheet {
  layout?: 'portrait' | 'landscape'
  /** Points on every side. */
  margin?: number
}

/** A sheet of A4 to draw a document on; only the glyphs that are used are embedded. */
export function openPaper(
  title: string,
  issued_at: Date,
  { layout = 'portrait', margin = MARGIN }: Sheet = {},
): Paper {
  return new Pdf({
    size: 'A4',
    layout,
    margin,
    bufferPages: true,
    lang: 'ja',
    displayTitle: true,
    pdfVersion: '1.7',
    font: getFace('plain'),
    info: { Title: title, CreationDate: issued_at, ModDate: issued_at },
  })
}

const toStack = ({ is_bold = false }: TextStyle): FontStack => (is_bold ? 'bold' : 'plain')
const toGap = ({ size }: TextStyle) => size * 0.35

/** Writes a text at a place. @returns the height it took, in points */
export function write(paper: Paper, text: string, x: number, y: number, style: TextStyle): number {
  const { size, align = 'left', width = WIDTH } = style
  const stack = toStack(style)
  const height = measure(paper, text, style)
  if (isPlain(text, stack)) paper.text(text, x, y, { width, align, lineGap: toGap(style) })
  else
    writeLines(paper, toLines(paper, text, { stack, size, width }), {
      x,
      y,
      stack,
      size,
      width,
      align,
      gap: toGap(style),
    })
  return height
}

/** The height a text takes, in points. */
export function measure(paper: Paper, text: string, style: TextStyle): number {
  const { size, width = WIDTH } = style
  const stack = toStack(style)
  paper.font(getFace(stack)).fontSize(size)
  if (isPlain(text, stack)) return paper.heightOfString(text, { width, lineGap: toGap(style) })
  return measureLines(paper, toLines(paper, text, { stack, size, width }), { stack, size, gap: toGap(style) })
}

export function rule(
  paper: Paper,
  y: number,
  { from = MARGIN, to = MARGIN + WIDTH, weight = 0.5 } = {},
): void {
  paper.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor('#333333').stroke()
}

/** Ends the document and numbers its pages where there are several. An empty mark leaves a page as it is. */
export function toBytes(
  paper: Paper,
  toPageMark: (page: number, pages: number) => string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { count } = paper.bufferedPageRange()
  for (let page = 0; page < count && count > 1; page += 1) {
    const mark = toPageMark(page + 1, count)
    if (mark === '') continue
    paper.switchToPage(page)
    paper.page.margins.bottom = 0
    write(paper, mark, MARGIN, BOTTOM + 28, { size: 8, align: 'center' })
  }
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    paper.on('error', reject)
    paper.end()
  })
}
