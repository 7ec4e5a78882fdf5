import type { Company } from '#contract/shapes/settings.ts'
import type { PaperSeller } from '#shop-api/db/json/invoice-data.ts'

/** What a paper that is kept says of the seller. */
export function toPaperSeller(company: Company): PaperSeller {
  const { name, postal_code, address, phone_number, email, invoice_number } = company
  return { name, postal_code, address, phone_number, email, invoice_number }
}
