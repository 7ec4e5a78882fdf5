import { isNarrow, splitLetters } from '#src/rules/letters/split-letters.ts'
import { CLOSING, OPENING } from '#src/rules/letters/line-ends.ts'
import { getFace, type FontStack, type Run, toAscent, toRuns } from './faces.ts'

/** A document that is drawn. */
export type Paper = PDFKit.PDFDocument

interface Measure {
  stack: FontStack
  /** Of the letters, in points. */
  size: number
  /** Of the lines, in points. */
  width: number
}

interface Line {
  runs: Run[]
  /** In points. */
  width: number
}

/** Lines of a text that no single face has all letters of. pdfkit breaks lines of one face only. */
export function toLines(paper: Paper, text: string, { stack, size, width }: Measure): Line[] {
  const toLine = (words: string): Line => {
    const runs = toRuns(words.trimEnd(), stack)
    return { runs, width: measureRuns(paper, runs, size) }
  }
  return text.split(/\r\n?|\n/).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const piece of toPieces(paragraph)) {
      for (const part of toLine(piece).width > width ? splitLetters(piece) : [piece]) {
        if (line !== '' && toLine(line + part).width > width) {
          lines.push(line)
          line = ''
        }
        line += line === '' && lines.length > 0 ? part.trimStart() : part
      }
    }
    return [...lines, line].map(toLine)
  })
}

/** What stays together: words in Latin letters, and what no line begins or ends with. */
function toPieces(text: string): string[] {
  const pieces: string[] = []
  for (const letter of splitLetters(text)) {
    const last = pieces.at(-1)
    const isInWord = last !== undefined && isNarrow(letter) && isNarrow(last.at(-1)!) && !/\s$/.test(last)
    if (last !== undefined && (isInWord || CLOSING.test(letter) || OPENING.test(last)))
      pieces[pieces.length - 1] = last + letter
    else pieces.push(letter)
  }
  return pieces
}

interface Place extends Measure {
  x: number
  y: number
  align: 'left' | 'right' | 'center'
  /** Between lines, in points. */
  gap: number
}

const SHARE = { left: 0, center: 0.5, right: 1 }

const toLineHeight = (paper: Paper, { stack, size, gap }: Pick<Place, 'stack' | 'size' | 'gap'>) =>
  paper.font(getFace(stack)).fontSize(size).currentLineHeight(true) + gap

/** The height of lines, in points. */
export function measureLines(
  paper: Paper,
  lines: readonly Line[],
  style: Pick<Place, 'stack' | 'size' | 'gap'>,
): number {
  return lines.length * toLineHeight(paper, style)
}

/** Writes lines from a place downwards, on a new page where one ends. */
export function writeLines(paper: Paper, lines: readonly Line[], place: Place): void {
  const { x, stack, size, width, align } = place
  const height = toLineHeight(paper, place)
  let top = place.y
  for (const { runs, width: taken } of lines) {
    if (top + height > paper.page.maxY()) {
      paper.addPage()
      top = paper.page.margins.top
    }
    writeRuns(paper, runs, x + (width - taken) * SHARE[align], top + toAscent(getFace(stack), size), size)
    top += height
  }
}

/** How wide runs are one after another, in points. */
export const measureRuns = (paper: Paper, runs: readonly Run[], size: number): number =>
  runs.reduce((sum, { letters, face }) => sum + paper.font(face).fontSize(size).widthOfString(letters), 0)

/** Writes runs one after another on a base line. */
export function writeRuns(paper: Paper, runs: readonly Run[], x: number, y: number, size: number): void {
  let left = x
  for (const { letters, face } of runs) {
    paper.font(face).fontSize(size)
    paper.text(letters, left, y, { lineBreak: false, baseline: 'alphabetic' })
    left += paper.widthOfString(letters)
  }
}
