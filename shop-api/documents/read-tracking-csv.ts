import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type { Carrier } from '#contract/shapes/parcel.ts'
import { refused } from '#shop-api/http/api-error.ts'
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
  const text = decode(bytes)
  const rows = text === undefined ? [] : toRows(text)
  const [first, ...rest] = rows
  if (!first) throw refuse('order.tracking.not_csv', TRACKING_ERRORS.not_csv)
  if (rows.length > MOST_LINES + 1) throw tooLong()
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

function toRows(text: string): { line: number; cells: string[] }[] {
  try {
    const records = parse(text.replace(/\r\n?/g, '\n'), {
      info: true,
      bom: true,
      relax_column_count: true,
      to: MOST_LINES + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records
      .map(({ record: cells, info }) => ({
        line: info.lines - cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0),
        cells,
      }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  } catch (error) {
    if (error instanceof CsvError) throw refuse('order.tracking.not_csv', TRACKING_ERRORS.not_csv)
    throw error
  }
}

/** UTF-8, or Shift_JIS as Windows writes it; undefined for neither. */
function decode(bytes: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      return text.includes('\0') ? undefined : text
    } catch {
      // The next one.
    }
  }
  return undefined
}

const tooLong = () => refuse('order.tracking.too_long', TRACKING_ERRORS.too_long(MOST_LINES))
const refuse = (code: string, message: string) => refused(code, message)
