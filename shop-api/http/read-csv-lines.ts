import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { CSV_QUOTE } from '#src/text/input/csv-file.ts'
import type { ApiError } from './api-error.ts'

/** A line of a table: with line breaks in its cells it is several lines of the file. */
export interface CsvLine {
  /** Line of the file where it begins; the heading is 1. */
  line: number
  cells: string[]
}

interface CsvBounds {
  /** Lines of the file, blank ones and the heading included. Reading more would only make everybody wait. */
  most_lines: number
  /** Cells of all lines: millions of empty ones fit into a small file, and take the parser seconds. */
  most_cells: number
  /** Is told what is wrong where that has a place in the file. */
  not_csv: (message?: string) => ApiError
  too_long: () => ApiError
}

interface CsvRecord {
  record: string[]
  /** As it stands in the file; only where quotes are wrong. */
  raw?: string
  info: { lines: number }
}

/** Bytes of one line: more than the words of any address with a card. */
const LONGEST_LINE = 100_000
/** What the parser calls a quote within a cell. */
const BARE_QUOTES = ['INVALID_OPENING_QUOTE', 'CSV_INVALID_CLOSING_QUOTE']

/**
 * Lines with something in them, of a file from a Japanese desk: UTF-8, with or without its mark, or Shift_JIS as Windows
 * writes it. A line with a quote too many is read if it is clear where its cells end.
 * @throws ApiError what `not_csv` and `too_long` make
 */
export function readCsvLines(
  bytes: Uint8Array,
  { most_lines, most_cells, not_csv, too_long }: CsvBounds,
): [heading: CsvLine, ...CsvLine[]] {
  const text = decodeText(bytes)
  if (text === undefined) throw not_csv()
  if (hasMore(text, ',', most_cells)) throw too_long()
  const records = parseRecords(text.replace(/\r\n?/g, '\n'), most_lines + 1, not_csv)
  if (records.length > most_lines) throw too_long()
  const [heading, ...lines] = records
    .map((one) => ({ line: toLine(one), cells: one.record }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!heading) throw not_csv()
  return [heading, ...lines]
}

function parseRecords(
  text: string,
  to: number,
  not_csv: CsvBounds['not_csv'],
  takes_bare_quotes = false,
): CsvRecord[] {
  let line = 1
  try {
    return parse(text, {
      info: true,
      max_record_size: LONGEST_LINE,
      on_record: (record, { lines }) => {
        line = lines + 1
        return record
      },
      raw: takes_bare_quotes,
      relax_column_count: true,
      relax_quotes: takes_bare_quotes,
      to,
    }) as unknown as CsvRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (!takes_bare_quotes && BARE_QUOTES.includes(error.code))
      return mendQuotes(parseRecords(text, to, not_csv, true), not_csv)
    throw text.includes('"') ? not_csv(CSV_QUOTE(line, Number(error['index']) + 1)) : not_csv()
  }
}

/**
 * Takes the quotes around a cell off that has one within. Such a line has to be one line of the file and as wide as the table, for a
 * quote too many may have hidden a comma or a line break.
 */
function mendQuotes(records: readonly CsvRecord[], not_csv: CsvBounds['not_csv']): CsvRecord[] {
  const right = new Set(records.filter(isWellQuoted))
  const width = [...right].reduce((most, { record }) => Math.max(most, record.length), 0)
  return records.map((one) => {
    const { record } = one
    if (right.has(one)) return one
    if (countBreaks(record) > 0 || record.length !== width)
      throw not_csv(CSV_QUOTE(toLine(one), record.findIndex((cell) => cell.includes('"')) + 1))
    return { ...one, record: record.map((cell) => /^"([^]*)"$/.exec(cell.trim())?.[1] ?? cell) }
  })
}

const isWellQuoted = ({ record, raw = '' }: CsvRecord) =>
  !record.some((cell) => cell.includes('"')) ||
  /^(?:"(?:[^"]|"")*"|[^",\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\n]*))*\n?$/.test(raw)

/** Where it begins. */
const toLine = ({ record, info }: CsvRecord) => info.lines - countBreaks(record)

function hasMore(text: string, letter: string, most: number): boolean {
  let at = -1
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf(letter, at + 1)
    if (at === -1) return false
  }
  return true
}

/** Line breaks within quotes do not end a record, so the parser says where one ends. */
function countBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
}

/**
 * Few texts in Shift_JIS are valid UTF-8 by chance, and none with a name in it.
 * @returns undefined for what is neither
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  return tryDecode(bytes, 'utf-8') ?? tryDecode(bytes, 'shift_jis')
}

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // A spreadsheet or picture that happens to decode.
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
