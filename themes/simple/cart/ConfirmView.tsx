import type { ReactNode } from 'react'
import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { StepScreen } from '#src/islands/checkout/StepScreen.tsx'
import { useCheckoutStep } from '#src/islands/checkout/use-checkout-step.ts'
import { ConfirmOrder } from '#src/islands/order/ConfirmOrder.tsx'
import { UnansweredOrder } from '#src/islands/order/UnansweredOrder.tsx'
import { useOpenQuestion } from '#src/islands/order/use-open-question.ts'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import type { Seller } from '#src/rules/checkout/to-seller.ts'

interface Props {
  seller: Seller
  /** The editors' terms of cancelling, sanitised HTML; null when they wrote none. */
  cancellation_html: string | null
  /** Days the recipient of a social gift has; null where the shop does not tell. */
  gift_days?: number | null
  /** The editors' message of this page. */
  children?: ReactNode
}

/**
 * Checkout step: the confirm screen required by law. While an order's outcome is unknown, only that question is shown.
 */
export function ConfirmView({ children, ...terms }: Props) {
  const screen = useCheckoutStep('confirm')
  const question = useOpenQuestion()
  return (
    <div className="checkout checkout-confirm">
      <CheckoutProgress step={3} />
      <FlashMessage />
      {children}
      {question ? (
        <UnansweredOrder {...question} />
      ) : (
        <StepScreen screen={screen}>{(view) => <ConfirmOrder view={view} {...terms} />}</StepScreen>
      )}
    </div>
  )
}
