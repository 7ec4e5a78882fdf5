import { type ApiError, refused } from '#shop-api/http/api-error.ts'
import { type CsvLine, readCsvLines } from '#shop-api/http/read-csv-lines.ts'
import { readBankDay } from '#src/rules/date/read-bank-day.ts'
import { fromSafeCell } from '#src/rules/input/safe-cell.ts'
import {
  STATEMENT_ACCOUNT,
  STATEMENT_ERRORS,
  STATEMENT_HEADINGS,
  STATEMENT_INCOMING,
  STATEMENT_SUMS,
} from '#src/text/order/statements.ts'
import {
  type ChosenColumns,
  MOST_ROWS,
  type Statement,
  type StatementRow,
  type UnknownColumns,
} from './statement.ts'

/** Lines above the heading, e.g. the account's name. */
const MOST_ABOVE = 20
/** Lines a person sees to choose columns by. */
const SAMPLES = 5
const MOST_COLUMNS = 60

interface Columns extends ChosenColumns {
  /** Of month and day, where they do not stand beside the year. */
  day_parts?: readonly number[] | undefined
  memo?: number | undefined
  direction?: number | undefined
}

/**
 * Reads what came in from the CSV of a bank, UTF-8 or Shift_JIS, by its headings or by columns a person chose.
 * @returns what a person needs to choose them, where no heading says enough
 * @throws ApiError 422 for what is no CSV, is too long, or has a line without day or amount
 */
export function readBankCsv(
  bytes: Uint8Array,
  chosen: ChosenColumns | undefined,
  today: string,
): Statement | UnknownColumns {
  const lines = readCsvLines(bytes, {
    most_lines: MOST_ROWS + MOST_ABOVE,
    most_cells: MOST_COLUMNS * MOST_ROWS,
    not_csv: (message = STATEMENT_ERRORS.unreadable) => refuse('statement.unreadable', message),
    too_long: () => refuse('statement.too_long', STATEMENT_ERRORS.too_long(MOST_ROWS)),
  })
  const isTable = lines.some(({ cells }) => cells.length > 2)
  if (!isTable) throw refuse('statement.unreadable', STATEMENT_ERRORS.unreadable)
  if (chosen) return readLines(skipAbove(lines, chosen, today), chosen, today)
  const at = lines.slice(0, MOST_ABOVE).findIndex(({ cells }) => guessColumns(cells) !== undefined)
  const columns = at < 0 ? undefined : guessColumns(lines[at]!.cells)
  return columns ? readLines(lines.slice(at + 1), columns, today) : toUnknown(lines)
}

/** The first line in which a day stands where one should is the first of money. */
function skipAbove(lines: readonly CsvLine[], chosen: ChosenColumns, today: string): readonly CsvLine[] {
  if (new Set(Object.values(chosen)).size < 3) throw refuse('statement.columns', STATEMENT_ERRORS.twice)
  const first = lines.findIndex((line) => readBankDay(readCell(line, chosen.day), today) !== undefined)
  if (first < 0 || first > MOST_ABOVE) throw refuse('statement.columns', STATEMENT_ERRORS.columns)
  return lines.slice(first)
}

/** Columns by the names banks give them; undefined where day, amount or payer has none. */
function guessColumns(cells: readonly string[]): Columns | undefined {
  const names = cells.map(toHeading)
  const find = (spellings: readonly string[], not: readonly number[] = []) => {
    for (const spelling of spellings) {
      const at = names.findIndex((name, place) => name === spelling && !not.includes(place))
      if (at >= 0) return at
    }
    return undefined
  }
  const [day = find(STATEMENT_HEADINGS.day), ...day_parts] = findParts(cells)
  const payer = find(STATEMENT_HEADINGS.payer)
  const incoming = find(STATEMENT_HEADINGS.amount)
  const amount = incoming ?? find(STATEMENT_HEADINGS.any_amount)
  if (day === undefined || amount === undefined || payer === undefined) return undefined
  const memo = find(STATEMENT_HEADINGS.memo, [payer])
  const direction = incoming === undefined ? find(STATEMENT_HEADINGS.direction) : undefined
  return { day, day_parts, amount, payer, memo, direction }
}

/** Columns of year, month and day; none where one column has all of it. */
function findParts(cells: readonly string[]): number[] {
  const names = cells.map((cell) => cell.normalize('NFKC').trim())
  for (const parts of STATEMENT_HEADINGS.day_parts) {
    const places = parts.map((part) => names.indexOf(part))
    if (!places.includes(-1)) return places
  }
  return []
}

/** No heading is longer. */
const LONGEST_HEADING = 50

const toHeading = (cell: string) =>
  cell
    .slice(0, LONGEST_HEADING)
    .normalize('NFKC')
    .replace(/\([^)]*(?:\)|$)|〔[^〕]*(?:〕|$)|\[[^\]]*(?:\]|$)/g, '')
    .replace(/[\s\u3041-\u3096]/g, '')

function readLines(lines: readonly CsvLine[], columns: Columns, today: string): Statement {
  const statement: Statement = { rows: [], reversed: [], left_out: 0 }
  for (const line of lines) {
    const read = readLine(line, columns, today)
    if (read === 'out') statement.left_out += 1
    else if (read) statement.rows.push(read)
  }
  if (statement.rows.length > MOST_ROWS)
    throw refuse('statement.too_long', STATEMENT_ERRORS.too_long(MOST_ROWS))
  return statement
}

/** @returns undefined for a line that is no movement of money, e.g. the balance below the last */
function readLine(line: CsvLine, columns: Columns, today: string): StatementRow | 'out' | undefined {
  const { day_parts = [] } = columns
  const date = [columns.day, ...day_parts].map((at) => readCell(line, at)).filter(Boolean)
  const day = readBankDay(date.join('/'), today)
  const amount = readAmount(readCell(line, columns.amount))
  if (day === undefined) {
    if (!amount || line.cells.some((cell) => STATEMENT_SUMS.test(cell))) return undefined
    throw refuse('statement.line', STATEMENT_ERRORS.line(line.line))
  }
  if (amount === undefined) throw refuse('statement.line', STATEMENT_ERRORS.line(line.line))
  const isOut =
    columns.direction !== undefined &&
    !STATEMENT_INCOMING.test(readCell(line, columns.direction).normalize('NFKC').trim())
  if (amount <= 0 || isOut) return 'out'
  const payer = dropAccount(readCell(line, columns.payer))
  const memo = columns.memo === undefined ? '' : readCell(line, columns.memo)
  return { day, amount, payer: payer.slice(0, 200), memo: memo.slice(0, 200) }
}

const readCell = ({ cells }: CsvLine, at: number) =>
  fromSafeCell((cells[at] ?? '').trim())
    .replace(/\s+/g, ' ')
    .trim()

function dropAccount(cell: string): string {
  const account = STATEMENT_ACCOUNT.exec(cell)
  return account ? cell.slice(account.index + account[0].length) : cell
}

/** Yen; 0 for an empty cell, which stands beside money that went out; undefined for what is no number. */
function readAmount(cell: string): number | undefined {
  const digits = cell.normalize('NFKC').replace(/[¥\\,円\s]/g, '')
  if (digits === '' || /^[-*ー―]+$/.test(digits)) return 0
  return /^[-+]?[0-9]{1,12}(?:\.0+)?$/.test(digits) ? Number(digits) : undefined
}

function toUnknown(lines: readonly CsvLine[]): UnknownColumns {
  // The heading is the first line that is as wide as most are.
  const width = Math.max(...lines.slice(0, MOST_ABOVE).map(({ cells }) => cells.length))
  const at = lines.findIndex(({ cells }) => cells.length === width)
  const toShown = ({ cells }: CsvLine) =>
    Array.from({ length: Math.min(width, MOST_COLUMNS) }, (_, place) =>
      (cells[place] ?? '').trim().slice(0, 100),
    )
  const [headings = [], ...samples] = lines.slice(at, at + 1 + SAMPLES).map(toShown)
  return { headings, samples }
}

const refuse = (code: string, message: string): ApiError => refused(code, message)
