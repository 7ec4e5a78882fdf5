import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { layOutNoshi, NOSHI_PAPER, type PlacedLetter } from '#src/rules/gift/noshi-layout.ts'
import { nameNoshi } from '#src/text/gift/noshi.ts'
import { PAPER_WORK } from '#src/text/order/paper-work.ts'
import type { NoshiPaper, NoshiPapers } from './gift-papers.ts'
import { countMissing } from './faces.ts'
import { writeLetter, writeLine } from './inks.ts'
import { BOTTOM, MARGIN, measure, openPaper, type Paper, rule, toBytes, write } from './paper.ts'

/** Points of a millimetre. */
const MM = 72 / 25.4
/** Widths of sheet, order and cords; the rest is for the words. */
const COLUMNS = [36, 130, 140] as const
const SIZE = 9
/** The longest line of words stays within its column. */
const WORD_SIZE = 7.5
const LINE = 12
const PAD = 5
const SMALL = 6
/** From the left edge: that part of the paper goes round the box and is not seen. */
const HIDDEN = 4 * MM

/** Noshi papers as one PDF: a list to tick off, then a sheet each with words alone, for paper that has its cords already. */
export async function drawNoshiPapers({ papers, issued_at }: NoshiPapers): Promise<DownloadableFile> {
  const paper = openPaper(PAPER_WORK.noshi_papers, issued_at)
  drawList(paper, papers, formatInstantDay(issued_at.toISOString()))
  for (const [at, { noshi, order_no }] of papers.entries()) {
    paper.addPage({ size: 'A4', layout: 'landscape', margin: 0 })
    const { title, names, affiliation } = layOutNoshi(noshi)
    for (const letter of [title, ...names, affiliation].flat()) drawLetter(paper, letter)
    write(paper, PAPER_WORK.sheet(at + 1, order_no), HIDDEN, (NOSHI_PAPER.height - 7) * MM, { size: SMALL })
  }
  const [only, another] = papers
  const day = formatInstantDay(issued_at.toISOString()).replaceAll('.', '')
  return {
    bytes: await toBytes(paper, () => ''),
    type: 'application/pdf',
    name: PAPER_WORK.file_name(PAPER_WORK.noshi_papers, only && !another ? only.order_no : day),
  }
}

function drawLetter(paper: Paper, { letter, x, y, size, is_turned, shift }: PlacedLetter): void {
  const [left, top] = [(x + shift * size) * MM, (y - shift * size) * MM]
  paper.save()
  if (is_turned) paper.rotate(90, { origin: [x * MM, y * MM] })
  writeLetter(paper, letter, left, top, size * MM)
  paper.restore()
}

interface Row {
  cells: readonly string[]
  words: readonly string[]
}

/** Which sheet belongs to which parcel, and on which paper it is printed. */
function drawList(paper: Paper, papers: readonly NoshiPaper[], day: string): void {
  const { sheet, order, cords, words } = PAPER_WORK.noshi_columns
  const heading: Row = { cells: [sheet, order, cords], words: [words] }
  let y = MARGIN
  y += write(paper, PAPER_WORK.noshi_list, MARGIN, y, { size: 18, is_bold: true })
  y += write(paper, `${PAPER_WORK.printed_on(day)}\n${PAPER_WORK.noshi_lead}`, MARGIN, y, { size: SIZE })
  y = drawRow(paper, heading, y + 10, true)
  for (const [at, one] of papers.entries()) {
    const row = toRow(one, at + 1)
    if (y + heightOf(paper, row) > BOTTOM) {
      paper.addPage()
      y = drawRow(paper, heading, MARGIN, true)
    }
    y = drawRow(paper, row, y)
  }
}

function toRow({ order_no, receiver, noshi }: NoshiPaper, sheet: number): Row {
  const words = [noshi.title, noshi.affiliation, ...noshi.names].filter((text) => text !== undefined)
  const missing = countMissing(words, 'gift')
  return {
    cells: [
      String(sheet),
      `${order_no}\n${PAPER_WORK.to(receiver)}`,
      [nameNoshi(noshi) || PAPER_WORK.unasked_cords, missing > 0 && PAPER_WORK.missing(missing)]
        .filter(Boolean)
        .join('\n'),
    ],
    words,
  }
}

function heightOf(paper: Paper, { cells, words }: Row): number {
  const heights = cells.map((text, at) => measure(paper, text, { size: SIZE, width: (COLUMNS[at] ?? 0) - 6 }))
  return Math.max(words.length * LINE, ...heights) + 2 * PAD
}

function drawRow(paper: Paper, row: Row, y: number, is_bold = false): number {
  let x = MARGIN
  for (const [at, text] of row.cells.entries()) {
    const width = COLUMNS[at] ?? 0
    write(paper, text, x, y + PAD, { size: SIZE, is_bold, width: width - 6 })
    x += width
  }
  // As on the sheet, so that a name with a rare letter is the same name.
  for (const [at, text] of row.words.entries())
    writeLine(paper, text, x, y + PAD + (at + 0.5) * LINE, WORD_SIZE)
  const height = heightOf(paper, row)
  rule(paper, y + height, { weight: is_bold ? 1 : 0.25 })
  return y + height
}
