import { pickAddress } from '#src/rules/checkout/pick-address.ts'
import type { Address } from '#contract/shapes/address.ts'
import type { UserAddress } from '#contract/shapes/user-address.ts'
import type { RecipientRow } from './recipient-rows.ts'

/** A recipient who gets what everybody gets. */
export function toPlainRow(id: string, address: Address): RecipientRow {
  return {
    id,
    address,
    user_address_id: null,
    goods: [],
    wrapping: undefined,
    noshi: undefined,
    message: undefined,
    is_left_out: false,
    is_edited: false,
    note: null,
  }
}

/** An entry of the address book as a recipient. */
export function toBookRow(entry: UserAddress): RecipientRow {
  const address = pickAddress(entry)
  return { ...toPlainRow(`book-${entry.id}`, address), user_address_id: entry.id }
}
