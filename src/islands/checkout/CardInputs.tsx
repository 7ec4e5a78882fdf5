import { paymentStepTexts } from '#src/text/payment-step.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'

interface Props {
  form: ShopForm<unknown>
  /** Nobody is charged: then the numbers to try are told. */
  is_test: boolean
}

/** The four lines of a card, and where what is typed goes. */
export function CardInputs({ form, is_test }: Props) {
  return (
    <>
      <p className="card-safe">
        <Icon name="lock" />
        {paymentStepTexts.card_safe}
      </p>
      {is_test && <TestCards />}
      <TextField bound={form.bind('card_number')} />
      <TextField bound={form.bind('card_holder_name')} />
      <div className="form-pair">
        <TextField bound={form.bind('card_expiry')} hint={paymentStepTexts.card_expiry_hint} width="half" />
        <TextField bound={form.bind('security_code')} hint={paymentStepTexts.card_code_hint} width="half" />
      </div>
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
