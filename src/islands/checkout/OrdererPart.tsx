import { useState } from 'react'
import { changeTexts } from '#src/text/checkout/change.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { OrdererFields } from './OrdererFields.tsx'

interface Props {
  form: ShopForm<unknown>
  /** Whether the shop knows who this is: then there is nothing to type, only to look at. */
  is_known: boolean
}

/** Who orders: told in three lines where the shop knows it, with the fields a press away; asked for otherwise. */
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
