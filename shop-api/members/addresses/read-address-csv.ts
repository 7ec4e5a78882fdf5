import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type * as z from 'zod/mini'
import { type UserAddressImport, UserAddressInputSchema } from '#contract/shapes/user-address.ts'
import { toFieldError } from '#contract/field-error.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { ADDRESS_ERRORS } from '#src/text/member/address-book.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'
import { ADDRESS_COLUMNS, type AddressColumn } from './address-columns.ts'
import { isPrefecture, toAddressWords } from './change-addresses.ts'
import { MAX_ADDRESSES } from './list-addresses.ts'
import { fromSafeCell } from '#src/rules/input/safe-cell.ts'
import type { AddressWords } from './to-user-address.ts'

type Failure = UserAddressImport['failures'][number]

export interface ReadAddresses {
  addresses: AddressWords[]
  failures: Failure[]
}

/** A file may have blank lines, but reading more would only make everybody wait. */
const MOST_LINES = 10_000

interface Line {
  /** Line of the file where it begins; the heading is 1. */
  line: number
  cells: string[]
}

/**
 * Reads an address book from CSV: columns by their headings, in any order, unknown ones passed over.
 * @throws ApiError 422 for what is no CSV, or lacks a column
 */
export function readAddressCsv(bytes: Uint8Array): ReadAddresses {
  const text = decodeText(bytes)
  const [heading, ...lines] = text === undefined ? [] : toLines(text)
  if (!heading) throw notCsv()
  if (lines.length > MAX_ADDRESSES) throw tooLong()
  const columns = findColumns(heading.cells)
  const read: ReadAddresses = { addresses: [], failures: [] }
  for (const { line, cells } of lines) {
    const result = readLine(cells, columns)
    if ('address' in result) read.addresses.push(result.address)
    else read.failures.push({ line, errors: result.errors })
  }
  return read
}

/** Lines with something in them. */
function toLines(text: string): Line[] {
  try {
    const records = parse(text.replace(/\r\n?/g, '\n'), {
      info: true,
      relax_column_count: true,
      to: MOST_LINES + 1,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    if (records.length > MOST_LINES) throw tooLong()
    return records
      .map(({ record: cells, info }) => ({ line: info.lines - countBreaks(cells), cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  } catch (error) {
    if (error instanceof CsvError) throw notCsv()
    throw error
  }
}

/** Line breaks within quotes do not end a record, so the parser says where one ends. */
function countBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
}

/** The position in the file of each column of the address book. */
function findColumns(heading: readonly string[]): (AddressColumn & { at: number })[] {
  const names = heading.map((cell) => cell.trim())
  const columns = ADDRESS_COLUMNS.map((column) => ({
    ...column,
    at: names.findIndex((name) => name === column.label || name === column.field),
  }))
  const missing = columns.filter(({ at, is_needed }) => is_needed && at === -1)
  if (missing.length > 0) {
    const code = 'user_address.import.columns'
    throw refused(code, ADDRESS_ERRORS[code](missing.map(({ label }) => label)))
  }
  return columns
}

function readLine(
  cells: readonly string[],
  columns: readonly (AddressColumn & { at: number })[],
): { address: AddressWords } | { errors: Failure['errors'] } {
  const input = Object.fromEntries(
    columns.map(({ field, at, read }) => [field, read(fromSafeCell(cells[at] ?? ''))]),
  )
  const parsed = UserAddressInputSchema.safeParse(input)
  const errors = parsed.success ? [] : toErrors(parsed.error.issues, input)
  const { prefecture } = input
  if (prefecture && !isPrefecture(prefecture) && !errors.some(({ field }) => field === 'prefecture')) {
    errors.push(toError('prefecture', { code: 'choice', params: {} }))
  }
  return parsed.success && errors.length === 0 ? { address: toAddressWords(parsed.data) } : { errors }
}

/** One for each field, in the order of the columns, with the heading's name in the sentence. */
function toErrors(issues: readonly z.core.$ZodIssue[], input: unknown): Failure['errors'] {
  return ADDRESS_COLUMNS.flatMap(({ field }) => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue ? [toError(field, toFieldError(issue, input))] : []
  })
}

function toError(field: string, error: ReturnType<typeof toFieldError>): Failure['errors'][number] {
  const label = ADDRESS_COLUMNS.find((column) => column.field === field)?.label
  return { field, code: error.code, message: toFieldErrorText(error, label) }
}

const notCsv = () => refused('user_address.import.not_csv', ADDRESS_ERRORS['user_address.import.not_csv'])

const tooLong = () =>
  refused('user_address.import.too_long', ADDRESS_ERRORS['user_address.import.too_long'](MAX_ADDRESSES))

/**
 * The text of a file from a Japanese desk: UTF-8, with or without its mark, or Shift_JIS as Windows writes it.
 * Few texts in Shift_JIS are valid UTF-8 by chance, and none with a name in it.
 * @returns undefined for what is neither
 */
function decodeText(bytes: Uint8Array): string | undefined {
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
