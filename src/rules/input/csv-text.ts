import { stringify } from 'csv-stringify/sync'
import { toSafeCell } from './safe-cell.ts'

export type Cell = string | number

/**
 * A table as CSV (RFC 4180): lines end with CR LF, and a cell with a comma, a quote or a line break of any kind stands in
 * quotes. What a spreadsheet would run is made text. An empty text for no rows. For Node alone: it needs `Buffer`.
 */
export function toCsvText(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return ''
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : toSafeCell(cell)))),
    // It quotes line breaks of its own kind alone, which end no line here when they come from a form.
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )
}
