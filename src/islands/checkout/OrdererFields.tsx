import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { type ShopForm, useFieldText } from '../forms/use-shop-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { NameFields } from './NameFields.tsx'

/** Who orders. The mail address is shown once more in words: a typo there loses the confirmation. */
export function OrdererFields({ form }: { form: ShopForm<unknown> }) {
  const email = form.bind('email')
  const typed = useFieldText(form, 'email')
  const isGood = typed !== '' && !email.error && /.@.+\../.test(typed)
  return (
    <section className="form-section" aria-labelledby="orderer-heading">
      <h2 id="orderer-heading">{checkoutTexts.orderer}</h2>
      <NameFields form={form} />
      <TextField
        bound={email}
        hint={isGood ? <strong>{checkoutTexts.mail_goes_to(typed)}</strong> : checkoutTexts.email_hint}
      />
      <TextField bound={form.bind('phone_number')} hint={checkoutTexts.phone_hint} width="half" />
    </section>
  )
}
