import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { toGiftPath } from '#src/rules/gift/gift-steps.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { GiftBack } from './GiftBack.tsx'
import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { createGiftDeliveryForm } from '#src/forms/gift-delivery.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { $giftLeadtime, getGiftAnswer, giveGiftWish, loadGiftLeadtime } from '#src/stores/gift/gift-answer.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toTexts } from '../forms/to-texts.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { toGiftDraft } from './to-gift-draft.ts'

/** When the recipient wants the gift. */
export function GiftDeliveryForm({ gift_key }: { gift_key: string }) {
  const { leadtime, failure, retry, sent } = useGiftDelivery(gift_key)
  if (failure)
    return <LoadFailure title={recipientTexts.leadtimes_failed} failure={failure} onRetry={retry} />
  if (!leadtime) return <Skeleton label={recipientTexts.loading} rows={2} />
  return (
    <>
      <p>{recipientTexts.delivery_lead}</p>
      <WholeForm sent={sent} submit={recipientTexts.next_confirm} failed={recipientTexts.not_taken}>
        <p className="delivery-promise">{recipientTexts.earliest(formatDayWithWeekday(leadtime.earliest))}</p>
        <SelectField
          bound={sent.form.bind('delivery_at')}
          empty={recipientTexts.any_day}
          options={leadtime.days.map((day) => ({ value: day, label: formatDayWithWeekday(day) }))}
        />
        <SelectField
          bound={sent.form.bind('delivery_timezone_key')}
          empty={recipientTexts.any_time}
          options={leadtime.timezones.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </WholeForm>
      <GiftBack href={toGiftPath('shipping', gift_key)} />
    </>
  )
}

/** The step that asks when the gift shall come: the API's days for the address, and one form. */
function useGiftDelivery(gift_key: string) {
  const leadtime = useStore($giftLeadtime, { ssr: 'initial' })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  useEffect(() => void loadGiftLeadtime().then(setFailure), [])
  const sent = useSentForm({
    create: () => createGiftDeliveryForm(toGiftDraft('delivery', gift_key)),
    start: toTexts(getGiftAnswer().wish ?? null),
    send: async ({ delivery_at, delivery_timezone_key: key }) => {
      const delivery_timezone = leadtime?.timezones.find((timezone) => timezone.key === key)?.name ?? null
      const wish = { delivery_at: delivery_at || null, delivery_timezone_key: key || null, delivery_timezone }
      const refused = await giveGiftWish(wish)
      if (!refused) goTo(toGiftPath('confirm', gift_key))
      return refused
    },
  })
  return {
    leadtime,
    failure,
    sent,
    retry(): void {
      setFailure(null)
      void loadGiftLeadtime().then(setFailure)
    },
  }
}
