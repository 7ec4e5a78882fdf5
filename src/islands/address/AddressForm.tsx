import { useState } from 'react'
import type { UserAddress } from '#contract/shapes/user-address.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { createUserAddressForm, toUserAddressValues } from '#src/forms/user-address.ts'
import { addAddress, changeAddress } from '#src/stores/member/change-address-book.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { NameFields } from '../checkout/NameFields.tsx'
import { PlaceFields } from '../checkout/PlaceFields.tsx'
import { useShopForm } from '../forms/use-shop-form.ts'
import { RecordForm } from '../member/RecordForm.tsx'
import { useRecordForm } from '../member/use-record-form.ts'
import { TextField } from '../ui/TextField.tsx'

interface Props {
  variant: FormVariant
  /** The address to change; without one a new one is added. */
  address?: UserAddress
}

/** One entry of the address book. */
export function AddressForm({ variant, address }: Props) {
  const [definition] = useState(() => {
    const form = createUserAddressForm(variant)
    return address ? { ...form, name: `${form.name}-${address.id}` } : form
  })
  const form = useShopForm(definition, address ? toUserAddressValues(address) : {})
  const submission = useRecordForm(form, {
    save: (values) => (address ? changeAddress(address.id, values) : addAddress(values)),
    next: '/mypage/address/',
    done: address ? 'member.saved' : 'member.added',
  })
  return (
    <RecordForm
      submission={submission}
      messages={form.messages}
      submit={address ? mypageTexts.save : mypageTexts.add}
      back="/mypage/address/"
    >
      <NameFields form={form} prefix="shipping_" section="shipping" />
      <PlaceFields form={form} section="shipping" />
      <div className="form-pair">
        <TextField bound={form.bind('phone_number')} section="shipping" />
        <TextField bound={form.bind('cell_phone_number')} section="shipping" />
      </div>
    </RecordForm>
  )
}
