import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CartPacking } from '#contract/shapes/cart.ts'
import { createGiftOptionsForm, toGiftValues, toPacking } from '#src/forms/gift-options.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { setNote, setPacking } from '#src/stores/checkout/cart-parcels.ts'
import { $leadtimes, loadLeadtimes } from '#src/stores/cart/cart-offers.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { forgetDraft, getDraft, keepDraft } from '#src/stores/page/form-draft.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { type FieldMessage, useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'

type Save = () => Promise<SubmissionEnd>

const NOTE = 'note'

/** The step that asks when parcels come: days from the API, one form a parcel, remarks for the shop. */
export function useDeliveryForm(view: CartView) {
  const leadtimes = useStore($leadtimes, { ssr: 'initial' })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [note, setNoteText] = useState(() => getDraft(NOTE)['note'] ?? view.detail.order.note ?? '')
  const [messages, setMessages] = useState<Record<string, readonly FieldMessage[]>>({})
  const parcels = useRef(new Map<string, Save>())

  useEffect(() => void loadLeadtimes().then(setFailure), [])

  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    for (const save of parcels.current.values()) {
      const end = await save()
      if (end !== 'left') return end
    }
    if (note !== (view.detail.order.note ?? '')) {
      const refused = await setNote(note.trim() || null)
      if (refused) return { failure: refused, sentences: [toFailureSentence(refused)] }
    }
    forgetDraft(NOTE)
    goTo(toStepPath('payment'))
    return 'left'
  })

  return {
    cart_id: view.id,
    leadtimes,
    failure,
    retry(): void {
      setFailure(null)
      void loadLeadtimes().then(setFailure)
    },
    note,
    writeNote(text: string): void {
      setNoteText(text)
      keepDraft(NOTE, { note: text })
    },
    submission,
    messages: Object.values(messages).flat(),
    /** For the form of each parcel: how it is saved, and its errors. */
    join: (key: string, save: Save) => void parcels.current.set(key, save),
    report: (key: string, told: readonly FieldMessage[]) =>
      setMessages((all) => (isSame(all[key] ?? [], told) ? all : { ...all, [key]: told })),
  }
}

type Wishes = ReturnType<typeof toPacking>

export type DeliveryForm = ReturnType<typeof useDeliveryForm> & {
  /** What is sent of a parcel's wishes, where it is not all of them. */
  pick?: (wishes: Wishes) => Partial<Wishes>
}

/** Key of the draft of a parcel's wishes. */
export const toParcelDraft = (cart_id: number, key: string) => `gift-options-${cart_id}-${key}`

/** One parcel's form, saved together with the others. */
export function useParcelForm(packing: CartPacking, delivery: DeliveryForm) {
  const [definition] = useState(() => {
    const form = createGiftOptionsForm()
    return { ...form, name: toParcelDraft(delivery.cart_id, packing.key) }
  })
  const form = useShopForm(definition, toGiftValues(packing))
  useEffect(() => {
    delivery.join(packing.key, async () => {
      const wishes = await form.validate()
      if (!wishes) return 'invalid'
      const failure = await setPacking({
        key: packing.key,
        ...(delivery.pick ?? toSame)(toPacking(wishes)),
      })
      if (!failure) {
        form.forgetDraft()
        return 'left'
      }
      const others = form.refuse(failure)
      const isSaid = failure.kind === 'refused' && failure.fields.length > 0
      return { failure, sentences: isSaid ? others : [toFailureSentence(failure)] }
    })
    delivery.report(packing.key, form.messages)
  })
  return form
}

const toSame = (wishes: Wishes) => wishes

function isSame(one: readonly FieldMessage[], other: readonly FieldMessage[]): boolean {
  return one.length === other.length && one.every(({ message }, place) => message === other[place]?.message)
}
