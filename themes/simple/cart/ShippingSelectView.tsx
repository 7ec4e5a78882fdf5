import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { OrderSummary } from '#src/islands/checkout/OrderSummary.tsx'
import { Destinations } from '#src/islands/checkout/Destinations.tsx'
import { StepScreen } from '#src/islands/checkout/StepScreen.tsx'
import { useCheckoutStep } from '#src/islands/checkout/use-checkout-step.ts'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'

interface Props {
  /** Whether the shop sends one order to several places. */
  allows_multiple?: boolean
}

/** Checkout step: which destinations the cart knows, to change them and to share out the goods. */
export function ShippingSelectView({ allows_multiple = false }: Props) {
  const screen = useCheckoutStep('shipping-select')
  return (
    <div className="checkout">
      <CheckoutProgress step={0} />
      <FlashMessage />
      <StepScreen screen={screen}>
        {(view) => (
          <div className="checkout-columns">
            <OrderSummary view={view} />
            <Destinations view={view} allows_multiple={allows_multiple} />
          </div>
        )}
      </StepScreen>
    </div>
  )
}
