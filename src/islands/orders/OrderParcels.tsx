import type { Parcel } from '#contract/shapes/parcel.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { CARRIERS, PARCEL_TEXTS } from '#src/text/order/parcels.ts'

/** What has left of an order, and where it can be followed. */
export function OrderParcels({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <section className="completed-part">
      <h2>{PARCEL_TEXTS.heading}</h2>
      {parcels.map((parcel) => (
        <dl className="facts" key={parcel.id}>
          <div>
            <dt>{PARCEL_TEXTS.shipped_at}</dt>
            <dd>{formatInstantDay(parcel.shipped_at)}</dd>
          </div>
          {parcel.tracking_no && (
            <div>
              <dt>{PARCEL_TEXTS.tracking_no}</dt>
              <dd>
                {CARRIERS[parcel.carrier]} {parcel.tracking_no}
                {parcel.tracking_url && (
                  <>
                    {' '}
                    <a className="text-link" href={parcel.tracking_url} target="_blank" rel="noreferrer">
                      {PARCEL_TEXTS.track}
                    </a>
                  </>
                )}
              </dd>
            </div>
          )}
          <div>
            <dt>{PARCEL_TEXTS.contents}</dt>
            <dd>
              {parcel.contents.map(({ product_name, quantity }) => (
                <span className="block" key={product_name}>
                  {PARCEL_TEXTS.pieces(product_name, quantity)}
                </span>
              ))}
            </dd>
          </div>
        </dl>
      ))}
    </section>
  )
}
