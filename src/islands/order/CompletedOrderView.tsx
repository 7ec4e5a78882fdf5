import type { CallOutput } from '#contract/index.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { orderCompleteTexts } from '#src/text/checkout/order-complete.ts'
import { giftLinkTexts } from '#src/text/gift/gift-link.ts'
import { GiftLink } from './GiftLink.tsx'
import { OrderContents } from './OrderContents.tsx'
import { PaymentGuide } from './PaymentGuide.tsx'

/** Thanks, the number to keep, what to do now, what comes next, and the order itself. */
export function CompletedOrderView({ order }: { order: CallOutput<'GET /v1/carts/order/{orderNo}'> }) {
  const { detail, order_no, ordered_at, payment_guide, status, social_gift } = order
  const { orderer } = detail.order
  return (
    <div className="completed">
      <section className="completed-thanks">
        <h2>{orderCompleteTexts.thanks}</h2>
        <p>{social_gift ? giftLinkTexts.thanks_sentence : orderCompleteTexts.thanks_sentence}</p>
        <dl className="completed-number">
          <div>
            <dt>{orderCompleteTexts.order_no}</dt>
            <dd>{order_no}</dd>
          </div>
          <div>
            <dt>{orderCompleteTexts.ordered_at}</dt>
            <dd>{formatInstant(ordered_at)}</dd>
          </div>
        </dl>
      </section>
      {social_gift && <GiftLink gift={social_gift} />}
      {payment_guide && <PaymentGuide guide={payment_guide} />}
      <section className="completed-part">
        <h2>{orderCompleteTexts.next_heading}</h2>
        <ol className="completed-next">
          {orderer && <li>{orderCompleteTexts.next.mail(orderer.email)}</li>}
          {status === 'awaiting_payment' && <li>{orderCompleteTexts.next.awaiting_payment}</li>}
          {social_gift && <li>{giftLinkTexts.next_link(social_gift.receiver_name)}</li>}
          <li>{social_gift ? giftLinkTexts.next_shipping : orderCompleteTexts.next.shipping}</li>
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
          {orderCompleteTexts.papers}
        </a>
        <button className="button" type="button" onClick={() => window.print()}>
          {orderCompleteTexts.print}
        </button>
        <a className="button button-primary" href="/">
          {orderCompleteTexts.to_top}
        </a>
      </div>
    </div>
  )
}
