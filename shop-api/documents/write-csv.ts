import { stringify } from 'csv-stringify/sync'
import iconv from 'iconv-lite'
import { toSafeCell } from '#src/rules/input/safe-cell.ts'
import { toWindowsSpelling } from '#src/rules/input/windows-spelling.ts'

/** Printers put it where a type is missing. */
const MISSING = '〓'

export type Cell = string | number

/** A file for spreadsheets: UTF-8 with a byte order mark. What a spreadsheet would run is made text. */
export function writeUtf8Csv(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`\ufeff${toText(rows)}`)
}

/** A file for carriers' programs: Shift_JIS as Windows has it. A letter it does not have becomes 〓. */
export function writeShiftJisCsv(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  // The spelling comes first: it makes a plus or a minus of letters that are none.
  const spelled = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell : toWindowsSpelling(cell))),
  )
  const letters = new Map<string, string>()
  const text = [...toText(spelled)].map((letter) => {
    const written = letters.get(letter) ?? (isKnown(letter) ? letter : MISSING)
    letters.set(letter, written)
    return written
  })
  return new Uint8Array(iconv.encode(text.join(''), 'windows-31j'))
}

const toText = (rows: readonly (readonly Cell[])[]) =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : toSafeCell(cell)))),
    { record_delimiter: '\r\n' },
  )

function isKnown(letter: string): boolean {
  return letter < '\u0080' || iconv.decode(iconv.encode(letter, 'windows-31j'), 'windows-31j') === letter
}
