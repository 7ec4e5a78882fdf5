import { type ReactNode, useState, useEffect } from 'react'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { keptTexts as texts } from '#src/text/member/mypage-favourites.ts'
import { productText } from '#src/text/product/product.ts'
import { ProductPicture } from '../ui/ProductPicture.tsx'
import { addProduct } from '#src/stores/cart/cart-lines.ts'
import { tellFailure, showToast } from '#src/stores/page/toasts.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { useStore } from '@nanostores/react'
import { $favourites, noteFavourites, toggleFavourite } from '#src/stores/member/favourites.ts'
import { favouriteTexts } from '#src/text/member/favourites.ts'
import { Icon } from '../ui/Icon.tsx'
import { toProductPath } from '#src/rules/page/page-paths.ts'

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
          <a href={toProductPath(key)}>{name}</a>
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

/** Adds it to the cart when there is nothing to choose; else links to the page where it is chosen. */
function AddToCart({ product }: { product: ProductSummary }) {
  const { name, key, single_product_id: product_id, stock_state } = product
  const [is_busy, setBusy] = useState(false)
  if (stock_state === 'none') return null
  if (product_id === null)
    return (
      <a className="button button-small" href={toProductPath(key)}>
        {texts.choose}
        <span className="sr-only">（{name}）</span>
      </a>
    )
  async function add(id: number): Promise<void> {
    setBusy(true)
    const failure = await addProduct({ product_id: id, quantity: 1 }).finally(() => setBusy(false))
    if (failure) tellFailure(failure)
    else showToast({ code: 'cart.added' })
  }
  return (
    <BusyButton className="button-small" is_busy={is_busy} onPress={() => void add(product_id)}>
      {texts.add_to_cart}
      <span className="sr-only">（{name}）</span>
    </BusyButton>
  )
}

/** The heart of a product, kept in step with all others on the page and in other tabs (behaviour 8.4). */
function FavouriteButton({ product }: { product: ProductSummary }) {
  const { key, name } = product
  const known = useStore($favourites, { ssr: 'initial' })
  const [is_busy, setBusy] = useState(false)
  useEffect(() => noteFavourites([product]), [product])
  const isFavourite = known[key] ?? product.is_favorite

  async function press(): Promise<void> {
    if (is_busy) return
    setBusy(true)
    const failure = await toggleFavourite(key, !isFavourite).finally(() => setBusy(false))
    if (failure) tellFailure(failure)
    else showToast({ code: isFavourite ? 'favourite.removed' : 'favourite.added' })
  }

  return (
    <button
      className="icon-button heart"
      type="button"
      aria-pressed={isFavourite}
      aria-label={favouriteTexts.of(name)}
      aria-busy={is_busy || undefined}
      onClick={() => void press()}
    >
      <Icon name="heart" />
    </button>
  )
}
