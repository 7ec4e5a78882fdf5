import type { Address } from '#contract/shapes/address.ts'

type Company = Pick<Address, 'company_name' | 'department_name'>

/** The company over a person's name, as on an envelope; nothing for people who order for themselves. */
export function CompanyLine({ of: { company_name, department_name } }: { of: Company }) {
  if (!company_name) return null
  return <span>{[company_name, department_name].filter(Boolean).join('　')}</span>
}
