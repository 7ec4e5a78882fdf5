import type { FormVariant } from '#src/forms/form-field.ts'
import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { OrderSummary } from '#src/islands/checkout/OrderSummary.tsx'
import { DeliveryForm } from '#src/islands/checkout/DeliveryForm.tsx'
import { StepScreen } from '#src/islands/checkout/StepScreen.tsx'
import { useCheckoutStep } from '#src/islands/checkout/use-checkout-step.ts'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'

interface Props {
  variant: FormVariant
  /** Whether the shop sends one order to several places. */
  allows_multiple?: boolean
}

/** Checkout step: day, time slot and wrapping of each parcel. */
export function ShippingDetailView({ variant, allows_multiple = false }: Props) {
  const screen = useCheckoutStep('shipping-detail')
  return (
    <div className="checkout">
      <CheckoutProgress step={1} />
      <FlashMessage />
      <StepScreen screen={screen}>
        {(view) => (
          <div className="checkout-columns">
            <OrderSummary view={view} />
            <DeliveryForm view={view} variant={variant} allows_multiple={allows_multiple} />
          </div>
        )}
      </StepScreen>
    </div>
  )
}
