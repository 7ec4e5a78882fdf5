import { toFirstStep, toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { Amount } from '../ui/Amount.tsx'

interface Props {
  view: CartView
  /** Whether the shop sells at the moment (behaviour 1.5). */
  is_selling: boolean
}

/** The link to the checkout, with the total beside it; says why when there is none. */
export function CheckoutLink({ view, is_selling }: Props) {
  const isBlocked = view.lines.some((line) => line.problem !== null)
  const reason = is_selling ? isBlocked && cartScreenTexts.blocked : cartScreenTexts.stopped
  return (
    <>
      <div className="step-actions">
        <p className="step-total">
          <span>
            {view.detail.order.total_carriage === null ? cartTexts.total_before_shipping : cartTexts.total}
          </span>
          <strong>
            <Amount yen={view.order?.total_payment ?? null} />
          </strong>
        </p>
        {reason ? (
          <button
            className="button button-primary"
            type="button"
            disabled
            aria-describedby="checkout-blocked"
          >
            {cartScreenTexts.checkout}
          </button>
        ) : (
          <a className="button button-primary" href={toStepPath(toFirstStep(view))}>
            {cartScreenTexts.checkout}
          </a>
        )}
      </div>
      {reason && (
        <p className="form-error" id="checkout-blocked">
          {reason}
        </p>
      )}
      <a className="step-back" href="/product/">
        {cartScreenTexts.continue_shopping}
      </a>
    </>
  )
}
