import { splitLetters, toWidth } from '#src/rules/letters/split-letters.ts'

/** A message card in millimetres: a Japanese postcard, broadside. */
export const CARD = { width: 148, height: 100 } as const
/** Free on every side. */
const MARGIN = { x: 14, y: 12 }
/** Sizes of letters in millimetres, tried from the largest. */
const SIZES = [5.2, 4.6, 4, 3.5] as const
/** From a line to the next, in its letters. */
const LEADING = 1.7

export interface CardLine {
  text: string
  x: number
  /** Middle of the line. */
  y: number
}

export interface CardLayout {
  /** Millimetres of a letter. */
  size: number
  /** Lines of each card: more than one card only where there are very many lines. */
  cards: CardLine[][]
}

/** A message as it is printed: line breaks kept, as large as fits. Screen and print draw from it. */
export function layOutCard(message: string): CardLayout {
  const text = withoutLastBreaks(message.replaceAll(/\r\n?/g, '\n'))
  for (const size of SIZES) {
    const lines = toLines(text, size)
    const isLast = size === SIZES.at(-1)
    if (lines.length <= countLines(size) || isLast) return { size, cards: toCards(lines, size) }
  }
  return { size: SIZES[0], cards: [] }
}

function withoutLastBreaks(text: string): string {
  let end = text.length
  while (text[end - 1] === '\n') end -= 1
  return text.slice(0, end)
}

const countLines = (size: number) => Math.floor((CARD.height - 2 * MARGIN.y) / (size * LEADING))

function toLines(text: string, size: number): string[] {
  const room = (CARD.width - 2 * MARGIN.x) / size
  return text.split('\n').flatMap((line) => wrap(line, room))
}

function toCards(lines: readonly string[], size: number): CardLine[][] {
  const most = countLines(size)
  const cards = Array.from({ length: Math.ceil(lines.length / most) }, (_, at) =>
    lines.slice(at * most, (at + 1) * most),
  )
  return cards.map((own) => {
    // A short message stands in the middle, one that goes on fills its card.
    const left = CARD.height - own.length * size * LEADING
    const top = cards.length > 1 ? MARGIN.y : left / 2
    return own.map((text, at) => ({ text, x: MARGIN.x, y: top + (at + 0.5) * size * LEADING }))
  })
}

/** These never begin a line (JIS X 4051): they hang over the end of the one before. */
const NO_START = /^[、。，．,.!?！？」』）)】〉》ー～…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/
/** These never end one. */
const NO_END = /^[「『（(【〈《]$/
/** How much may hang over, in ems: the margin is wider. */
const HANGING = 1

/** A line in pieces that fit. Latin words stay whole where they can. */
function wrap(line: string, room: number): string[] {
  const lines: string[] = []
  let now: string[] = []
  let used = 0
  for (const letter of splitLetters(line)) {
    const width = toWidth(letter)
    const isHanging = NO_START.test(letter) && used + width <= room + HANGING
    if (now.length > 0 && used + width > room && !isHanging) {
      const kept = findBreak(now, letter)
      lines.push(now.slice(0, kept).join('').trimEnd())
      now = now.slice(kept)
      used = now.reduce((sum, one) => sum + toWidth(one), 0)
      if (now.length === 0 && letter === ' ') continue
    }
    now.push(letter)
    used += width
  }
  return [...lines, now.join('').trimEnd()]
}

/** How many letters stay on a full line before `next`. */
function findBreak(letters: readonly string[], next: string): number {
  const isWord = (letter: string | undefined) => letter !== undefined && /^[\w'’@.:/?&=%-]/.test(letter)
  let at = letters.length
  if (isWord(next)) while (at > 0 && isWord(letters[at - 1])) at -= 1
  // A word longer than a line is broken where the line ends.
  if (at === 0) return letters.length
  const isOpen = NO_END.test(letters[at - 1] ?? '')
  const isForbidden = NO_START.test(letters[at] ?? next)
  return (isOpen || isForbidden) && at > 1 ? at - 1 : at
}
