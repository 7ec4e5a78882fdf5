/** 行頭禁則: what may not begin a line (JIS X 4051). */
const noStart =
  /^[、。，．・：；？！゛゜ヽヾゝゞ々ー）〕］｝〉》」』】…‥〜～％℃ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.!?:;)\]}%'"’”/-]/u
/** 行末禁則: what may not end a line. */
const noEnd = /[（〔［｛〈《「『【([{‘“￥¥＃#$]$/u

const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** Width of a text in the unit of the line's width. */
export type Measure = (text: string) => number

/**
 * Sets a text in lines no wider than `width`: broken between words where that is possible, inside a long one where
 * it is not, never against the rules of Japanese lines, and as even as the same number of lines allows.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const units = toUnits(text.replace(/\s+/g, ' ').trim())
  const lines = fill(units, width, measure)
  let low = width / 2
  let high = width
  // Narrower lines, as long as they do not become more: eight halvings are enough for whole pixels.
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2
    if (fill(units, middle, measure).length > lines.length) low = middle
    else high = middle
  }
  return fill(units, high, measure)
}

/** Words with the marks that must stay at them. */
function toUnits(text: string): string[] {
  const units: string[] = []
  for (const { segment } of words.segment(text)) pushUnit(units, segment)
  return units
}

function pushUnit(units: string[], next: string): void {
  const last = units.at(-1)
  const isBound = last !== undefined && (noStart.test(next) || noEnd.test(last) || isOneWord(last, next))
  if (isBound) units[units.length - 1] = last + next
  else units.push(next)
}

/** `Z-900`, `10W-40`, `S/S`: a part number is one word; so is what stands in katakana, whatever it is made of. */
function isOneWord(last: string, next: string): boolean {
  return (
    (/[\w./+-]$/.test(last) && /^[\w./+-]/.test(next)) || (/[ァ-ヺー]$/.test(last) && /^[ァ-ヺー]/.test(next))
  )
}

function fill(units: string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  const push = () => {
    if (line.trim()) lines.push(line.trim())
    line = ''
  }
  for (const unit of units) {
    if (measure((line + unit).trim()) <= width) {
      line += unit
      continue
    }
    push()
    if (measure(unit.trim()) <= width) {
      line = unit
      continue
    }
    // Wider than a line by itself: broken between characters, under the same rules.
    const characters: string[] = []
    for (const character of unit) {
      const last = characters.at(-1)
      const isBound = last !== undefined && (noStart.test(character) || noEnd.test(last))
      // A run of marks as long as a line has nowhere to go.
      if (isBound && measure(last + character) <= width) {
        characters[characters.length - 1] = last + character
      } else characters.push(character)
    }
    for (const part of characters) {
      if (line && measure(line + part) > width) push()
      line += part
    }
  }
  push()
  return lines
}
