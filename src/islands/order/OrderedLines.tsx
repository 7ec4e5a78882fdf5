import type { CartProduct } from '#contract/shapes/cart.ts'
import { groupLines } from '#src/rules/checkout/group-lines.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { AgreedPrice } from '../cart/AgreedPrice.tsx'
import { LineName } from '../cart/LineName.tsx'
import { ProductPicture } from '../ui/ProductPicture.tsx'

/** What is or was ordered: every product with unit price, quantity and sum, wherever its pieces go. */
export function OrderedLines({ lines }: { lines: readonly CartProduct[] }) {
  return (
    <ul className="ordered-lines">
      {groupLines(lines).map((line) => (
        <li key={line.key}>
          <ProductPicture picture={line.product_info.picture} />
          <div className="summary-line-words">
            <LineName line={line} />
            <span className="summary-line-quantity">
              {formatYen(line.unit_price)}
              <small>{cartTexts.tax_included}</small>
              {line.agreed && <AgreedPrice agreed={line.agreed} />} × {cartTexts.count(line.quantity)}
            </span>
          </div>
          <span className="summary-line-sum">
            {formatYen(line.subtotal)}
            {line.tax_rate === 8 && cartTexts.reduced_mark}
          </span>
        </li>
      ))}
    </ul>
  )
}
