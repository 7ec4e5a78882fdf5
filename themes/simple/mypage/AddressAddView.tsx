import type { FormVariant } from '#src/forms/form-field.ts'
import { AddressForm } from '#src/islands/address/AddressForm.tsx'
import { MemberScreen } from '#src/islands/member/MemberScreen.tsx'

/** A new entry of the address book. */
export function AddressAddView({ variant }: { variant: FormVariant }) {
  return (
    <MemberScreen>
      <AddressForm variant={variant} />
    </MemberScreen>
  )
}
