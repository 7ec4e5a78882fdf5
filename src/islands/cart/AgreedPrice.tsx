import { useStore } from '@nanostores/react'
import type { CartProduct } from '#contract/shapes/cart.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { $cart } from '#src/stores/cart/cart.ts'
import { ownPriceText } from '#src/text/business/own-prices.ts'

interface Props {
  agreed: NonNullable<CartProduct['agreed']>
  /** The line is in the cart, not in an order. */
  in_cart?: true
}

/** Says of a price that it was agreed, in the cart by which quotation, and what everybody else pays. */
export function AgreedPrice({ agreed: { by, regular_price }, in_cart }: Props) {
  const state = useStore($cart, { ssr: 'initial' })
  const number = in_cart && by === 'quotation' && state.state === 'open' ? state.cart.quotation_no : undefined
  return (
    <small>
      {` ${number ? ownPriceText.by_quotation(number) : ownPriceText[by]} `}
      <span className="sr-only">{ownPriceText.regular}</span>
      <s>{formatYen(regular_price)}</s>
    </small>
  )
}
