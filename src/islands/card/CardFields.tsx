import { paymentStepTexts } from '#src/text/checkout/payment-step.ts'
import { Icon } from '../ui/Icon.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { CardFieldsOnScreen } from './use-card-fields.ts'

/** A card's fields, which are the provider's own, and where the typed card goes. */
export function CardFields({ card }: { card: CardFieldsOnScreen }) {
  const { connect, is_test, state, retry } = card
  return (
    <>
      <p className="card-safe">
        <Icon name="lock" />
        {paymentStepTexts.card_safe}
      </p>
      {is_test && <Notice tone="plain" title={paymentStepTexts.test_title} />}
      {state === 'loading' && <Skeleton label={paymentStepTexts.card_loading} rows={3} />}
      {state === 'silent' ? (
        <LoadFailure title={paymentStepTexts.card_failed} failure={{ kind: 'network' }} onRetry={retry} />
      ) : (
        <div ref={connect} className="card-place" data-loading={state === 'ready' ? undefined : ''} />
      )}
    </>
  )
}
