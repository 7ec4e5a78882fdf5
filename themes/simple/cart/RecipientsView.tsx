import type { FormVariant } from '#src/forms/form-field.ts'
import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { StepScreen } from '#src/islands/checkout/StepScreen.tsx'
import { useCheckoutStep } from '#src/islands/checkout/use-checkout-step.ts'
import { Recipients } from '#src/islands/recipients/Recipients.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'

interface Props {
  variant: FormVariant
  /** Whether the shop sends one order to several places. */
  allows_multiple?: boolean
}

/** Checkout step: everybody one order goes to. */
export function RecipientsView({ variant, allows_multiple = false }: Props) {
  const screen = useCheckoutStep('recipients')
  return (
    <div className="checkout">
      <CheckoutProgress step={0} />
      <FlashMessage />
      <StepScreen screen={screen}>
        {(view) => <Recipients view={view} variant={variant} allows_multiple={allows_multiple} />}
      </StepScreen>
    </div>
  )
}
