import { KeepCart } from '#src/islands/order-list/KeepCart.tsx'

/** The cart as a list that is ordered again, below the cart while something is in it. */
export function KeepCartView() {
  return (
    <div className="keep-cart print:hidden">
      <KeepCart />
    </div>
  )
}
