import iconv from 'iconv-lite'
import { type Cell, toCsvText } from '#src/rules/input/csv-text.ts'
import { fitText } from '#src/rules/letters/letter-forms.ts'

/** A file for spreadsheets: UTF-8 with a byte order mark. What a spreadsheet would run is made text. */
export function writeUtf8Csv(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`\ufeff${toCsvText(rows)}`)
}

/** A file for carriers' programs: Shift_JIS as Windows has it. A letter it does not have gets a plain form, or becomes 〓. */
export function writeShiftJisCsv(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  // Before anything is made text: a plain form can be a plus or a minus.
  const fitted = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : fitShiftJis(cell))))
  return new Uint8Array(iconv.encode(toCsvText(fitted), 'windows-31j'))
}

/** A text in letters that Shift_JIS of Windows has. */
export const fitShiftJis = (text: string): string => fitText(text, isInShiftJis).text

const known = new Map<string, boolean>()

function isInShiftJis(letter: string): boolean {
  if (letter < '\u0080') return true
  let is_known = known.get(letter)
  if (is_known === undefined) {
    is_known = iconv.decode(iconv.encode(letter, 'windows-31j'), 'windows-31j') === letter
    known.set(letter, is_known)
  }
  return is_known
}
