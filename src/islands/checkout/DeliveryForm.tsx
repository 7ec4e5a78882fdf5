import { lazy, Suspense, useEffect } from 'react'
import type { FormVariant } from '#src/forms/form-field.ts'
import { listUsedPackings, listUsedShippings, toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { isMany } from '#src/rules/checkout/many-destinations.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { deliveryStepTexts } from '#src/text/checkout/delivery-step.ts'
import { FormWithSummary } from '../forms/FormWithSummary.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { FieldRow, toDescribedBy } from '../ui/FieldRow.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { GiftParcelFields } from './GiftParcelFields.tsx'
import { ParcelFields } from './ParcelFields.tsx'
import { StepActions } from './StepActions.tsx'
import { useDeliveryForm } from './use-delivery-form.ts'

/** Most orders go to one place. */
const ManyDelivery = lazy(async () => ({ default: (await import('./ManyDelivery.tsx')).ManyDelivery }))
const MoreDestinations = lazy(async () => ({
  default: (await import('./MoreDestinations.tsx')).MoreDestinations,
}))

interface Props {
  view: CartView
  variant: FormVariant
  /** Whether the shop sends one order to several places (ORDER.SHIPPING.IS_ALLOW_MULTIPLE). */
  allows_multiple?: boolean
}

/** When parcels come, how they are wrapped, and a word to the shop. */
export function DeliveryForm({ view, variant, allows_multiple = false }: Props) {
  useSharedOut(view)
  const delivery = useDeliveryForm(view)
  const { leadtimes, failure, retry, note, writeNote, submission, messages } = delivery
  if (failure)
    return <LoadFailure title={deliveryStepTexts.leadtimes_failed} failure={failure} onRetry={retry} />
  if (!leadtimes) return <Skeleton label={checkoutTexts.loading} rows={3} />
  return (
    <FormWithSummary submission={submission} messages={messages}>
      {isMany(view.detail) ? (
        <Suspense>
          <ManyDelivery view={view} variant={variant} delivery={delivery} />
        </Suspense>
      ) : (
        listUsedPackings(view.detail).map((packing) => {
          if (view.gift)
            return (
              <GiftParcelFields
                key={packing.key}
                packing={packing}
                view={view}
                receiver_name={view.gift.receiver_name}
                delivery={delivery}
              />
            )
          const leadtime = leadtimes.find(({ packing_key }) => packing_key === packing.key)
          if (!leadtime) return null
          return (
            <ParcelFields
              key={packing.key}
              packing={packing}
              view={view}
              variant={variant}
              leadtime={leadtime}
              delivery={delivery}
            />
          )
        })
      )}
      <Suspense>
        {view.count > 1 && <MoreDestinations view={view} allows_multiple={allows_multiple} />}
      </Suspense>
      <section className="form-section">
        <FieldRow
          id="note"
          label={deliveryStepTexts.note}
          is_required={false}
          error={undefined}
          hint={deliveryStepTexts.note_hint}
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
        <BusyButton is_busy={submission.is_busy}>{deliveryStepTexts.next_payment}</BusyButton>
      </StepActions>
    </FormWithSummary>
  )
}

/** A destination without goods has no delivery options: the goods are shared out first. */
function useSharedOut({ detail, is_pending }: CartView): void {
  const isIdle = !is_pending && listUsedShippings(detail).length < detail.shippings.length
  useEffect(() => {
    if (isIdle) location.replace(toStepPath('shipping-select'))
  }, [isIdle])
}
