import type { ReactNode } from 'react'
import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { OrderSummary } from '#src/islands/checkout/OrderSummary.tsx'
import { PaymentForm } from '#src/islands/checkout/PaymentForm.tsx'
import { StepScreen } from '#src/islands/checkout/StepScreen.tsx'
import { useCheckoutStep } from '#src/islands/checkout/use-checkout-step.ts'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'

/** Checkout step: how to pay. `children` is the editors' message of this page. */
export function PaymentView({ children }: { children?: ReactNode }) {
  const screen = useCheckoutStep('payment')
  return (
    <div className="checkout">
      <CheckoutProgress step={2} />
      <FlashMessage />
      {children}
      <StepScreen screen={screen}>
        {(view) => (
          <div className="checkout-columns">
            <OrderSummary view={view} />
            <PaymentForm view={view} />
          </div>
        )}
      </StepScreen>
    </div>
  )
}
