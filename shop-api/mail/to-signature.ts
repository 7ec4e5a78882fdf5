import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'

/** What stands under every letter, a line each: the shop's own words, or who sells and where. */
export function toSignature({ shop, company, mail_texts }: Seller): string[] {
  if (mail_texts?.signature) return mail_texts.signature.split('\n')
  return [
    `${shop}（${company.name}）`,
    `〒${formatPostalCode(company.postal_code)} ${company.address}`,
    `TEL ${company.phone_number}（${company.business_hours}）`,
    company.email,
  ]
}
