import type { Address } from '#contract/shapes/address.ts'

/** The words of a label alone, of an entry of an address book. */
export function pickAddress(entry: Address): Address {
  return {
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
}
