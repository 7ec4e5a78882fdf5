import type { Address } from '#contract/shapes/address.ts'
import { foldText } from '#src/rules/input/fold-text.ts'

/** The same for the same place and people there, however widths and spaces were typed. */
export function toAddressIdentity(address: Address): string {
  const { company_name, department_name, prefecture, city, address1, address2 } = address
  return fold([
    toPersonIdentity(address),
    company_name,
    department_name,
    prefecture,
    city,
    address1,
    address2,
  ])
}

/** The same for the same person, also where the address was written a little differently. */
export function toPersonIdentity({ shipping_last_name, shipping_first_name, postal_code }: Address): string {
  return fold([`${shipping_last_name}${shipping_first_name}`, postal_code])
}

const fold = (parts: readonly (string | null)[]) =>
  parts.map((part) => foldText(part ?? '').replaceAll(/\s/g, '')).join('\n')
