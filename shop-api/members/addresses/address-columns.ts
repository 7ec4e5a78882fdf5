import type { UserAddressInput } from '#contract/shapes/user-address.ts'
import { readKana, readPhoneNumber, readPostalCode, readPrefecture } from '#src/rules/input/read-cell.ts'
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
    ['shipping_last_name_kana', { is_needed: false, read: readKana }],
    ['shipping_first_name_kana', { is_needed: false, read: readKana }],
    ['company_name', optional],
    ['department_name', optional],
    ['postal_code', { is_needed: true, read: readPostalCode }],
    ['prefecture', { is_needed: true, read: readPrefecture }],
    ['city', needed],
    ['address1', needed],
    ['address2', optional],
    ['phone_number', { is_needed: true, read: readPhoneNumber }],
    ['cell_phone_number', { is_needed: false, read: readPhoneNumber }],
  ] as const
).map(([field, rest]) => ({ field, label: ADDRESS_COLUMN_LABELS[field], ...rest }))
