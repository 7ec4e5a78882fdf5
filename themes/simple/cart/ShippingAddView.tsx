import { lazy, Suspense } from 'react'
import type { FormVariant } from '#src/forms/form-field.ts'
import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { OrderSummary } from '#src/islands/checkout/OrderSummary.tsx'
import { ShippingForm } from '#src/islands/checkout/ShippingForm.tsx'
import { StepScreen } from '#src/islands/checkout/StepScreen.tsx'
import { useCheckoutStep } from '#src/islands/checkout/use-checkout-step.ts'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'

interface Props {
  variant: FormVariant
  /** Whether the shop has social gifts. */
  has_social_gift?: boolean
}

/** Most orders go to one place: the code for several is loaded when there are several, or one more is asked for. */
const SeveralDestinations = lazy(async () => ({
  default: (await import('#src/islands/checkout/SeveralDestinations.tsx')).SeveralDestinations,
}))

/** Checkout step: who orders and where it goes. */
export function ShippingAddView({ variant, has_social_gift = false }: Props) {
  const screen = useCheckoutStep('shipping-add')
  return (
    <div className="checkout">
      <CheckoutProgress step={0} />
      <FlashMessage />
      <StepScreen screen={screen}>
        {(view) => {
          const Step =
            view.detail.shippings[1] || location.search.includes('shipping=')
              ? SeveralDestinations
              : ShippingForm
          return (
            <div className="checkout-columns">
              <OrderSummary view={view} />
              <Suspense>
                <Step view={view} variant={variant} has_social_gift={has_social_gift} />
              </Suspense>
            </div>
          )
        }}
      </StepScreen>
    </div>
  )
}
