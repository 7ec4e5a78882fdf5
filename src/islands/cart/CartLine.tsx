import { formatYen } from '#src/rules/money/format-yen.ts'
import { withoutTax } from '#src/rules/money/split-tax.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { setQuantity } from '#src/stores/cart/cart-lines.ts'
import type { CartLineView } from '#src/stores/cart/cart-view.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { productText } from '#src/text/product/product.ts'
import { Amount } from '../ui/Amount.tsx'
import { ProductPicture } from '../ui/ProductPicture.tsx'
import { LineName } from './LineName.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { toProductPath } from '#src/rules/page/page-paths.ts'

interface Props {
  line: CartLineView
  onRemove: (line: CartLineView) => void
}

/** One line of the cart, to be changed in place. */
export function CartLine({ line, onRemove }: Props) {
  const canChange = line.problem !== 'sold_out' && line.problem !== 'not_on_sale'
  return (
    <article className="cart-line" data-accessory={line.parent_key !== undefined || undefined}>
      <a
        className="cart-line-picture"
        href={toProductPath(line.product_info.key)}
        tabIndex={-1}
        aria-hidden="true"
      >
        <ProductPicture picture={line.product_info.picture} />
      </a>
      <div className="cart-line-words">
        <LineName line={line} is_linked />
        {/* Empty: a script says here whether it goes on the visitor's bike (src/enhance/bike/judge-page.ts). */}
        <p className="cart-line-fit" data-fit-of={line.product_info.key} data-variation={line.product_id} />
        <p className="cart-line-price">
          {getSite().is_corporate && (
            <span className="price-untaxed">
              {productText.untaxed(formatYen(withoutTax(line.unit_price, line.tax_rate)))}
            </span>
          )}
          {formatYen(line.unit_price)}
          <small>{cartTexts.tax_included}</small>
          {line.tax_rate === 8 && <span title={cartScreenTexts.reduced_rate}>{cartTexts.reduced_mark}</span>}
        </p>
      </div>
      {canChange && (
        <div className="cart-line-quantity">
          <QuantityStepper
            product_name={line.product_name}
            quantity={line.quantity}
            max={line.max_quantity}
            units={line.product_info}
            onChange={(quantity) => void setQuantity(line.key, quantity)}
          />
          {line.quantity === line.max_quantity && (
            <p className="cart-line-limit">{cartScreenTexts.at_limit(line.max_quantity)}</p>
          )}
        </div>
      )}
      <p className="cart-line-subtotal">
        <span className="cart-line-label">{cartScreenTexts.subtotal}</span> <Amount yen={line.subtotal} />
      </p>
      <button
        className="cart-line-remove"
        type="button"
        aria-label={cartScreenTexts.remove_line(line.product_name)}
        onClick={() => onRemove(line)}
      >
        {cartScreenTexts.remove}
      </button>
      {(line.problem || line.refusal || line.agreed) && (
        <Suspense>
          <LineProblem line={line} />
        </Suspense>
      )}
      {line.product_info.is_embroiderable && canChange && <LineEmbroidery line={line} />}
      {line.product_info.has_accessories && line.parent_key === undefined && canChange && (
        <LineAccessories line={line} />
      )}
    </article>
  )
}

// Most lines have none.
const LineProblem = lazy(() => import('./LineProblem.tsx'))

// Most carts have nothing to sew a name on, so its code is loaded when somebody wants it.
const EmbroideryFields = lazy(() => import('./EmbroideryFields.tsx'))

/** The name sewn on the pieces of a line, folded. */
function LineEmbroidery({ line }: { line: CartLineView }) {
  const [is_open, setOpen] = useState(false)
  const label = line.embroidery ? cartScreenTexts.embroidery_change : cartScreenTexts.embroidery
  return (
    <details
      className="cart-more cart-embroidery"
      open={is_open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary aria-label={cartScreenTexts.embroidery_of(line.product_name, label)}>{label}</summary>
      {is_open && (
        <Suspense fallback={<Skeleton label={cartScreenTexts.embroidery_loading} rows={2} />}>
          <EmbroideryFields line={line} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </details>
  )
}

// Most carts need none of it, so its code is loaded when somebody looks.
const AccessoryOffers = lazy(() => import('./AccessoryOffers.tsx'))

/** What is sold with the product of a line, folded. */
function LineAccessories({ line }: { line: CartLineView }) {
  const [is_open, setOpen] = useState(false)
  return (
    <details className="cart-more cart-accessories" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={cartScreenTexts.accessories_of(line.product_name)}>
        {cartScreenTexts.accessories}
      </summary>
      {is_open && (
        <Suspense fallback={<Skeleton label={cartScreenTexts.accessories_loading} rows={2} />}>
          <AccessoryOffers line={line} />
        </Suspense>
      )}
    </details>
  )
}
