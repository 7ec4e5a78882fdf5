import { createRequire } from 'node:module'
import Pdf from 'pdfkit'

const require = createRequire(import.meta.url)
const faces = {
  plain: require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
}

/** Points; A4 upright. */
export const MARGIN = 48
export const WIDTH = 595.28 - 2 * MARGIN
export const BOTTOM = 841.89 - MARGIN - 24

export type Paper = PDFKit.PDFDocument

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
    font: faces.plain,
    info: { Title: title, CreationDate: issued_at, ModDate: issued_at },
  })
}

/** Writes a text at a place. @returns the height it took, in points */
export function write(paper: Paper, text: string, x: number, y: number, style: TextStyle): number {
  const { size, is_bold = false, align = 'left', width = WIDTH } = style
  paper.font(is_bold ? faces.bold : faces.plain).fontSize(size)
  const options = { width, align, lineGap: size * 0.35 }
  const height = paper.heightOfString(text, options)
  paper.text(text, x, y, options)
  return height
}

export function measure(paper: Paper, text: string, style: TextStyle): number {
  const { size, is_bold = false, width = WIDTH } = style
  paper.font(is_bold ? faces.bold : faces.plain).fontSize(size)
  return paper.heightOfString(text, { width, lineGap: size * 0.35 })
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
