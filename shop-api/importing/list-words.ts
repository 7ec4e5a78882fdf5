/**
 * Several words in one cell: `赤 | 青`, `工具#tools > スパナ#spanners`, `材質=木綿`. A sign that is part of a word has a
 * backslash before it.
 */
const SIGNS = /[\\|>#=]/g

/** A word as it stands in a cell with others. */
export const escapeWord = (word: string): string => word.replace(SIGNS, String.raw`\$&`)

/** Splits at a sign that has no backslash before it. Spaces around are dropped. */
export function splitWords(text: string, sign: '|' | '>' | '#' | '='): string[] {
  const parts = ['']
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!
    if (letter === '\\' && at + 1 < text.length) {
      parts[parts.length - 1] += letter + text[at + 1]!
      at += 1
    } else if (letter === sign) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

/** The word without its backslashes. */
export const unescapeWord = (word: string): string => word.replace(/\\(.)/gsu, '$1')
