import { cartTexts } from '#src/text/cart.ts'
import { Icon } from '../ui/Icon.tsx'

/** Nothing in the cart yet: what to do about it. */
export function EmptyCart() {
  return (
    <div className="cart-empty">
      <Icon name="cart" />
      <p className="cart-empty-title">{cartTexts.empty}</p>
      <p>{cartTexts.empty_hint}</p>
      <a className="button button-primary" href="/product/">
        {cartTexts.to_products}
      </a>
    </div>
  )
}
