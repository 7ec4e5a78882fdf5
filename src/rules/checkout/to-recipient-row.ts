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
  const address: Address = {
    shipping_last_name: entry.shipping_last_name,
    shipping_first_name: entry.shipping_first_name,
    shipping_last_name_kana: entry.shipping_last_name_kana,
    shipping_first_name_kana: entry.shipping_first_name_kana,
    company_name: entry.company_name,
    department_name: entry.department_name,
    postal_code: entry.postal_code,
    prefecture: entry.prefecture,
    city: entry.city,
    address1: entry.address1,
    address2: entry.address2,
    phone_number: entry.phone_number,
  }
  return { ...toPlainRow(`book-${entry.id}`, address), user_address_id: entry.id }
}
