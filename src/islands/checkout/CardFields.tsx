import type { GivenCard } from '#src/stores/given-card.ts'
import { checkoutTexts } from '#src/text/checkout.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'

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
      <h2 id="card-heading">{checkoutTexts.card}</h2>
      {given ? (
        <div className="given-card">
          <p>
            {checkoutTexts.card_use_given}
            <strong>{checkoutTexts.card_given(given.brand, given.last4)}</strong>
          </p>
          <button className="text-link" type="button" onClick={onOther}>
            {checkoutTexts.card_use_other}
          </button>
        </div>
      ) : (
        <>
          <p className="card-safe">
            <Icon name="lock" />
            {checkoutTexts.card_safe}
          </p>
          {is_test && <TestCards />}
          <TextField bound={form.bind('card_number')} />
          <TextField bound={form.bind('card_holder_name')} />
          <div className="form-pair">
            <TextField bound={form.bind('card_expiry')} hint={checkoutTexts.card_expiry_hint} width="half" />
            <TextField bound={form.bind('security_code')} hint={checkoutTexts.card_code_hint} width="half" />
          </div>
        </>
      )}
    </section>
  )
}

function TestCards() {
  return (
    <Notice tone="plain" title={checkoutTexts.test_title}>
      <dl className="test-cards">
        {checkoutTexts.test_cards.map(({ number, end }) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>{end}</dd>
          </div>
        ))}
      </dl>
      <p>{checkoutTexts.test_rest}</p>
    </Notice>
  )
}
