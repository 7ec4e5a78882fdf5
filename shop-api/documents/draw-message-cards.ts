import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { CARD, type CardLine, layOutCard } from '#src/rules/gift/card-layout.ts'
import { PAPER_WORK } from '#src/text/order/paper-work.ts'
import type { MessageCards } from './gift-papers.ts'
import { countMissing } from './faces.ts'
import { writeLine } from './inks.ts'
import { openPaper, type Paper, toBytes } from './paper.ts'

/** Points of a millimetre. */
const MM = 72 / 25.4
/** Below a card, cut off: whose it is. */
const STRIP = 5
const SIZE = 7
/** Places of a sheet (A4, broadside), in millimetres. */
const PLACES = [0, 1].flatMap((row) =>
  [0, 1].map((column) => ({ x: 0.5 + column * CARD.width, y: row * (CARD.height + STRIP) })),
)

interface Placed {
  lines: readonly CardLine[]
  /** Millimetres of a letter. */
  size: number
  reference: string
}

/** Message cards as one PDF, four on a sheet, with lines to cut along and a strip below each that names its parcel. */
export async function drawMessageCards({ cards, issued_at }: MessageCards): Promise<DownloadableFile> {
  const paper = openPaper(PAPER_WORK.message_cards, issued_at, {
    layout: 'landscape',
    margin: 0,
  })
  const placed = cards.flatMap(({ order_no, receiver, message }) => {
    const layout = layOutCard(message)
    const missing = countMissing([message], 'gift')
    return layout.cards.map((lines, at): Placed => {
      const parts = [
        PAPER_WORK.card_reference(order_no, receiver),
        PAPER_WORK.card_of(at + 1, layout.cards.length),
        missing > 0 && PAPER_WORK.card_missing(missing),
      ]
      return { lines, size: layout.size, reference: parts.filter(Boolean).join('') }
    })
  })
  for (const [at, card] of placed.entries()) {
    const place = PLACES[at % PLACES.length]!
    if (at > 0 && at % PLACES.length === 0) paper.addPage()
    drawCard(paper, card, place)
  }
  const [only, another] = cards
  const day = formatInstantDay(issued_at.toISOString()).replaceAll('.', '')
  return {
    bytes: await toBytes(paper, () => ''),
    type: 'application/pdf',
    name: PAPER_WORK.file_name(PAPER_WORK.message_cards, only && !another ? only.order_no : day),
  }
}

function drawCard(
  paper: Paper,
  { lines, size, reference }: Placed,
  { x, y }: { x: number; y: number },
): void {
  paper
    .rect(x * MM, y * MM, CARD.width * MM, CARD.height * MM)
    .lineWidth(0.25)
    .dash(2, { space: 2 })
    .stroke('#888888')
    .undash()
    .fillColor('#000000')
  for (const line of lines) writeLine(paper, line.text, (x + line.x) * MM, (y + line.y) * MM, size * MM)
  writeLine(paper, reference, (x + 4) * MM, (y + CARD.height + STRIP / 2) * MM, SIZE)
}
