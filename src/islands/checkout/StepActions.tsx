import type { ReactNode } from 'react'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { Amount } from '../ui/Amount.tsx'
import { Icon } from '../ui/Icon.tsx'

interface Props {
  view: CartView
  /** Where «back» leads. */
  back: string
  /** The one primary button of the screen. */
  children: ReactNode
}

/** The end of a step: the total, the button beside it, and the way back. */
export function StepActions({ view, back, children }: Props) {
  const { order } = view.detail
  return (
    <>
      <div className="step-actions">
        <p className="step-total">
          <span>{order.total_carriage === null ? cartTexts.total_before_shipping : cartTexts.total}</span>
          <strong>
            <Amount yen={view.order?.total_payment ?? null} />
          </strong>
        </p>
        {children}
      </div>
      <a className="step-back" href={back}>
        <Icon name="left" />
        {checkoutTexts.back}
      </a>
    </>
  )
}
