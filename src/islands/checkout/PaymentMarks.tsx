import type { PaymentBrand } from '#contract/shapes/payment-terms.ts'
import { PAYMENT_MARKS } from '#src/text/checkout/payment-marks.ts'

/** Marks of the cards, konbini or service a way to pay takes: words in a frame, never a brand's own artwork. */
export function PaymentMarks({ brands }: { brands: readonly PaymentBrand[] }) {
  return (
    <span className="payment-marks" role="list">
      {brands.map((brand) => (
        <span className="payment-mark" data-brand={brand} role="listitem" key={brand}>
          <span role="img" aria-label={PAYMENT_MARKS[brand].name}>
            {PAYMENT_MARKS[brand].mark}
          </span>
        </span>
      ))}
    </span>
  )
}
