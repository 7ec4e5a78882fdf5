import type { CallOutput } from '#contract/index.ts'
import { formatInstant } from '#src/rules/format-instant.ts'
import { checkoutTexts } from '#src/text/checkout.ts'
import { OrderContents } from './OrderContents.tsx'

/** Thanks, the number to keep, what to do now, what comes next, and the order itself. */
export function CompletedOrderView({ order }: { order: CallOutput<'GET /v1/carts/order/{orderNo}'> }) {
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
        <OrderContents order={order} />
      </section>
      <div className="completed-actions">
        <a
          className="button"
          href={`/orders/receipt/?temporary=${encodeURIComponent(order.temporary_token)}`}
        >
          {checkoutTexts.papers}
        </a>
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
