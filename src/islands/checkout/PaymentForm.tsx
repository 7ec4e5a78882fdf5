import type { CartView } from '#src/stores/cart/cart-view.ts'
import type { OfferedPayment } from '#src/stores/cart/cart-offers.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { paymentStepTexts } from '#src/text/checkout/payment-step.ts'
import { FormWithSummary } from '../forms/FormWithSummary.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { type Choice, ChoiceCards } from '../ui/ChoiceCards.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Benefits } from './Benefits.tsx'
import { BenefitsKnown } from './BenefitsKnown.tsx'
import { CardFields } from './CardFields.tsx'
import { StepActions } from './StepActions.tsx'
import { usePaymentForm } from './use-payment-form.ts'

/** Coupons and points, and how to pay the rest, with what each way costs and when it is due. */
export function PaymentForm({ view }: { view: CartView }) {
  const payment = usePaymentForm(view)
  const { payments, choice, submission } = payment
  if (payment.failure)
    return (
      <LoadFailure
        title={paymentStepTexts.payments_failed}
        failure={payment.failure}
        onRetry={payment.retry}
      />
    )
  if (!payments) return <Skeleton label={checkoutTexts.loading} rows={3} />
  const bound = choice.bind('payment_id')
  return (
    <BenefitsKnown>
      <FormWithSummary submission={submission} messages={payment.messages}>
        <Benefits view={view} />
        <section className="form-section">
          <ChoiceCards
            id={bound.id}
            legend={paymentStepTexts.payment}
            is_required
            error={bound.error}
            choices={payments.map(toChoice)}
            toRadio={() => bound.registration}
          />
        </section>
        {payment.isCardCharged && (
          <CardFields card={payment.card} given={payment.given} onOther={payment.useOtherCard} />
        )}
        <StepActions view={view} back={toStepPath('shipping-detail')}>
          <BusyButton is_busy={submission.is_busy}>{paymentStepTexts.next_confirm}</BusyButton>
        </StepActions>
      </FormWithSummary>
    </BenefitsKnown>
  )
}

function toChoice(payment: OfferedPayment): Choice {
  const { id, name, description, payment_time, fee, is_available, reason } = payment
  return {
    value: String(id),
    label: name,
    is_disabled: !is_available,
    aside: is_available && (fee > 0 ? paymentStepTexts.fee(formatYen(fee)) : paymentStepTexts.fee_free),
    details: (
      <>
        {reason && <strong className="choice-card-reason">{reason}</strong>}
        <span>{description}</span>
        <span>
          {paymentStepTexts.payment_time}：{payment_time}
        </span>
      </>
    ),
  }
}
