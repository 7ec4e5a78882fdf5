import { useState } from 'react'
import type { CartShipping } from '#contract/shapes/cart.ts'
import type { FormVariant } from '#src/forms/create-form.ts'
import { createGiftReceiverForm, toReceiverValues } from '#src/forms/gift-receiver.ts'
import { createOrdererForm } from '#src/forms/orderer.ts'
import { createShippingAddressForm } from '#src/forms/shipping-address.ts'
import { listUsedShippings, toStepPath } from '#src/rules/checkout-steps.ts'
import { isForOrderer } from '#src/rules/is-for-orderer.ts'
import { setAddress, setOrderer, setReceiver } from '#src/stores/cart-details.ts'
import type { CartView } from '#src/stores/cart-view.ts'
import { forgetDraft, getDraft, keepDraft } from '#src/stores/form-draft.ts'
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

/** `gift`: the recipient of a social gift says where it goes. */
export type Receiver = 'orderer' | 'other' | 'gift'

/**
 * The step that asks who orders and where it goes: the forms, and who receives.
 * @param can_be_gift whether shop and goods allow a social gift
 */
export function useShippingForm(view: CartView, variant: FormVariant, can_be_gift: boolean) {
  const shipping = useFirstShipping(view)
  const known = view.detail.order.orderer
  const [ordererForm] = useState(() => createOrdererForm(variant))
  const [addressForm] = useState(() => {
    const form = createShippingAddressForm(variant)
    return { ...form, name: `${form.name}-${shipping.key}` }
  })
  const orderer = useShopForm(ordererForm, toTexts(known))
  const address = useShopForm(addressForm, toTexts(shipping.address))
  const [giftForm] = useState(createGiftReceiverForm)
  const gift = useShopForm(giftForm, toReceiverValues(view.gift))
  const [chosen, chooseReceiver] = useReceiver(shipping, view)
  const receiver = chosen === 'gift' && !can_be_gift ? 'orderer' : chosen

  async function submit(): Promise<SubmissionEnd> {
    if (receiver === 'orderer') copyPerson()
    const person = await orderer.validate()
    const save = receiver === 'gift' ? await readyGift() : await readyAddress()
    if (!person || !save) return 'invalid'
    const failure = await setOrderer(person)
    if (failure) return { failure, sentences: toSentences(orderer.refuse(failure), failure) }
    const end = await save()
    if (end) return end
    for (const form of [orderer, address, gift]) form.forgetDraft()
    // The cart knows it now; the next cart must not begin with it.
    forgetDraft(toReceiverDraft(shipping.key))
    goTo(toStepPath('shipping-detail'))
    return 'left'
  }

  /** How the address is saved; null while something in it is wrong. */
  async function readyAddress() {
    const place = await address.validate()
    if (!place) return null
    return async (): Promise<SubmissionEnd | null> => {
      const failure =
        (view.gift && (await setReceiver(null))) ?? (await setAddress({ key: shipping.key, address: place }))
      return failure && { failure, sentences: toSentences(address.refuse(failure), failure) }
    }
  }

  async function readyGift() {
    const recipient = await gift.validate()
    if (!recipient) return null
    return async (): Promise<SubmissionEnd | null> => {
      const failure = await setReceiver(recipient)
      return failure && { failure, sentences: toSentences(gift.refuse(failure), failure) }
    }
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
    gift,
    receiver,
    chooseReceiver,
    submission,
    messages: [...orderer.messages, ...(receiver === 'gift' ? gift.messages : placeMessages)],
  }
}

/** The first destination something goes to; the others have a form of their own. */
function useFirstShipping({ detail }: CartView): CartShipping {
  const [found] = useState(() => listUsedShippings(detail)[0])
  if (!found) throw new Error('A cart with goods has a destination.')
  return found
}

function useReceiver({ key, address }: CartShipping, { gift, detail }: CartView) {
  const { orderer } = detail.order
  const draft = toReceiverDraft(key)
  const [receiver, setReceiver] = useState<Receiver>(() => {
    const kept = getDraft(draft)['receiver']
    if (kept === 'orderer' || kept === 'other' || kept === 'gift') return kept
    if (gift) return 'gift'
    return !address || !orderer || isForOrderer(address, orderer) ? 'orderer' : 'other'
  })
  return [
    receiver,
    (chosen: Receiver) => {
      keepDraft(draft, { receiver: chosen })
      setReceiver(chosen)
    },
  ] as const
}

const toReceiverDraft = (key: string) => `receiver-${key}`

/** What the API has, as texts for fields. */
function toTexts(known: object | null): Record<string, string> {
  return Object.fromEntries(Object.entries(known ?? {}).map(([name, value]) => [name, String(value ?? '')]))
}

function toSentences(others: string[], failure: Parameters<typeof toFailureSentence>[0]): string[] {
  const isSaidByFields = 'fields' in failure && Array.isArray(failure.fields) && failure.fields.length > 0
  return isSaidByFields ? others : [toFailureSentence(failure)]
}
