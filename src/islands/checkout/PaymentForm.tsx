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
import { BenefitsKnown } from './BenefitsKnown.tsx'
import { PaymentMarks } from './PaymentMarks.tsx'
import { StepActions } from './StepActions.tsx'
import { usePaymentForm } from './use-payment-form.ts'
import { useStore } from '@nanostores/react'
import { $session } from '#src/stores/session/session.ts'
import { benefitTexts } from '#src/text/checkout/benefits.ts'
import { CouponFields } from './CouponFields.tsx'
import { PointFields } from './PointFields.tsx'
import type { GivenCard } from '#src/stores/checkout/given-card.ts'
import { CardFields } from '../card/CardFields.tsx'
import { KeptCardChoice } from '../card/KeptCardChoice.tsx'
import type { KeptCards } from '../card/use-kept-cards.ts'
import type { CardFieldsOnScreen } from '../card/use-card-fields.ts'

/** Coupons and points, then the ways to pay the rest, with the fee of each and when it is due. */
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
        {payment.isCardCharged && payment.isCardHosted && (
          <p className="form-hint">{paymentStepTexts.card_hosted}</p>
        )}
        {payment.isCardCharged && !payment.isCardHosted && (
          <CardSection
            card={payment.card}
            kept={payment.kept}
            given={payment.given}
            onOther={payment.useOtherCard}
          />
        )}
        <StepActions view={view} back={toStepPath('shipping-detail')}>
          <BusyButton is_busy={submission.is_busy || payment.kept.is_loading}>
            {paymentStepTexts.next_confirm}
          </BusyButton>
        </StepActions>
      </FormWithSummary>
    </BenefitsKnown>
  )
}

function toChoice(payment: OfferedPayment): Choice {
  const { id, name, description, payment_time, fee, is_available, reason, brands } = payment
  return {
    value: String(id),
    label: name,
    is_disabled: !is_available,
    aside: is_available && (fee > 0 ? paymentStepTexts.fee(formatYen(fee)) : paymentStepTexts.fee_free),
    details: (
      <>
        {brands && <PaymentMarks brands={brands} />}
        {reason && <strong className="choice-card-reason">{reason}</strong>}
        <span>{description}</span>
        <span>
          {paymentStepTexts.payment_time}：{payment_time}
        </span>
      </>
    ),
  }
}

/** Coupons for everybody, points for members. */
function Benefits({ view }: { view: CartView }) {
  const is_member = useStore($session, { ssr: 'initial' }).state === 'member'
  return (
    <>
      <CouponFields view={view} is_member={is_member} />
      {is_member ? <PointFields view={view} /> : <p className="form-hint">{benefitTexts.log_in}</p>}
    </>
  )
}

interface Props {
  card: CardFieldsOnScreen
  kept: KeptCards
  /** The card already given for this cart, so that it need not be typed again. */
  given: GivenCard | null
  onOther: () => void
}

/** The card given for this cart, those the member keeps, or fields. What is typed goes to the card provider only. */
function CardSection({ card, kept, given, onOther }: Props) {
  return (
    <section className="form-section" aria-labelledby="card-heading">
      <h2 id="card-heading">{paymentStepTexts.card}</h2>
      {given ? (
        <div className="given-card">
          <p>
            {paymentStepTexts.card_use_given}
            <strong>{paymentStepTexts.card_given(given.brand, given.last4)}</strong>
          </p>
          <button className="text-link" type="button" onClick={onOther}>
            {paymentStepTexts.card_use_other}
          </button>
        </div>
      ) : (
        <>
          {kept.is_loading && <Skeleton label={paymentStepTexts.card_loading} rows={3} />}
          {kept.usable.length > 0 && <KeptCardChoice kept={kept} />}
          {!kept.is_loading && !kept.card && <CardFields card={card} />}
        </>
      )}
    </section>
  )
}
