import type { GivenCard } from '#src/stores/given-card.ts'
import { paymentStepTexts } from '#src/text/payment-step.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { CardInputs } from './CardInputs.tsx'

interface Props {
  form: ShopForm<unknown>
  /** The card already given for this cart: it need not be typed again. */
  given: GivenCard | null
  /** Nobody is charged: then the numbers to try are told. */
  is_test: boolean
  onOther: () => void
}

/** A card's fields. What is typed goes to the card provider only. */
export function CardFields({ form, given, is_test, onOther }: Props) {
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
        <CardInputs form={form} is_test={is_test} />
      )}
    </section>
  )
}
