import type { UserAddressImport } from '#contract/shapes/user-address.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { readCsvLines } from '#shop-api/http/read-csv-lines.ts'
import { ADDRESS_ERRORS } from '#src/text/member/address-book.ts'
import { ADDRESS_COLUMNS } from './address-columns.ts'
import { MAX_ADDRESSES } from './list-addresses.ts'
import { findColumns, listMissing, readAddressLine } from './read-address-line.ts'
import type { AddressWords } from './to-user-address.ts'

export interface ReadAddresses {
  addresses: AddressWords[]
  failures: UserAddressImport['failures']
}

/** A file may have blank lines. */
const MOST_LINES = 10_000
/** The thirteen columns, and others that are passed over. */
const MOST_CELLS = 100 * MAX_ADDRESSES

/**
 * Reads an address book from CSV: columns by their headings, in any order, unknown ones passed over.
 * @throws ApiError 422 for what is no CSV, or lacks a column
 */
export function readAddressCsv(bytes: Uint8Array): ReadAddresses {
  const [heading, ...lines] = readCsvLines(bytes, {
    most_lines: MOST_LINES,
    most_cells: MOST_CELLS,
    not_csv: (message = ADDRESS_ERRORS['user_address.import.not_csv']) =>
      refused('user_address.import.not_csv', message),
    too_long: tooLong,
  })
  if (lines.length > MAX_ADDRESSES) throw tooLong()
  const columns = findColumns(heading.cells, ADDRESS_COLUMNS)
  const missing = listMissing(columns)
  if (missing.length > 0) {
    const code = 'user_address.import.columns'
    throw refused(code, ADDRESS_ERRORS[code](missing))
  }
  const read: ReadAddresses = { addresses: [], failures: [] }
  for (const { line, cells } of lines) {
    const result = readAddressLine(cells, columns)
    if ('address' in result) read.addresses.push(result.address)
    else read.failures.push({ line, errors: result.errors })
  }
  return read
}

const tooLong = () =>
  refused('user_address.import.too_long', ADDRESS_ERRORS['user_address.import.too_long'](MAX_ADDRESSES))
