import type { ReactNode } from 'react'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { keptTexts as texts } from '#src/text/member/mypage-favourites.ts'
import { productText } from '#src/text/product/product.ts'
import { ProductPicture } from '../ui/ProductPicture.tsx'
import { AddToCart } from './AddToCart.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'

interface Props {
  /** Null when it is no longer sold. */
  product: ProductSummary | null
  /** When it came here, and what state it is in. */
  note: ReactNode
  /** What can be done with the entry itself. */
  children: ReactNode
}

/** A product a member kept or looked at: what it is, what it costs now, and the way to the cart. */
export function ProductEntry({ product, note, children }: Props) {
  if (!product)
    return (
      <li className="product-entry" data-gone>
        <ProductPicture picture={null} />
        <div className="product-entry-body">
          <p className="product-entry-name">{texts.gone}</p>
          <p className="product-entry-note">{note}</p>
        </div>
        <div className="product-entry-actions">{children}</div>
      </li>
    )
  const { name, key, maker, unit_price, max_unit_price, stock_state } = product
  return (
    <li className="product-entry">
      <ProductPicture picture={product.picture} />
      <div className="product-entry-body">
        {maker && <p className="product-entry-note">{maker.name}</p>}
        <h2 className="product-entry-name">
          <a href={`/product/${key}/`}>{name}</a>
        </h2>
        <p className="product-entry-price">
          <strong>
            {formatYen(unit_price)}
            {max_unit_price > unit_price && productText.price_from}
          </strong>
          <small>（{productText.tax_included}）</small>
          <span data-state={stock_state}>{productText.stock[stock_state]}</span>
        </p>
        <p className="product-entry-note">{note}</p>
      </div>
      <FavouriteButton product={product} />
      <div className="product-entry-actions">
        <AddToCart product={product} />
        {children}
      </div>
    </li>
  )
}
