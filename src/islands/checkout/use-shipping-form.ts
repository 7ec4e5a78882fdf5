import { useState } from 'react'
import type { CartShipping } from '#contract/shapes/cart.ts'
import type { UserAddress } from '#contract/shapes/user-address.ts'
import type { User } from '#contract/shapes/user.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { createGiftReceiverForm, toReceiverValues } from '#src/forms/gift-receiver.ts'
import { createOrdererForm } from '#src/forms/orderer.ts'
import { createShippingAddressForm } from '#src/forms/shipping-address.ts'
import { listUsedShippings, toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { isForOrderer } from '#src/rules/checkout/is-for-orderer.ts'
import { setAddress, setOrderer, setReceiver } from '#src/stores/checkout/cart-details.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { keepAddress } from '#src/stores/member/keep-address.ts'
import { forgetDraft, getDraft, keepDraft } from '#src/stores/page/form-draft.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { toTexts } from '../forms/to-texts.ts'
import { usePrefill } from '../forms/use-prefill.ts'
import { useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { toOrderer } from './to-orderer.ts'

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

/** `gift`: the recipient of a social gift says where it goes. Otherwise the id of an entry of the member's book. */
type Receiver = string

/** What the shop knows of whoever orders. */
export interface KnownShopper {
  /** Null for a guest. */
  member: User | null
  /** Entries of the address book a parcel can go to, default first. */
  entries: readonly UserAddress[]
}

export const GUEST: KnownShopper = { member: null, entries: [] }

/**
 * The step that asks who orders and where it goes: the forms, and who receives.
 * @param can_be_gift whether shop and goods allow a social gift
 */
export function useShippingForm(
  view: CartView,
  variant: FormVariant,
  can_be_gift: boolean,
  { member, entries }: KnownShopper,
) {
  const shipping = useFirstShipping(view)
  const known = view.detail.order.orderer
  const [ordererForm] = useState(() => createOrdererForm(variant))
  const [addressForm] = useState(() => {
    const form = createShippingAddressForm(variant)
    return { ...form, name: `${form.name}-${shipping.key}` }
  })
  const orderer = useShopForm(ordererForm, toTexts(known ?? toOrderer(member)))
  const address = useShopForm(addressForm, toTexts(shipping.address ?? (entries[0] ? null : member)))
  // A draft from before the login may lack what the profile has.
  usePrefill(orderer, () => Promise.resolve(toOrderer(member) ?? {}))
  const [keeps_address, setKeepsAddress] = useState(true)
  const [giftForm] = useState(createGiftReceiverForm)
  const gift = useShopForm(giftForm, toReceiverValues(view.gift))
  const [chosen, chooseReceiver] = useReceiver(shipping, view, entries)
  const receiver = chosen === 'gift' && !can_be_gift ? toFirst(entries) : chosen
  const entry = entries.find(({ id }) => String(id) === receiver)

  async function submit(): Promise<SubmissionEnd> {
    if (receiver === 'orderer') copyPerson()
    const person = await orderer.validate()
    const save = receiver === 'gift' ? await readyGift() : entry ? readyEntry(entry) : await readyAddress()
    if (!person || !save) return 'invalid'
    const failure = await setOrderer(person)
    if (failure) return { failure, sentences: toSentences(orderer.refuse(failure), failure) }
    const end = await save()
    if (end) return end
    for (const form of [orderer, address, gift]) form.forgetDraft()
    // The cart has it now, and the next cart must not begin with it.
    forgetDraft(toReceiverDraft(shipping.key))
    goTo(toStepPath('shipping-detail'))
    return 'left'
  }

  /** How the address is saved; null while something in it is wrong. */
  async function readyAddress() {
    const place = await address.validate()
    if (!place) return null
    return async (): Promise<SubmissionEnd | null> => {
      if (member === null || !keeps_address) return send({ address: place })
      const kept = await keepAddress(place)
      if (kept.state === 'told') return send({ user_address_id: kept.value.id })
      const { failure } = kept
      return { failure, sentences: toSentences(address.refuse(failure), failure) }
    }
  }

  function readyEntry({ id }: UserAddress) {
    return () => send({ user_address_id: id })
  }

  async function send(place: Pick<Parameters<typeof setAddress>[0], 'address' | 'user_address_id'>) {
    const failure =
      (view.gift && (await setReceiver(null))) ?? (await setAddress({ key: shipping.key, ...place }))
    return failure && { failure, sentences: toSentences(address.refuse(failure), failure) }
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
  // Values copied from the orderer are corrected there, not in hidden fields.
  const placeMessages = address.messages.filter(
    ({ id }) =>
      !entry && (receiver === 'other' || !Object.keys(SAME_PERSON).some((name) => id.endsWith(`-${name}`))),
  )
  return {
    orderer,
    address,
    gift,
    receiver,
    chooseReceiver,
    keeps_address,
    setKeepsAddress,
    submission,
    messages: [...orderer.messages, ...(receiver === 'gift' ? gift.messages : placeMessages)],
  }
}

/** The first destination with goods; the others have their own form. */
function useFirstShipping({ detail }: CartView): CartShipping {
  const [found] = useState(() => listUsedShippings(detail)[0])
  if (!found) throw new Error('A cart with goods has a destination.')
  return found
}

function useReceiver(
  { key, address, user_address_id }: CartShipping,
  { gift, detail }: CartView,
  entries: readonly UserAddress[],
) {
  const { orderer } = detail.order
  const draft = toReceiverDraft(key)
  const [receiver, setReceiver] = useState<Receiver>(() => {
    const kept = getDraft(draft)['receiver'] ?? ''
    const ids = entries.map(({ id }) => String(id))
    if ([...ids, 'other', 'gift', ...(ids.length === 0 ? ['orderer'] : [])].includes(kept)) return kept
    if (gift) return 'gift'
    if (ids.length > 0) {
      if (!address) return toFirst(entries)
      return ids.includes(String(user_address_id)) ? String(user_address_id) : 'other'
    }
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

/** The destination by default: the default address of the book. */
function toFirst(entries: readonly UserAddress[]): Receiver {
  const first = entries.find(({ is_default }) => is_default) ?? entries[0]
  return first ? String(first.id) : 'orderer'
}

const toReceiverDraft = (key: string) => `receiver-${key}`

function toSentences(others: string[], failure: Parameters<typeof toFailureSentence>[0]): string[] {
  const isSaidByFields = 'fields' in failure && Array.isArray(failure.fields) && failure.fields.length > 0
  return isSaidByFields ? others : [toFailureSentence(failure)]
}
