import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
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
  not_csv: () => ApiError
  too_long: () => ApiError
}

/** Bytes of one line: more than the words of any address with a card. */
const LONGEST_LINE = 100_000

/**
 * Lines with something in them, of a file from a Japanese desk: UTF-8, with or without its mark, or Shift_JIS as Windows
 * writes it.
 * @throws ApiError what `not_csv` and `too_long` make
 */
export function readCsvLines(
  bytes: Uint8Array,
  { most_lines, most_cells, not_csv, too_long }: CsvBounds,
): [heading: CsvLine, ...CsvLine[]] {
  const text = decodeText(bytes)
  if (text === undefined) throw not_csv()
  if (hasMore(text, ',', most_cells)) throw too_long()
  try {
    const records = parse(text.replace(/\r\n?/g, '\n'), {
      info: true,
      max_record_size: LONGEST_LINE,
      relax_column_count: true,
      to: most_lines + 1,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    if (records.length > most_lines) throw too_long()
    const [heading, ...lines] = records
      .map(({ record: cells, info }) => ({ line: info.lines - countBreaks(cells), cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    if (!heading) throw not_csv()
    return [heading, ...lines]
  } catch (error) {
    if (error instanceof CsvError) throw not_csv()
    throw error
  }
}

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
