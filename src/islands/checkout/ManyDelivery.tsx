import { useState } from 'react'
import type { FormVariant } from '#src/forms/form-field.ts'
import { listUsedPackings, toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { isRowMatch } from '#src/rules/checkout/recipient-rows.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { manyTexts, recipientLinkTexts } from '#src/text/checkout/many-destinations.ts'
import { foldedTexts } from '#src/text/page/folded.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { FilterField } from '../recipients/FilterField.tsx'
import { CommonDelivery } from './CommonDelivery.tsx'
import { hasDraft, ManyParcel } from './ManyParcel.tsx'
import type { DeliveryForm } from './use-delivery-form.ts'

/** Parcels shown at a time. */
const SHOWN = 10

interface Props {
  view: CartView
  variant: FormVariant
  delivery: DeliveryForm
}

/** Parcels to many: what holds for all of them first, then each in a line that opens its own fields when asked. */
export function ManyDelivery({ view, variant, delivery }: Props) {
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(SHOWN)
  const { shippings } = view.detail
  const leadtimes = new Map(delivery.leadtimes?.map((one) => [one.packing_key, one]))
  const parcels = listUsedPackings(view.detail).flatMap((packing) => {
    const shipping = shippings.find(({ key }) => key === packing.shipping_key)
    const leadtime = leadtimes.get(packing.key)
    return shipping && leadtime ? { packing, shipping, leadtime } : []
  })
  const matching = parcels.filter(
    ({ shipping: { address } }) => !words || (address && isRowMatch({ address }, words)),
  )
  const [touched, setTouched] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        parcels
          .map(({ packing }) => packing)
          .filter((one) => hasDraft(one, view.id))
          .map(({ key }) => key),
      ),
  )
  const listed = new Set(matching.slice(0, shown))
  return (
    <>
      <CommonDelivery view={view} delivery={delivery} leadtimes={parcels.map(({ leadtime }) => leadtime)} />
      <section className="form-section" aria-labelledby="many-parcels">
        <h2 id="many-parcels">
          {manyTexts.each}
          <span className="recipients-count">{recipientTexts.list.count(parcels.length)}</span>
        </h2>
        <p>
          <a className="text-link" href={toStepPath('recipients')}>
            {recipientLinkTexts.again}
          </a>
        </p>
        <FilterField
          id="many-words"
          label={recipientTexts.list.filter}
          words={words}
          onChange={(typed) => {
            setWords(typed)
            setShown(SHOWN)
          }}
        />
        <ul className="many-rows">
          {parcels
            .filter((parcel) => listed.has(parcel) || touched.has(parcel.packing.key))
            .map((parcel) => (
              <ManyParcel
                key={parcel.packing.key}
                {...parcel}
                view={view}
                variant={variant}
                delivery={delivery}
                is_touched={touched.has(parcel.packing.key)}
                is_hidden={!listed.has(parcel)}
                onTouch={() =>
                  setTouched((keys) =>
                    keys.has(parcel.packing.key) ? keys : new Set([...keys, parcel.packing.key]),
                  )
                }
              />
            ))}
        </ul>
        {matching.length === 0 && <p className="form-hint">{recipientTexts.list.not_found}</p>}
        {matching.length > shown && (
          <button className="button button-small" type="button" onClick={() => setShown(shown + 4 * SHOWN)}>
            {foldedTexts.more(matching.length - shown)}
          </button>
        )}
      </section>
    </>
  )
}
