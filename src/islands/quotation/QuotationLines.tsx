import type { CartProduct } from '#contract/shapes/cart.ts'
import { groupLines } from '#src/rules/checkout/group-lines.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { withoutTax } from '#src/rules/money/split-tax.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { quotationTexts as texts } from '#src/text/quotation/quotations.ts'
import { LineName } from '../cart/LineName.tsx'
import { ReducedRateNote } from '../cart/ReducedRateNote.tsx'
import { ProductPicture } from '../ui/ProductPicture.tsx'

/** What was quoted: every product with its unit price, for companies without tax as well, quantity and sum. */
export function QuotationLines({ lines }: { lines: readonly CartProduct[] }) {
  return (
    <>
      <ul className="ordered-lines">
        {groupLines(lines).map((line) => (
          <li key={line.key}>
            <ProductPicture picture={line.product_info.picture} />
            <div className="summary-line-words">
              <LineName line={line} />
              <span className="summary-line-quantity">
                {formatYen(line.unit_price)}
                <small>{cartTexts.tax_included}</small> × {cartTexts.count(line.quantity)}
              </span>
              {getSite().is_corporate && (
                <small>{texts.untaxed_price(formatYen(withoutTax(line.unit_price, line.tax_rate)))}</small>
              )}
              {line.agreed && line.agreed.regular_price !== line.unit_price && (
                <small>{texts.regular(formatYen(line.agreed.regular_price))}</small>
              )}
            </div>
            <span className="summary-line-sum">
              {formatYen(line.subtotal)}
              {line.tax_rate === 8 && cartTexts.reduced_mark}
            </span>
          </li>
        ))}
      </ul>
      <ReducedRateNote lines={lines} />
    </>
  )
}
