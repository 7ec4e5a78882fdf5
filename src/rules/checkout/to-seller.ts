import type { Company } from '#contract/shapes/settings.ts'

/** What a shop says about itself on the last screen before an order. */
export type Seller = Pick<
  Company,
  | 'name'
  | 'representative'
  | 'postal_code'
  | 'address'
  | 'phone_number'
  | 'email'
  | 'business_hours'
  | 'invoice_number'
>

/** Only what is shown travels to the browser. */
export function toSeller(company: Company): Seller {
  const { name, representative, postal_code, address, phone_number, email, business_hours, invoice_number } =
    company
  return { name, representative, postal_code, address, phone_number, email, business_hours, invoice_number }
}
