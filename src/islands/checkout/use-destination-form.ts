import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CartShipping } from '#contract/shapes/cart.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { createShippingAddressForm } from '#src/forms/shipping-address.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { setAddress } from '#src/stores/checkout/cart-details.ts'
import { addDestination } from '#src/stores/checkout/destinations.ts'
import { forgetDraft, getDraft, keepDraft } from '#src/stores/page/form-draft.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { $session } from '#src/stores/session/session.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { toTexts } from '../forms/to-texts.ts'
import { useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { ADDRESS_VALUES } from './address-values.ts'

const TYPED = ADDRESS_VALUES.typed

/** A destination beside the first one: from the address book of a member, or typed. @param shipping null for a new one */
export function useDestinationForm(shipping: CartShipping | null, variant: FormVariant) {
  const name = shipping?.key ?? 'new'
  const [definition] = useState(() => {
    const form = createShippingAddressForm(variant)
    return { ...form, name: `${form.name}-${name}` }
  })
  const form = useShopForm(definition, toTexts(shipping?.address ?? null))
  const session = useStore($session, { ssr: 'initial' }).state
  const draft = `destination-${name}`
  const [chosen, setChosen] = useState(() => getDraft(draft)['chosen'] ?? (shipping ? TYPED : ''))
  const is_member = session === 'member'
  const is_typed = !is_member || chosen === TYPED
  const missing = is_typed || chosen !== '' ? undefined : shareTexts.book_choose

  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    if (missing) return 'invalid'
    const address = is_typed ? await form.validate() : null
    if (is_typed && !address) return 'invalid'
    const place = address ? { address } : { user_address_id: Number(chosen) }
    const failure = await (shipping ? setAddress({ key: shipping.key, ...place }) : addDestination(place))
    if (failure) return { failure, sentences: toSentences(form.refuse(failure), failure) }
    form.forgetDraft()
    forgetDraft(draft)
    goTo(toStepPath('shipping-select'))
    return 'left'
  })
  const id = `book-${name}`
  return {
    id,
    form,
    /** Whether it is known already who this is. */
    is_known: session !== 'unknown',
    is_member,
    is_typed,
    chosen,
    choose(value: string): void {
      keepDraft(draft, { chosen: value })
      setChosen(value)
    },
    /** Without entries in the book, the address is typed. */
    chooseOnly(): void {
      if (chosen === '') setChosen(TYPED)
    },
    submission,
    missing: submission.failures > 0 ? missing : undefined,
    messages: missing ? [{ id, message: missing }] : is_typed ? form.messages : [],
  }
}

/** What no field of the screen stands for. */
function toSentences(others: string[], failure: CallFailure): string[] {
  const isSaid = failure.kind === 'refused' && failure.fields.length > 0
  return isSaid ? others : [toFailureSentence(failure)]
}
