import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { toGiftPath } from '#src/rules/gift/gift-steps.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { GiftBack } from './GiftBack.tsx'
import { useGiftDelivery } from './use-gift-delivery.ts'

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
