import { useState } from 'react'
import { EMAIL_ADDRESS } from '#contract/email-address.ts'
import { changeTexts } from '#src/text/checkout/change.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { type ShopForm, useFieldText } from '#src/islands/forms/use-shop-form.ts'
import { TextField } from '#src/islands/ui/TextField.tsx'
import { NameFields } from './NameFields.tsx'

interface Props {
  form: ShopForm<unknown>
  /** Whether the shop knows the orderer: then there is nothing to type, only to check. */
  is_known: boolean
}

/** The orderer: three lines where the shop knows them, with the fields one press away; otherwise the fields. */
export function OrdererPart({ form, is_known }: Props) {
  const [isOpen, setOpen] = useState(() => !is_known || lacksSomething(form))
  if (isOpen || form.messages.length > 0) return <OrdererFields form={form} />
  const { company_name, last_name, first_name, email, phone_number } = form.getValues()
  return (
    <section className="form-section" aria-labelledby="orderer-heading">
      <h2 id="orderer-heading">{checkoutTexts.orderer}</h2>
      <p className="parcel-address">
        <strong>{[company_name, `${last_name} ${first_name} 様`].filter(Boolean).join('　')}</strong>
        <span>{checkoutTexts.mail_goes_to(email ?? '')}</span>
        <span>{phone_number}</span>
      </p>
      <p>
        <button
          className="text-link"
          type="button"
          aria-label={`${checkoutTexts.orderer}：${changeTexts.change}`}
          onClick={() => setOpen(true)}
        >
          {changeTexts.change}
        </button>
      </p>
    </section>
  )
}

function lacksSomething(form: ShopForm<unknown>): boolean {
  const values = form.getValues()
  return form.form.fields.some(({ name, is_required }) => is_required && !values[name])
}

/** The orderer. The mail address is repeated in words, because a typo there loses the confirmation. */
function OrdererFields({ form }: { form: ShopForm<unknown> }) {
  const email = form.bind('email')
  const typed = useFieldText(form, 'email')
  const isGood = typed !== '' && !email.error && EMAIL_ADDRESS.test(typed)
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
