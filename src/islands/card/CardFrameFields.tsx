import { paymentStepTexts } from '#src/text/checkout/payment-step.ts'
import { Icon } from '../ui/Icon.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { CardFrameOnScreen } from './use-card-frame.ts'

/** A card's fields in the provider's own frame, and where the typed card goes. */
export function CardFrameFields({ card }: { card: CardFrameOnScreen }) {
  const { connect, id, is_test, state, height, retry } = card
  return (
    <>
      <p className="card-safe">
        <Icon name="lock" />
        {paymentStepTexts.card_safe}
      </p>
      {is_test && <TestCards />}
      {state === 'loading' && <Skeleton label={paymentStepTexts.card_loading} rows={3} />}
      {state === 'silent' ? (
        <LoadFailure title={paymentStepTexts.card_failed} failure={{ kind: 'network' }} onRetry={retry} />
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, which has to keep it
        <iframe
          ref={connect}
          id={id}
          className="card-frame"
          title={paymentStepTexts.card_frame}
          height={height ?? undefined}
          data-loading={state === 'ready' ? undefined : ''}
        />
      )}
    </>
  )
}

function TestCards() {
  return (
    <Notice tone="plain" title={paymentStepTexts.test_title}>
      <dl className="test-cards">
        {paymentStepTexts.test_cards.map(({ number, end }) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>{end}</dd>
          </div>
        ))}
      </dl>
      <p>{paymentStepTexts.test_rest}</p>
    </Notice>
  )
}
