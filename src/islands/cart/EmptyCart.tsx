import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { Icon } from '../ui/Icon.tsx'

/** Nothing in the cart yet: what to do about it. */
export function EmptyCart() {
  return (
    <div className="cart-empty">
      <Icon name="cart" />
      <p className="cart-empty-title">{cartScreenTexts.empty}</p>
      <p>{cartScreenTexts.empty_hint}</p>
      <a className="button button-primary" href="/product/">
        {cartScreenTexts.to_products}
      </a>
    </div>
  )
}
