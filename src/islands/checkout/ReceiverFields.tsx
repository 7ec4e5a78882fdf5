import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { NameFields } from './NameFields.tsx'

/** Who receives the parcel, when it is not the orderer. */
export function ReceiverFields({ form }: { form: ShopForm<unknown> }) {
  return (
    <div role="group" aria-label={checkoutTexts.receiver} className="form-group">
      <NameFields form={form} prefix="shipping_" section="shipping" />
      <TextField bound={form.bind('phone_number')} width="half" section="shipping" />
    </div>
  )
}
