import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { OrderSummary } from '#src/islands/checkout/OrderSummary.tsx'
import { Destinations } from '#src/islands/checkout/Destinations.tsx'
import { StepScreen } from '#src/islands/checkout/StepScreen.tsx'
import { useCheckoutStep } from '#src/islands/checkout/use-checkout-step.ts'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'

/** Checkout step: which destinations the cart knows, to change them. */
export function ShippingSelectView() {
  const screen = useCheckoutStep('shipping-select')
  return (
    <div className="checkout">
      <CheckoutProgress step={0} />
      <FlashMessage />
      <StepScreen screen={screen}>
        {(view) => (
          <div className="checkout-columns">
            <OrderSummary view={view} />
            <Destinations view={view} />
          </div>
        )}
      </StepScreen>
    </div>
  )
}
