import type { Carrier } from '#contract/shapes/parcel.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { readCsvLines } from '#shop-api/http/read-csv-lines.ts'
import { fromSafeCell } from '#src/rules/input/safe-cell.ts'
import { TRACKING_ERRORS, TRACKING_HEADINGS, YAMATO_COLUMNS } from '#src/text/order/order-files.ts'

/** What stood in a cell, and what its column is called. */
interface TrackingCell {
  column: string
  text: string
}

export interface TrackingLine {
  /** Line of the file where it begins, from 1. */
  line: number
  order: TrackingCell
  place: TrackingCell | undefined
  tracking_no: TrackingCell
}

const MOST_LINES = 5000

/**
 * Reads order and tracking numbers from CSV, UTF-8 or Shift_JIS, by the names of the columns. B2クラウド also writes files
 * without a heading; their columns are always the same.
 * @throws ApiError 422 for what is no CSV, is too long or lacks a column
 */
export function readTrackingCsv(bytes: Uint8Array, carrier: Carrier): TrackingLine[] {
  const rows = readCsvLines(bytes, {
    most_lines: MOST_LINES + 1,
    most_cells: 100 * MOST_LINES,
    not_csv: (message = TRACKING_ERRORS.not_csv) => refuse('order.tracking.not_csv', message),
    too_long: tooLong,
  })
  const [first, ...rest] = rows
  const names = first.cells.map((cell) => cell.trim().normalize('NFKC'))
  const find = (spellings: readonly string[]) =>
    names.findIndex((name) => spellings.some((spelling) => spelling.normalize('NFKC') === name))
  const at = {
    order: find(TRACKING_HEADINGS.order),
    place: find(TRACKING_HEADINGS.place),
    tracking_no: find(TRACKING_HEADINGS.tracking_no),
  }
  if (at.order >= 0 && at.tracking_no >= 0) return rest.map((row) => toLine(row, at, first.cells))
  if (carrier !== 'yamato' || first.cells.length < Object.keys(YAMATO_COLUMNS).length)
    throw refuse('order.tracking.columns', TRACKING_ERRORS.columns)
  const keys = Object.keys(YAMATO_COLUMNS)
  const known = { order: keys.indexOf('label_no'), place: -1, tracking_no: keys.indexOf('tracking_no') }
  return rows.map((row) => toLine(row, known, Object.values(YAMATO_COLUMNS)))
}

function toLine(
  { line, cells }: { line: number; cells: string[] },
  at: { order: number; place: number; tracking_no: number },
  names: readonly string[],
): TrackingLine {
  const read = (place: number): TrackingCell => ({
    column: names[place]?.trim() ?? '',
    text: fromSafeCell((cells[place] ?? '').trim()).trim(),
  })
  return {
    line,
    order: read(at.order),
    place: at.place >= 0 ? read(at.place) : undefined,
    tracking_no: read(at.tracking_no),
  }
}

const tooLong = () => refuse('order.tracking.too_long', TRACKING_ERRORS.too_long(MOST_LINES))
const refuse = (code: string, message: string) => refused(code, message)
