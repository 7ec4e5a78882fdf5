import { phoneField } from './contact-fields.ts'
import { createForm } from './create-form.ts'
import type { FormVariant } from './form-field.ts'
import { toCompanyFields, toNameFields } from './name-fields.ts'
import { placeFields } from './place-fields.ts'

/** Fields of an address parcels go to, in the order of the screen. */
export function toShippingAddressFields(variant: FormVariant) {
  const { last_name, first_name, last_name_kana, first_name_kana } = toNameFields(variant)
  return {
    ...toCompanyFields(variant),
    shipping_last_name: last_name,
    shipping_first_name: first_name,
    shipping_last_name_kana: last_name_kana,
    shipping_first_name_kana: first_name_kana,
    ...placeFields,
    phone_number: phoneField,
  }
}

/** Where a parcel goes: the receiver, the place and a telephone number for the carrier. */
export function createShippingAddressForm(variant: FormVariant) {
  return createForm(
    'shipping-address',
    toShippingAddressFields(variant),
    async () => (await import('./schemas/shipping-address.ts'))[variant],
    variant,
  )
}
