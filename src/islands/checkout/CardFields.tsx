import type { GivenCard } from '#src/stores/checkout/given-card.ts'
import { paymentStepTexts } from '#src/text/checkout/payment-step.ts'
import { CardFrameFields } from '../card/CardFrameFields.tsx'
import type { CardFrameOnScreen } from '../card/use-card-frame.ts'

interface Props {
  card: CardFrameOnScreen
  /** The card already given for this cart: it need not be typed again. */
  given: GivenCard | null
  onOther: () => void
}

/** A card's fields. What is typed goes to the card provider only. */
export function CardFields({ card, given, onOther }: Props) {
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
        <CardFrameFields card={card} />
      )}
    </section>
  )
}
