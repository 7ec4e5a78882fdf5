import type { UserAddress } from '#contract/shapes/user-address.ts'
import type { user_addresses } from '#shop-api/db/schema/addresses.ts'
import type { users } from '#shop-api/db/schema/members.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'

export type AddressRow = typeof user_addresses.$inferSelect
type UserRow = typeof users.$inferSelect

/** What a parcel label needs. */
export type AddressWords = Omit<
  AddressRow,
  'id' | 'user_id' | 'division_ct' | 'is_default' | 'is_sender_default' | 'created_at'
>

/** An entry of the address book; the words of the member's own one are those of the profile. */
export function toUserAddress(row: AddressRow, user: UserRow): UserAddress {
  const words = row.division_ct === 1 ? toOwnWords(user) : toWords(row)
  const { shipping_last_name, shipping_first_name, shipping_last_name_kana, shipping_first_name_kana } = words
  const { postal_code, prefecture, city, address1, address2 } = words
  return {
    ...words,
    id: row.id,
    division_ct: row.division_ct,
    shipping_name: joinWords(shipping_last_name, shipping_first_name),
    shipping_name_kana: joinWords(shipping_last_name_kana, shipping_first_name_kana),
    formatted_postal_code: formatPostalCode(postal_code),
    combined_address: joinWords(address1, address2),
    full_address: joinWords(`${prefecture}${city}${address1}`, address2),
    is_default: row.is_default,
    is_sender_default: row.is_sender_default,
  }
}

const joinWords = (...words: readonly string[]) => words.filter(Boolean).join(' ')

function toWords(row: AddressRow): AddressWords {
  const { id, user_id, division_ct, is_default, is_sender_default, created_at, ...words } = row
  void [id, user_id, division_ct, is_default, is_sender_default, created_at]
  return words
}

/** The address in a member's profile. */
function toOwnWords(user: UserRow): AddressWords {
  const { postal_code, prefecture, city, address1, address2, company_name, department_name } = user
  return {
    shipping_last_name: user.last_name,
    shipping_first_name: user.first_name,
    shipping_last_name_kana: user.last_name_kana,
    shipping_first_name_kana: user.first_name_kana,
    company_name,
    department_name,
    postal_code,
    prefecture,
    city,
    address1,
    address2,
    // A profile has at least one of the two. A parcel needs any of them.
    phone_number: user.phone_number || user.cell_phone_number,
    cell_phone_number: user.cell_phone_number,
  }
}
