import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Address } from '#contract/shapes/address.ts'
import type { CartShipping } from '#contract/shapes/cart.ts'
import type { UserAddress } from '#contract/shapes/user-address.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { createShippingAddressForm } from '#src/forms/shipping-address.ts'
import { setSender } from '#src/stores/checkout/destinations.ts'
import { forgetDraft, getDraft, keepDraft } from '#src/stores/page/form-draft.ts'
import { $session } from '#src/stores/session/session.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { toTexts } from '../forms/to-texts.ts'
import { useShopForm } from '../forms/use-shop-form.ts'
import type { SubmissionEnd } from '../forms/use-submission.ts'
import { ADDRESS_VALUES } from './address-values.ts'
import { toSenderDraft } from './sender-draft.ts'
import type { DeliveryForm } from './use-delivery-form.ts'

const { typed: TYPED, orderer: ORDERER } = ADDRESS_VALUES

/** Who is named as the sender of a destination, saved together with the parcels. */
export function useSenderForm({ key, sender }: CartShipping, variant: FormVariant, delivery: DeliveryForm) {
  const session = useStore($session, { ssr: 'initial' }).state
  const [definition] = useState(() => {
    const form = createShippingAddressForm(variant)
    return { ...form, name: `sender-${delivery.cart_id}-${key}` }
  })
  const form = useShopForm(definition, toTexts(sender ?? null))
  const draft = toSenderDraft(delivery.cart_id, key)
  const [chosen, setChosen] = useState(() => getDraft(draft)['chosen'] ?? (sender ? TYPED : ORDERER))

  async function save(): Promise<SubmissionEnd> {
    const typed = chosen === ORDERER ? null : await form.validate()
    if (chosen !== ORDERER && !typed) return 'invalid'
    const failure = await setSender(key, typed)
    if (failure) {
      const others = form.refuse(failure)
      const isSaid = failure.kind === 'refused' && failure.fields.length > 0
      return { failure, sentences: isSaid ? others : [toFailureSentence(failure)] }
    }
    form.forgetDraft()
    forgetDraft(draft)
    return 'left'
  }
  useEffect(() => {
    delivery.join(draft, save)
    delivery.report(draft, chosen === ORDERER ? [] : form.messages)
  })

  return {
    id: draft,
    form,
    is_member: session === 'member',
    chosen,
    /** An entry of the book fills the fields, so that the label can be seen and changed for this order. */
    choose(value: string, entry: UserAddress | undefined): void {
      setChosen(value)
      keepDraft(draft, { chosen: value })
      if (entry) fill(entry)
    },
  }

  function fill(entry: Address): void {
    const texts = toTexts(entry)
    for (const name of Object.keys(definition.defaults)) form.setValue(name, texts[name] ?? '')
  }
}
