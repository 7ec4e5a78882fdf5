import { paymentStepTexts } from '#src/text/payment-step.ts'
import { Icon } from '../ui/Icon.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { CardFrameOnScreen } from './use-card-frame.ts'

/** A card's fields in the provider's own frame, and where what is typed there goes. */
export function CardFrameFields({ card }: { card: CardFrameOnScreen }) {
  return (
    <>
      <p className="card-safe">
        <Icon name="lock" />
        {paymentStepTexts.card_safe}
      </p>
      {card.is_test && <TestCards />}
      {card.state === 'loading' && <Skeleton label={paymentStepTexts.card_loading} rows={3} />}
      {card.state === 'silent' ? (
        <LoadFailure
          title={paymentStepTexts.card_failed}
          failure={{ kind: 'network' }}
          onRetry={card.retry}
        />
      ) : (
        <iframe
          ref={card.connect}
          id={card.id}
          className="card-frame"
          title={paymentStepTexts.card_frame}
          height={card.height ?? undefined}
          hidden={card.state !== 'ready'}
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
