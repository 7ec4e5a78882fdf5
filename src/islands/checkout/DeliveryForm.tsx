import { listUsedPackings, toStepPath } from '#src/rules/checkout-steps.ts'
import type { CartView } from '#src/stores/cart-view.ts'
import { checkoutTexts } from '#src/text/checkout.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { FieldRow, toDescribedBy } from '../ui/FieldRow.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ParcelFields } from './ParcelFields.tsx'
import { StepActions } from './StepActions.tsx'
import { useDeliveryForm } from './use-delivery-form.ts'

/** When parcels come, how they are wrapped, and a word to the shop. */
export function DeliveryForm({ view }: { view: CartView }) {
  const delivery = useDeliveryForm(view)
  const { leadtimes, failure, retry, note, writeNote, submission, messages } = delivery
  if (failure) return <LoadFailure title={checkoutTexts.leadtimes_failed} failure={failure} onRetry={retry} />
  if (!leadtimes) return <Skeleton label={checkoutTexts.loading} rows={3} />
  return (
    <form className="checkout-form" noValidate onSubmit={submission.onSubmit}>
      <ErrorSummary
        messages={messages}
        sentences={submission.refusal?.sentences ?? []}
        failures={submission.failures}
      />
      {listUsedPackings(view.detail).map((packing) => {
        const leadtime = leadtimes.find(({ packing_key }) => packing_key === packing.key)
        if (!leadtime) return null
        return (
          <ParcelFields
            key={packing.key}
            packing={packing}
            view={view}
            leadtime={leadtime}
            delivery={delivery}
          />
        )
      })}
      <section className="form-section">
        <FieldRow
          id="note"
          label={checkoutTexts.note}
          is_required={false}
          error={undefined}
          hint={checkoutTexts.note_hint}
        >
          <textarea
            className="field"
            id="note"
            rows={3}
            maxLength={1000}
            value={note}
            aria-describedby={toDescribedBy('note', true, false)}
            onChange={(event) => writeNote(event.target.value)}
          />
        </FieldRow>
      </section>
      <StepActions view={view} back={toStepPath('shipping-add')}>
        <BusyButton is_busy={submission.is_busy}>{checkoutTexts.next_payment}</BusyButton>
      </StepActions>
    </form>
  )
}
