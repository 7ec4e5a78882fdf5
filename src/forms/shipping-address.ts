import { phoneField } from './contact-fields.ts'
import { createForm, type FormVariant } from './create-form.ts'
import { toCompanyFields, toNameFields } from './name-fields.ts'
import { placeFields } from './place-fields.ts'

/** Where a parcel goes: the receiver, the place and a telephone number for the carrier. */
export function createShippingAddressForm(variant: FormVariant) {
  const { last_name, first_name, last_name_kana, first_name_kana } = toNameFields(variant)
  const plan = {
    ...toCompanyFields(variant),
    shipping_last_name: last_name,
    shipping_first_name: first_name,
    shipping_last_name_kana: last_name_kana,
    shipping_first_name_kana: first_name_kana,
    ...placeFields,
    phone_number: phoneField,
  }
  return createForm(
    'shipping-address',
    plan,
    async () => (await import('./schemas/shipping-address.ts'))[variant],
    variant,
  )
}
