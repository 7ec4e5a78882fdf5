import type { Order } from '#contract/shapes/order.ts'
import { formatDayWithWeekday } from '#src/rules/format-day-with-weekday.ts'
import { formatInstant } from '#src/rules/format-instant.ts'
import { listUsedPackings } from '#src/rules/checkout-steps.ts'
import { checkoutTexts } from '#src/text/checkout.ts'
import { legalTexts } from '#src/text/legal.ts'
import { ReducedRateNote } from '../cart/ReducedRateNote.tsx'
import { Totals } from '../cart/Totals.tsx'
import { DeliveryTerms } from './DeliveryTerms.tsx'
import { OrderedLines } from './OrderedLines.tsx'

/** Thanks, the number to keep, what to do now, what comes next, and the order itself. */
export function CompletedOrderView({ order }: { order: Order }) {
  const { detail, order_no, ordered_at, payment_guide, status } = order
  const { orderer } = detail.order
  return (
    <div className="completed">
      <section className="completed-thanks">
        <h2>{checkoutTexts.thanks}</h2>
        <p>{checkoutTexts.thanks_sentence}</p>
        <dl className="completed-number">
          <div>
            <dt>{checkoutTexts.order_no}</dt>
            <dd>{order_no}</dd>
          </div>
          <div>
            <dt>{checkoutTexts.ordered_at}</dt>
            <dd>{formatInstant(ordered_at)}</dd>
          </div>
        </dl>
      </section>
      {payment_guide && (
        <section className="completed-guide">
          <h2>{checkoutTexts.payment_guide}</h2>
          <p>{payment_guide}</p>
        </section>
      )}
      <section className="completed-part">
        <h2>{checkoutTexts.next_heading}</h2>
        <ol className="completed-next">
          {orderer && <li>{checkoutTexts.next.mail(orderer.email)}</li>}
          {status === 'awaiting_payment' && <li>{checkoutTexts.next.awaiting_payment}</li>}
          <li>{checkoutTexts.next.shipping}</li>
        </ol>
      </section>
      <section className="completed-part">
        <h2>{checkoutTexts.summary}</h2>
        <OrderedLines lines={detail.products} />
        <Totals known={detail.order} is_pending={false} />
        <ReducedRateNote lines={detail.products} />
        <dl className="facts">
          <div>
            <dt>{legalTexts.payment_method}</dt>
            <dd>{detail.order.payment_name}</dd>
          </div>
          {detail.order.note && (
            <div>
              <dt>{legalTexts.note}</dt>
              <dd>{detail.order.note}</dd>
            </div>
          )}
        </dl>
        {listUsedPackings(detail).map((packing) => {
          const address = detail.shippings.find(({ key }) => key === packing.shipping_key)?.address
          if (!address) return null
          const day = packing.delivery_date && formatDayWithWeekday(packing.delivery_date)
          const time = day
            ? legalTexts.delivery_on(day, packing.delivery_timezone)
            : [checkoutTexts.no_wish, packing.delivery_timezone].filter(Boolean).join('　')
          const condition = day && status === 'awaiting_payment' ? legalTexts.day_after_payment : null
          return <DeliveryTerms key={packing.key} delivery={{ address, time, condition, packing }} />
        })}
      </section>
      <div className="completed-actions">
        <button className="button" type="button" onClick={() => window.print()}>
          {checkoutTexts.print}
        </button>
        <a className="button button-primary" href="/">
          {checkoutTexts.to_top}
        </a>
      </div>
    </div>
  )
}
