import { lazy, Suspense } from 'react'
import { useStore } from '@nanostores/react'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { $cart } from '#src/stores/cart/cart.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { getGivenCard } from '#src/stores/checkout/given-card.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { paymentStepTexts } from '#src/text/checkout/payment-step.ts'
import { orderConfirmTexts } from '#src/text/checkout/order-confirm.ts'
import { StepActions } from '../checkout/StepActions.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ChangedTotal } from './ChangedTotal.tsx'
import type { Seller } from '#src/rules/checkout/to-seller.ts'
import { LegalSummaryView } from './LegalSummaryView.tsx'
import { useConfirm } from './use-confirm.ts'
import { type CallFailure, isProductGone } from '#src/rules/calls/call-failure.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'

interface Props {
  view: CartView
  seller: Seller
  /** The editors' terms of cancelling, sanitised HTML; null when they wrote none. */
  cancellation_html: string | null
  /** Days the recipient of a social gift has; null where the shop does not tell. */
  gift_days?: number | null
}

const AskApproval = lazy(async () => ({
  default: (await import('../business/AskApproval.tsx')).AskApproval,
}))

/** The last screen required by law. Its button stands only below a complete summary. */
export function ConfirmOrder({ view, ...terms }: Props) {
  const confirm = useConfirm(view, terms)
  const { attempt, summary } = confirm
  const cart = useStore($cart, { ssr: 'initial' })
  const approval = cart.state === 'open' ? cart.cart.approval : undefined
  const isSending = attempt.state === 'sending' || attempt.state === 'completed'
  const given = getGivenCard()
  if (confirm.failure)
    return <LoadFailure title={checkoutTexts.load_failed} failure={confirm.failure} onRetry={confirm.retry} />
  if (!summary) return <Skeleton label={checkoutTexts.loading} rows={5} />
  const card = given && paymentStepTexts.card_given(given.brand, given.last4)
  const isCard = view.detail.order.payment_name === summary.payment.name && given !== null
  return (
    <div className="checkout-form">
      {attempt.state === 'refused' && <RefusedOrder failure={attempt.failure} />}
      {attempt.state === 'not-placed' && (
        <div role="alert">
          <Notice tone="warning" title={orderConfirmTexts.not_placed_heading}>
            <p>{orderConfirmTexts.not_placed}</p>
          </Notice>
        </div>
      )}
      <LegalSummaryView summary={summary} is_pending={view.is_pending} card={isCard ? card : null} />
      {confirm.isChanged && (
        <ChangedTotal before={confirm.agreed} now={view.detail.order} onAgree={confirm.agree} />
      )}
      {!approval && (
        <p className="place-hint">
          {summary.payment.is_hosted ? orderConfirmTexts.place_hint_hosted : orderConfirmTexts.place_hint}
        </p>
      )}
      {approval && (
        <Suspense>
          <AskApproval
            approval={approval}
            total_payment={view.detail.order.total_payment}
            is_ready={confirm.canPlace}
          />
        </Suspense>
      )}
      <StepActions view={view} back={toStepPath('payment')}>
        {!approval && (
          <BusyButton
            className="button-primary button-place"
            is_busy={isSending}
            is_disabled={!confirm.canPlace && !isSending}
            onPress={confirm.place}
          >
            {isSending ? orderConfirmTexts.placing : orderConfirmTexts.place}
          </BusyButton>
        )}
      </StepActions>
      <p className="sr-only" aria-live="assertive">
        {isSending && orderConfirmTexts.placing}
      </p>
    </div>
  )
}

type Fix = keyof typeof orderConfirmTexts.go_fix

/** Why an order was refused, in words, and where to correct it. A toast tells about goods that left the shop. */
function RefusedOrder({ failure }: { failure: CallFailure }) {
  if (isProductGone(failure)) return null
  const sentence = toFailureSentence(failure)
  // An error of one line is often a whole sentence already.
  const fields =
    failure.kind === 'refused' ? failure.fields.filter(({ message }) => message !== sentence) : []
  const fix = findFix(failure)
  return (
    <div role="alert">
      <Notice tone="bad" title={orderConfirmTexts.refused_heading}>
        <p>{sentence}</p>
        {fields.length > 0 && (
          <ul className="notice-list">
            {fields.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        )}
        {fix && (
          <a className="button button-small" href={fix === 'cart' ? '/cart/' : toStepPath(fix)}>
            {orderConfirmTexts.go_fix[fix]}
          </a>
        )}
      </Notice>
    </div>
  )
}

function findFix(failure: CallFailure): Fix | null {
  if (failure.kind !== 'refused') return null
  const said = [failure.code, ...failure.fields.map(({ field, code }) => `${field} ${code}`)].join(' ')
  if (/payment|card_token/.test(said)) return 'payment'
  if (/delivery_date|packing/.test(said)) return 'shipping-detail'
  if (/address|carriage|orderer|shipping/.test(said)) return 'shipping-add'
  return /product|stock|not_sale/.test(said) ? 'cart' : null
}
