import type { Order } from '#contract/shapes/order.ts'
import { listUsedPackings } from '#src/rules/checkout/checkout-steps.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { legalTexts } from '#src/text/checkout/legal.ts'
import { ReducedRateNote } from '../cart/ReducedRateNote.tsx'
import { Totals } from '../cart/Totals.tsx'
import { Folded } from '../ui/Folded.tsx'
import { DeliveryTerms } from './DeliveryTerms.tsx'
import { OrderedLines } from './OrderedLines.tsx'
import { toPlace } from './to-place.ts'

/** What an order is about: lines, sums, payment and where each parcel goes. Figures as the API has them. */
export function OrderContents({ order: { detail, status, social_gift, pay_by } }: { order: Order }) {
  return (
    <>
      <OrderedLines lines={detail.products} />
      <Totals known={detail.order} is_pending={false} />
      <ReducedRateNote lines={detail.products} />
      <dl className="facts">
        <div>
          <dt>{legalTexts.payment_method}</dt>
          <dd>{detail.order.payment_name}</dd>
        </div>
        {pay_by && (
          <div>
            <dt>{legalTexts.pay_by}</dt>
            <dd>{formatDayWithWeekday(pay_by)}</dd>
          </div>
        )}
        {detail.order.note && (
          <div>
            <dt>{legalTexts.note}</dt>
            <dd>{detail.order.note}</dd>
          </div>
        )}
      </dl>
      <Folded>
        {listUsedPackings(detail).map((packing) => {
          if (social_gift) return <GiftTerms key={packing.key} packing={packing} gift={social_gift} />
          const place = toPlace(detail, packing)
          if (!place.address) return null
          const day = packing.delivery_date && formatDayWithWeekday(packing.delivery_date)
          const time = day
            ? legalTexts.delivery_on(day, packing.delivery_timezone)
            : [checkoutTexts.no_wish, packing.delivery_timezone].filter(Boolean).join('　')
          const condition = day && status === 'awaiting_payment' ? legalTexts.day_after_payment : null
          return (
            <DeliveryTerms
              key={packing.key}
              delivery={{ ...place, receiver_name: null, time, condition, packing }}
            />
          )
        })}
      </Folded>
    </>
  )
}

interface GiftTermsProps {
  packing: Order['detail']['packings'][number]
  gift: NonNullable<Order['social_gift']>
}

/** Only the recipient may read where it goes. */
function GiftTerms({ packing, gift: { receiver_name } }: GiftTermsProps) {
  return (
    <DeliveryTerms
      delivery={{
        address: null,
        receiver_name,
        time: legalTexts.gift_time,
        condition: null,
        packing,
        goods: null,
        sender: null,
        carriage: null,
      }}
    />
  )
}
