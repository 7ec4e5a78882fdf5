import type { UserAddressInput } from '#contract/shapes/user-address.ts'
import { toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { toKatakana } from '#src/rules/input/to-katakana.ts'
import { toPhoneNumber } from '#src/rules/input/phone-number.ts'
import { toPostalCode } from '#src/rules/input/postal-code.ts'
import { ADDRESS_COLUMN_LABELS } from '#src/text/member/address-book.ts'

type Field = Exclude<keyof UserAddressInput, 'division_ct'>

export interface AddressColumn {
  field: Field
  /** Heading of the column, also used as the field's name in messages. */
  label: string
  /** A file without it is no address book. */
  is_needed: boolean
  /** A cell as it is meant, before it is validated. */
  read: (cell: string) => string
}

const asIs = (cell: string) => cell.trim()
const needed = { is_needed: true, read: asIs }
const optional = { is_needed: false, read: asIs }

/** Columns of an address book as CSV, in the order they are written. */
export const ADDRESS_COLUMNS: readonly AddressColumn[] = (
  [
    ['shipping_last_name', needed],
    ['shipping_first_name', needed],
    ['shipping_last_name_kana', { is_needed: false, read: toKana }],
    ['shipping_first_name_kana', { is_needed: false, read: toKana }],
    ['company_name', optional],
    ['department_name', optional],
    ['postal_code', { is_needed: true, read: readPostalCode }],
    ['prefecture', needed],
    ['city', needed],
    ['address1', needed],
    ['address2', optional],
    ['phone_number', { is_needed: true, read: readPhoneNumber }],
    ['cell_phone_number', { is_needed: false, read: readPhoneNumber }],
  ] as const
).map(([field, rest]) => ({ field, label: ADDRESS_COLUMN_LABELS[field], ...rest }))

function toKana(cell: string): string {
  return toKatakana(toHalfWidthSpaces(cell)).trim()
}

function toHalfWidthSpaces(cell: string): string {
  return cell.replaceAll('\u3000', ' ')
}

/** Spreadsheets take a postal code for a number and drop its zeros: `0600001` comes back as `600001`. */
function readPostalCode(cell: string): string {
  const code = toPostalCode(toHalfWidth(cell))
  return /^\d{4,6}$/.test(code) ? code.padStart(7, '0') : code
}

/** Every phone number in Japan begins with a zero. A missing one was dropped by a spreadsheet too. */
function readPhoneNumber(cell: string): string {
  const number = toPhoneNumber(toHalfWidth(cell))
  return /^[1-9]\d{8,9}$/.test(number) ? `0${number}` : number
}
