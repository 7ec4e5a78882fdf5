import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { legalTexts } from '#src/text/checkout/legal.ts'
import type { Seller } from '#src/rules/checkout/to-seller.ts'

/** Who sells. */
export function SellerFacts({ seller }: { seller: Seller }) {
  const facts = [
    [legalTexts.seller_name, seller.name],
    [legalTexts.seller_representative, seller.representative],
    [legalTexts.seller_address, `〒${formatPostalCode(seller.postal_code)} ${seller.address}`],
    [legalTexts.seller_phone, `${seller.phone_number}（${seller.business_hours}）`],
    [legalTexts.seller_email, seller.email],
    [legalTexts.invoice_number, seller.invoice_number],
  ]
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
