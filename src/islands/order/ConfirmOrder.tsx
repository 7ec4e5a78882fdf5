import { toStepPath } from '#src/rules/checkout-steps.ts'
import type { CartView } from '#src/stores/cart-view.ts'
import { getGivenCard } from '#src/stores/given-card.ts'
import { checkoutTexts } from '#src/text/checkout.ts'
import { StepActions } from '../checkout/StepActions.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ChangedTotal } from './ChangedTotal.tsx'
import type { Seller } from '#src/rules/to-seller.ts'
import { LegalSummaryView } from './LegalSummaryView.tsx'
import { RefusedOrder } from './RefusedOrder.tsx'
import { useConfirm } from './use-confirm.ts'

interface Props {
  view: CartView
  seller: Seller
  /** The editors' terms of cancelling, sanitised HTML; null when they wrote none. */
  cancellation_html: string | null
}

/** The lawful last screen. Its button stands only below a complete summary. */
export function ConfirmOrder({ view, seller, cancellation_html }: Props) {
  const confirm = useConfirm(view, seller, cancellation_html)
  const { attempt, summary } = confirm
  const isSending = attempt.state === 'sending' || attempt.state === 'completed'
  const given = getGivenCard()
  if (confirm.failure)
    return <LoadFailure title={checkoutTexts.load_failed} failure={confirm.failure} onRetry={confirm.retry} />
  if (!summary) return <Skeleton label={checkoutTexts.loading} rows={5} />
  const card = given && checkoutTexts.card_given(given.brand, given.last4)
  const isCard = view.detail.order.payment_name === summary.payment.name && given !== null
  return (
    <div className="checkout-form">
      {attempt.state === 'refused' && <RefusedOrder failure={attempt.failure} />}
      {attempt.state === 'not-placed' && (
        <div role="alert">
          <Notice tone="warning" title={checkoutTexts.not_placed_heading}>
            <p>{checkoutTexts.not_placed}</p>
          </Notice>
        </div>
      )}
      <LegalSummaryView summary={summary} is_pending={view.is_pending} card={isCard ? card : null} />
      {confirm.isChanged && (
        <ChangedTotal before={confirm.agreed} now={view.detail.order} onAgree={confirm.agree} />
      )}
      <p className="place-hint">{checkoutTexts.place_hint}</p>
      <StepActions view={view} back={toStepPath('payment')}>
        <BusyButton
          className="button-primary button-place"
          is_busy={isSending}
          is_disabled={!confirm.canPlace && !isSending}
          onPress={confirm.place}
        >
          {isSending ? checkoutTexts.placing : checkoutTexts.place}
        </BusyButton>
      </StepActions>
      <p className="sr-only" aria-live="assertive">
        {isSending && checkoutTexts.placing}
      </p>
    </div>
  )
}
