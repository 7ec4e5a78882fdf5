import { useState } from 'react'
import type { Address } from '#contract/shapes/address.ts'
import type { CartShipping, Orderer } from '#contract/shapes/cart.ts'
import type { FormVariant } from '#src/forms/create-form.ts'
import { createOrdererForm } from '#src/forms/orderer.ts'
import { createShippingAddressForm } from '#src/forms/shipping-address.ts'
import { listUsedShippings, toStepPath } from '#src/rules/checkout-steps.ts'
import { setAddress, setOrderer } from '#src/stores/cart-details.ts'
import type { CartView } from '#src/stores/cart-view.ts'
import { getDraft, keepDraft } from '#src/stores/form-draft.ts'
import { goTo } from '#src/stores/go-to.ts'
import { toFailureSentence } from '#src/text/api-errors.ts'
import { useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'

/** Fields of an address that say who receives, and the fields of the orderer they equal. */
const SAME_PERSON = {
  shipping_last_name: 'last_name',
  shipping_first_name: 'first_name',
  shipping_last_name_kana: 'last_name_kana',
  shipping_first_name_kana: 'first_name_kana',
  phone_number: 'phone_number',
  company_name: 'company_name',
  department_name: 'department_name',
} as const

export type Receiver = 'orderer' | 'other'

/** The step that asks who orders and where it goes: both forms, and who receives. */
export function useShippingForm(view: CartView, variant: FormVariant) {
  const shipping = useEditedShipping(view)
  const known = view.detail.order.orderer
  const [ordererForm] = useState(() => createOrdererForm(variant))
  const [addressForm] = useState(() => {
    const form = createShippingAddressForm(variant)
    return { ...form, name: `${form.name}-${shipping.key}` }
  })
  const orderer = useShopForm(ordererForm, toTexts(known))
  const address = useShopForm(addressForm, toTexts(shipping.address))
  const [receiver, chooseReceiver] = useReceiver(shipping, known)

  async function submit(): Promise<SubmissionEnd> {
    if (receiver === 'orderer') copyPerson()
    const person = await orderer.validate()
    const place = await address.validate()
    if (!person || !place) return 'invalid'
    const failure = await setOrderer(person)
    if (failure) return { failure, sentences: toSentences(orderer.refuse(failure), failure) }
    const second = await setAddress({ key: shipping.key, address: place })
    if (second) return { failure: second, sentences: toSentences(address.refuse(second), second) }
    orderer.forgetDraft()
    address.forgetDraft()
    goTo(toStepPath('shipping-detail'))
    return 'left'
  }

  function copyPerson(): void {
    const typed = orderer.getValues()
    for (const [mine, theirs] of Object.entries(SAME_PERSON))
      if (mine in addressForm.defaults) address.setValue(mine, typed[theirs] ?? '')
  }

  const submission = useSubmission(submit)
  // What is copied from the orderer is put right there, not in fields nobody sees.
  const placeMessages = address.messages.filter(
    ({ id }) => receiver === 'other' || !Object.keys(SAME_PERSON).some((name) => id.endsWith(`-${name}`)),
  )
  return {
    orderer,
    address,
    receiver,
    chooseReceiver,
    submission,
    messages: [...orderer.messages, ...placeMessages],
  }
}

/** The destination `?shipping=` names, else the first something goes to. */
function useEditedShipping({ detail }: CartView): CartShipping {
  const [wanted] = useState(() => new URL(location.href).searchParams.get('shipping'))
  const found = detail.shippings.find(({ key }) => key === wanted) ?? listUsedShippings(detail)[0]
  if (!found) throw new Error('A cart with goods has a destination.')
  return found
}

function useReceiver({ key, address }: CartShipping, orderer: Orderer | null) {
  const draft = `receiver-${key}`
  const [receiver, setReceiver] = useState<Receiver>(() => {
    const kept = getDraft(draft)['receiver']
    if (kept === 'orderer' || kept === 'other') return kept
    return !address || !orderer || isSamePerson(address, orderer) ? 'orderer' : 'other'
  })
  return [
    receiver,
    (chosen: Receiver) => {
      keepDraft(draft, { receiver: chosen })
      setReceiver(chosen)
    },
  ] as const
}

function isSamePerson(address: Address, orderer: Orderer): boolean {
  return (
    address.shipping_last_name === orderer.last_name && address.shipping_first_name === orderer.first_name
  )
}

/** What the API has, as texts for fields. */
function toTexts(known: object | null): Record<string, string> {
  return Object.fromEntries(Object.entries(known ?? {}).map(([name, value]) => [name, String(value ?? '')]))
}

function toSentences(others: string[], failure: Parameters<typeof toFailureSentence>[0]): string[] {
  const isSaidByFields = 'fields' in failure && Array.isArray(failure.fields) && failure.fields.length > 0
  return isSaidByFields ? others : [toFailureSentence(failure)]
}
