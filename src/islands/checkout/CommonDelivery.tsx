import { useEffect, useRef, useState } from 'react'
import type { Leadtime } from '#contract/shapes/cart.ts'
import {
  createCommonForm,
  EACH_OWN,
  isEachOwn,
  pickCommon,
  toCommonValues,
} from '#src/forms/common-wishes.ts'
import { toPacking } from '#src/forms/gift-options.ts'
import { listUsedPackings } from '#src/rules/checkout/checkout-steps.ts'
import { isGiftForAll, listCommonDays, listCommonSlots } from '#src/rules/checkout/common-wishes.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { setAllPackings } from '#src/stores/checkout/all-parcels.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { deliveryStepTexts } from '#src/text/checkout/delivery-step.ts'
import { manyTexts } from '#src/text/checkout/many-destinations.ts'
import { type FieldMessage, useShopForm } from '../forms/use-shop-form.ts'
import type { SubmissionEnd } from '../forms/use-submission.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { GiftFields } from './GiftFields.tsx'
import { type DeliveryForm, toParcelDraft } from './use-delivery-form.ts'
import { forgetWishDraft, keepBefore, openWishDraft } from './wish-drafts.ts'

interface Props {
  view: CartView
  delivery: DeliveryForm
  leadtimes: readonly Leadtime[]
}

/** Day, slot and dress of all parcels at once: only what is changed here is set, the rest stays as each has it. */
export function CommonDelivery({ view, delivery, leadtimes }: Props) {
  const packings = listUsedPackings(view.detail)
  const common = toCommonValues(packings)
  const [start] = useState(common)
  const isGift = isGiftForAll(packings, view.lines)
  const [definition] = useState(() => {
    const name = toParcelDraft(view.id, isGift ? 'all' : 'all-days')
    openWishDraft(name, common)
    keepBefore(name, common)
    return createCommonForm(name, common)
  })
  const form = useShopForm(definition, common)
  const [sent, setSent] = useState<Readonly<Record<string, string>>>(start)
  const [is_busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState('')
  const [failures, setFailures] = useState(0)
  const { name } = definition
  useFirstWrong(failures, form.messages)
  const toOwn = (field: string) => (isEachOwn(field, start[field]) ? [EACH_OWN] : [])

  async function save(): Promise<SubmissionEnd> {
    const wishes = await form.validate()
    if (!wishes) return 'invalid'
    const values = form.getValues()
    const fields = pickCommon(toPacking(wishes), values, sent)
    const failure = Object.keys(fields).length > 0 ? await setAllPackings(fields) : null
    if (failure) {
      const others = form.refuse(failure)
      const isSaid = failure.kind === 'refused' && failure.fields.length > 0
      return { failure, sentences: isSaid ? others : [toFailureSentence(failure)] }
    }
    setSent(values)
    forgetWishDraft(name)
    return Object.keys(fields).length > 0 ? 'done' : 'left'
  }

  async function apply(): Promise<void> {
    setBusy(true)
    setAnswer('')
    const end = await save().finally(() => setBusy(false))
    if (end === 'done' || end === 'left') {
      keepBefore(name, form.getValues())
      return setAnswer(end === 'done' ? manyTexts.applied : manyTexts.unchanged)
    }
    setAnswer((end !== 'invalid' && end.sentences.join('')) || manyTexts.wrong)
    setFailures(failures + 1)
  }

  useEffect(() => {
    delivery.join(name, async () => {
      const end = await save()
      return end === 'done' ? 'left' : end
    })
    delivery.report(name, form.messages)
  })

  return (
    <section className="form-section" aria-labelledby="many-common">
      <h2 id="many-common">{manyTexts.common}</h2>
      <p className="form-hint">{manyTexts.common_hint}</p>
      <div className="form-pair">
        <SelectField
          bound={form.bind('delivery_date')}
          empty={deliveryStepTexts.earliest_wish}
          options={[
            ...toOwn('delivery_date'),
            ...listCommonDays(leadtimes).map((day) => ({ value: day, label: formatDayWithWeekday(day) })),
          ]}
          width="half"
        />
        <SelectField
          bound={form.bind('delivery_timezone_key')}
          empty={deliveryStepTexts.timezone_any}
          options={[
            ...toOwn('delivery_timezone_key'),
            ...listCommonSlots(leadtimes).map(({ key, name: label }) => ({ value: key, label })),
          ]}
          width="half"
        />
      </div>
      <p className="form-hint">{manyTexts.common_day_hint}</p>
      {isGift ? (
        <GiftFields form={form} />
      ) : (
        view.lines.some(({ product_info }) => product_info.is_giftable) && (
          <p className="form-hint">{manyTexts.gift_each}</p>
        )
      )}
      {isGift && new Set(packings.map(({ message }) => message)).size > 1 && (
        <p className="form-hint">{manyTexts.own_messages}</p>
      )}
      <div>
        <BusyButton className="" is_busy={is_busy} onPress={() => void apply()}>
          {manyTexts.apply}
        </BusyButton>
        <p role="status">{answer}</p>
      </div>
    </section>
  )
}

/** Goes to the first wrong field after each failed «apply», once the fields know that they are wrong. */
function useFirstWrong(failures: number, messages: readonly FieldMessage[]): void {
  const first = useRef<string>(undefined)
  useEffect(() => {
    first.current = messages[0]?.id
  })
  useEffect(() => {
    if (failures > 0 && first.current) document.getElementById(first.current)?.focus()
  }, [failures])
}
