import type { Address } from '#contract/shapes/address.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'

/** Who is at an address and where that is, a line each, as on a label. */
export function AddressLines({ address, className }: { address: Address; className?: string }) {
  return (
    <address className={className}>
      <CompanyLine of={address} />
      <strong>
        {address.shipping_last_name} {address.shipping_first_name} 様
      </strong>
      <span>〒{formatPostalCode(address.postal_code)}</span>
      <span>
        {address.prefecture}
        {address.city}
        {address.address1} {address.address2}
      </span>
      <span>{address.phone_number}</span>
    </address>
  )
}

type Company = Pick<Address, 'company_name' | 'department_name'>

/** The company above a person's name, as on an envelope; nothing for private people. */
export function CompanyLine({ of: { company_name, department_name } }: { of: Company }) {
  if (!company_name) return null
  return <span>{[company_name, department_name].filter(Boolean).join('　')}</span>
}
