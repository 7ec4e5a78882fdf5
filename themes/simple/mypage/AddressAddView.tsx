import { AddressForm } from '#src/islands/address/AddressForm.tsx'
import { MemberScreen } from '#src/islands/member/MemberScreen.tsx'

/** A new entry of the address book. */
export function AddressAddView() {
  return (
    <MemberScreen>
      <AddressForm variant="personal" />
    </MemberScreen>
  )
}
