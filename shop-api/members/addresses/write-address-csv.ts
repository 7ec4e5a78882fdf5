import { stringify } from 'csv-stringify/sync'
import iconv from 'iconv-lite'
import type { UserAddress } from '#contract/shapes/user-address.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { ADDRESS_ERRORS } from '#src/text/member/address-book.ts'
import { ADDRESS_COLUMNS } from './address-columns.ts'
import { toSafeCell } from './safe-cell.ts'

/** What a spreadsheet on a Japanese desk opens: UTF-8 with its mark, or Shift_JIS as Windows reads it. */
export type CsvEncoding = 'utf-8' | 'shift_jis'

/** Letters Windows writes as another code point than everybody else; the same strokes of the pen. */
const WINDOWS_TWINS: Readonly<Record<string, string>> = {
  '\u301c': '\uff5e',
  '\u2212': '\uff0d',
  '\u2016': '\u2225',
  '\u2014': '\u2015',
  '¢': '￠',
  '£': '￡',
  '¬': '￢',
  '¥': '￥',
}

/**
 * An address book as CSV, with the headings the import knows. Postal codes keep their hyphen, or a spreadsheet drops
 * their zeros.
 * @throws ApiError 422 when a letter in it has no place in Shift_JIS: a `?` in a name would come back as one
 */
export function writeAddressCsv(
  addresses: readonly UserAddress[],
  encoding: CsvEncoding,
): Uint8Array<ArrayBuffer> {
  const rows = addresses.map((address) =>
    ADDRESS_COLUMNS.map(({ field }) =>
      toSafeCell(field === 'postal_code' ? address.formatted_postal_code : (address[field] ?? '')),
    ),
  )
  const text = stringify([ADDRESS_COLUMNS.map(({ label }) => label), ...rows], { record_delimiter: '\r\n' })
  if (encoding === 'utf-8') return new TextEncoder().encode(`\ufeff${text}`)
  const writable = text.replace(/[〜−‖—¢£¬¥]/g, (letter) => WINDOWS_TWINS[letter] ?? letter)
  const bytes = new Uint8Array(iconv.encode(writable, 'windows-31j'))
  const lost = listLost(writable, iconv.decode(Buffer.from(bytes), 'windows-31j'))
  if (lost.length === 0) return bytes
  const code = 'user_address.export.not_in_shift_jis'
  throw refused(code, ADDRESS_ERRORS[code](lost))
}

/** Letters that did not come back, each once. */
function listLost(text: string, back: string): string[] {
  if (text === back) return []
  const kept = new Set(back)
  return [...new Set(text)].filter((letter) => !kept.has(letter))
}
