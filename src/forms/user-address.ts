import type { UserAddress } from '#contract/shapes/user-address.ts'
import { phoneField } from './contact-fields.ts'
import { createForm } from './create-form.ts'
import type { FormVariant } from './form-field.ts'
import { toShippingAddressFields } from './shipping-address.ts'

/** An entry of the address book: an address parcels go to, and a second telephone number. */
export function createUserAddressForm(variant: FormVariant) {
  const plan = {
    ...toShippingAddressFields(variant),
    cell_phone_number: { ...phoneField, label: 'cell_phone_number', is_required: false },
  } as const
  return createForm(
    'user-address',
    plan,
    async () => (await import('./schemas/user-address.ts'))[variant],
    variant,
  )
}

/** What the fields show for an address the API has. */
export function toUserAddressValues(address: UserAddress): Record<string, string> {
  return Object.fromEntries(Object.entries(address).map(([name, value]) => [name, String(value ?? '')]))
}
