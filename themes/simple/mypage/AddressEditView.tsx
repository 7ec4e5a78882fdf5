import type { FormVariant } from '#src/forms/form-field.ts'
import { AddressForm } from '#src/islands/address/AddressForm.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { addressResource } from '#src/stores/member/change-address-book.ts'

/** One entry of the address book, to change. */
export function AddressEditView({ variant }: { variant: FormVariant }) {
  return (
    <ResourceScreen resource={addressResource} rows={5}>
      {(address) => <AddressForm variant={variant} address={address} />}
    </ResourceScreen>
  )
}
