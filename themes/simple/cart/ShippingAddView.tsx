import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { OrderSummary } from '#src/islands/checkout/OrderSummary.tsx'
import { ShippingForm } from '#src/islands/checkout/ShippingForm.tsx'
import { StepScreen } from '#src/islands/checkout/StepScreen.tsx'
import { useCheckoutStep } from '#src/islands/checkout/use-checkout-step.ts'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'

/** Checkout step: who orders and where it goes. */
export function ShippingAddView() {
  const screen = useCheckoutStep('shipping-add')
  return (
    <div className="checkout">
      <CheckoutProgress step={0} />
      <FlashMessage />
      <StepScreen screen={screen}>
        {(view) => (
          <div className="checkout-columns">
            <OrderSummary view={view} />
            <ShippingForm view={view} variant="personal" />
          </div>
        )}
      </StepScreen>
    </div>
  )
}
